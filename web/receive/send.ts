import { REPLY } from '../../backend/modules/deliveries/contract/bounds.ts'
import { sentType } from '../recorder/accepted.ts'
import { post, requireOk } from './post.ts'

const TUS = { 'Tus-Resumable': '1.0.0' }

type Ticket = { readonly ticket: string; readonly subject: string; readonly mediaId: string }

const base64 = (text: string) => btoa(String.fromCodePoint(...new TextEncoder().encode(text)))

/** How much of an upload has arrived; undefined when it was never begun. */
const arrived = async (url: string, headers: Record<string, string>): Promise<number | undefined> => {
  const answer = await fetch(url, { method: 'HEAD', headers: { ...TUS, ...headers } })
  return answer.ok ? Number(answer.headers.get('Upload-Offset')) : undefined
}

/**
 * Sends a recording by tus and makes a reply of it. A second try goes on where the first one broke off, under the same
 * ids, so that nothing is sent twice.
 */
export const replySending = (ticketUrl: string, replyUrl: string) => {
  let known: Ticket | undefined
  return async (recording: Blob): Promise<void> => {
    known ??= (await post(ticketUrl, {})) as Ticket
    const { ticket, subject, mediaId } = known
    const headers = { 'Upload-Ticket': ticket }
    const url = `/api/uploads/${mediaId}`
    let offset = await arrived(url, headers)
    if (offset === undefined) {
      const metadata = {
        mediaId,
        messageId: subject,
        purpose: REPLY,
        type: sentType(recording.type).split(';', 1)[0] ?? '',
      }
      const given = Object.entries(metadata).map(([key, value]) => `${key} ${base64(value)}`)
      const length = { 'Upload-Length': String(recording.size), 'Upload-Metadata': given.join(',') }
      const begun = await fetch('/api/uploads', { method: 'POST', headers: { ...TUS, ...headers, ...length } })
      await requireOk(begun)
      offset = 0
    }
    if (offset < recording.size) {
      const type = { 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': String(offset) }
      const body = recording.slice(offset)
      const sent = await fetch(url, { method: 'PATCH', headers: { ...TUS, ...headers, ...type }, body })
      await requireOk(sent)
    }
    await post(replyUrl, { replyId: mediaId, mediaId })
  }
}

const JSON_TYPE = { 'Content-Type': 'application/json', Accept: 'application/json' }
const TUS = { 'Tus-Resumable': '1.0.0' }

type Ticket = { readonly ticket: string; readonly subject: string; readonly mediaId: string }

const post = async (url: string, body: object): Promise<unknown> => {
  const answer = await fetch(url, { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(body) })
  const text = await answer.text()
  const said = text ? (JSON.parse(text) as unknown) : {}
  if (!answer.ok) throw new Error(messageIn(said))
  return said
}
const messageIn = (said: unknown): string =>
  typeof said === 'object' && said !== null && 'message' in said ? String(said.message) : ''

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
      const metadata = { mediaId, messageId: subject, purpose: 'reply', type: recording.type.split(';')[0] ?? '' }
      const given = Object.entries(metadata).map(([key, value]) => `${key} ${base64(value)}`)
      const length = { 'Upload-Length': String(recording.size), 'Upload-Metadata': given.join(',') }
      const begun = await fetch('/api/uploads', { method: 'POST', headers: { ...TUS, ...headers, ...length } })
      if (!begun.ok) throw new Error(messageIn(await begun.json().catch(() => ({}))))
      offset = 0
    }
    if (offset < recording.size) {
      const type = { 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': String(offset) }
      const body = recording.slice(offset)
      const sent = await fetch(url, { method: 'PATCH', headers: { ...TUS, ...headers, ...type }, body })
      if (!sent.ok) throw new Error(messageIn(await sent.json().catch(() => ({}))))
    }
    await post(replyUrl, { replyId: mediaId, mediaId })
  }
}

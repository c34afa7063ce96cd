import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { agreed, type Visitor } from '../../stack/seed/visitor.ts'

const TUS = { 'Tus-Resumable': '1.0.0' }
const PREPARED_MS = 300_000

/** Uploads a recording for a message and waits until it can be played (tus 1.0). */
export const sendRecording = async (
  visit: Visitor,
  messageId: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<string> => {
  const mediaId = randomUUID()
  const metadata = Object.entries({ mediaId, messageId, purpose: 'message', type: 'audio/wav' })
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',')
  const created = await visit('POST', '/api/uploads', undefined, {
    ...TUS,
    'Upload-Length': String(bytes.length),
    'Upload-Metadata': metadata,
  })
  agreed(created)
  agreed(
    await visit('PATCH', created.headers.get('Location') ?? '', bytes, {
      ...TUS,
      'Content-Type': 'application/offset+octet-stream',
      'Upload-Offset': '0',
    }),
  )
  for (const end = Date.now() + PREPARED_MS; Date.now() < end; await pause(200)) {
    const { state } = agreed(await visit('GET', `/api/media/${mediaId}`)) as { state: string }
    if (state === 'ready') return mediaId
  }
  throw new Error('The recording was not prepared in time')
}

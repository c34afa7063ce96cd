import { once } from 'node:events'
import { request as plainly, type IncomingMessage } from 'node:http'
import { request as securely } from 'node:https'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/**
 * PUTs so many bytes while they come, in one request: a content that fails on the way leaves nothing behind.
 * @throws the content's error, or an Error with the status of the answer
 */
export const streamTo = async (url: string, content: Readable, sizeBytes: number): Promise<void> => {
  const request = url.startsWith('https:') ? securely : plainly
  // On a connection of its own: a kept one may just be closing, and a stream cannot be sent twice.
  const sending = request(url, { method: 'PUT', agent: false, headers: { 'Content-Length': sizeBytes } })
  const answered = once(sending, 'response') as Promise<[IncomingMessage]>
  answered.catch(() => undefined) // what broke on the way, the pipeline tells
  await pipeline(content, sending)
  const [answer] = await answered
  answer.resume()
  if (answer.statusCode !== 200) throw new Error(`The object store answered ${answer.statusCode}`)
}

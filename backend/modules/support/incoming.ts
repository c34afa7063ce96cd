import type { IncomingMessage } from 'node:http'
import { finished } from 'node:stream/promises'
import { Refused, refusing } from '../../kernel/errors.ts'
import type { Bytes } from '../../kernel/blob/frames.ts'
import { HEAD_BYTES } from '../../kernel/blob/sniff.ts'
import { FILE_BYTES, FILE_MB, type SupportRefusal } from './contract.ts'
import { textCheck } from './fileType.ts'

const refuse = refusing<SupportRefusal>()

/** How many bytes come, as the request says; the server holds a body to it. Every browser says it of a file. */
const lengthOf = ({ headers }: IncomingMessage): number => {
  const length = headers['content-length']
  if (length === undefined) throw new Refused('invalid', { field: 'Content-Length', message: 'Say how long it is.' })
  if (Number(length) === 0) throw refuse('attachment-empty')
  if (Number(length) > FILE_BYTES) throw refuse('attachment-too-large', { mb: FILE_MB })
  return Number(length)
}

export type Incoming = {
  readonly bytes: number
  readonly head: Buffer
  readonly isMore: boolean
  /** The head and all that follows: no more of it is held than what was not taken yet. */
  readonly content: AsyncGenerator<Buffer>
}

/**
 * Gives a file to `take` while it comes. Whatever becomes of it the body is read to its end: a browser that still sends
 * would not see the answer.
 * @throws Refused where it is empty, too large, or of no said length
 */
export const incoming = async <T>(req: IncomingMessage, take: (file: Incoming) => Promise<T>): Promise<T> => {
  const chunks = req.iterator({ destroyOnReturn: false }) as AsyncIterableIterator<Buffer>
  try {
    const bytes = lengthOf(req)
    let head = Buffer.alloc(0)
    while (head.length < Math.min(HEAD_BYTES, bytes)) {
      const { value, done } = (await chunks.next()) as IteratorResult<Buffer, undefined>
      if (done) break
      head = Buffer.concat([head, value])
    }
    async function* content() {
      yield head
      yield* chunks
    }
    return await take({ bytes, head, isMore: head.length < bytes, content: content() })
  } finally {
    await chunks.return?.()
    req.resume()
    await finished(req, { writable: false }).catch(() => undefined)
  }
}

/** @throws Refused attachment-type at the first chunk that no text has */
export async function* textAlone(content: Bytes): AsyncGenerator<Uint8Array> {
  const isText = textCheck()
  for await (const chunk of content) {
    if (!isText(chunk, true)) throw refuse('attachment-type')
    yield chunk
  }
  if (!isText(Buffer.alloc(0), false)) throw refuse('attachment-type')
}

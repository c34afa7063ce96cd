import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'

export type Answer = { readonly status: number; readonly body: string; readonly etag: string | undefined }

/** Somebody signed in, on connections that stay open: a client that costs little beside what it measures. */
export const browserOf = (origin: string, cookie: string) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const host = new URL(origin)
  const send = (method: string, path: string, content?: object, headers: Readonly<Record<string, string>> = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const text = content && JSON.stringify(content)
      const asked = request(
        {
          agent,
          host: host.hostname,
          port: host.port,
          method,
          path,
          headers: {
            Origin: origin,
            Cookie: cookie,
            'Idempotency-Key': randomUUID(),
            ...(text && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) }),
            ...headers,
          },
        },
        (answer) => {
          const parts: Buffer[] = []
          answer.on('data', (part: Buffer) => parts.push(part))
          answer.on('error', reject)
          answer.on('end', () => {
            const body = Buffer.concat(parts).toString()
            resolve({ status: answer.statusCode ?? 0, body, etag: answer.headers.etag })
          })
        },
      )
      asked.on('error', reject)
      asked.end(text)
    })
  /** @throws Error for any answer but 2xx: it would void the round */
  const ask = async (...asked: Parameters<typeof send>): Promise<Answer> => {
    const answer = await send(...asked)
    if (answer.status < 200 || answer.status > 299)
      throw new Error(`${asked[0]} ${asked[1]}: ${answer.status} ${answer.body}`)
    return answer
  }
  return { ask, close: () => agent.destroy() }
}
export type Browser = ReturnType<typeof browserOf>

import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

/** One call as it went; status 0 is a call without an answer. */
export type Call = {
  readonly at: number
  readonly ms: number
  readonly method: string
  readonly path: string
  readonly key: string
  readonly status: number
  readonly position: string | undefined
  readonly body: unknown
}
export type Asked = {
  readonly key?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly bytes?: Buffer<ArrayBuffer>
}

const PATIENCE_MS = 45_000

/** Somebody at a browser of their own: keeps cookies, and repeats a call under its key until it is answered. */
export const personAt = (origin: string) => {
  const cookies = new Map<string, string>()
  const calls: Call[] = []
  /** What this browser would send. */
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

  const once = async (
    method: string,
    path: string,
    content?: object,
    asked: Asked = {},
  ): Promise<Call & { headers: Headers }> => {
    const { key = randomUUID(), headers = {}, bytes } = asked
    const at = Date.now()
    let status = 0
    let answered = new Headers()
    let body: unknown
    try {
      const json: Record<string, string> = content ? { 'Content-Type': 'application/json' } : {}
      const common = { Origin: origin, Accept: 'application/json', Cookie: cookie(), 'Idempotency-Key': key }
      const response = await fetch(new URL(path, origin), {
        method,
        redirect: 'manual',
        headers: { ...common, ...json, ...headers },
        body: bytes ?? (content ? JSON.stringify(content) : null),
        signal: AbortSignal.timeout(20_000),
      })
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        cookies.set(name, value)
      }
      const text = await response.text()
      body = response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text
      status = response.status
      answered = response.headers
    } catch {
      status = 0
    }
    const call = {
      at,
      ms: Date.now() - at,
      method,
      path,
      key,
      status,
      position: answered.get('X-Position') ?? undefined,
      body,
    }
    calls.push(call)
    return { ...call, headers: answered }
  }

  /** Repeats under the same key while there is no answer or the store is away. @throws Error for any other refusal */
  const ask = async (method: string, path: string, content?: object, asked: Asked = {}) => {
    const key = asked.key ?? randomUUID()
    for (const end = Date.now() + PATIENCE_MS; ;) {
      const call = await once(method, path, content, { ...asked, key })
      if (call.status >= 200 && call.status < 300) return call
      const isWaiting = call.status === 0 || call.status === 503
      if (!isWaiting || Date.now() > end)
        throw new Error(`${method} ${path}: ${call.status} ${JSON.stringify(call.body)}`)
      await pause(200)
    }
  }
  return { ask, once, cookie, calls: (): readonly Call[] => calls }
}
export type Person = ReturnType<typeof personAt>

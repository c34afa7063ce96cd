import { randomUUID } from 'node:crypto'

export type Answer = { readonly status: number; readonly body: unknown; readonly headers: Headers }
type Content = Uint8Array<ArrayBuffer> | Readonly<Record<string, unknown>>
type Sent = Readonly<Record<string, string>>
export type Visitor = (method: string, path: string, content?: Content, headers?: Sent) => Promise<Answer>

/** `app` is where the app listens, `origin` what it calls itself. */
export type Place = { readonly app: string; readonly origin: string; readonly signal?: AbortSignal }

const PATIENCE_MS = 15_000

/** Somebody at a browser of their own, as far as the API can tell: keeps cookies and says where it comes from. */
export const visitorOf = ({ app, origin, signal }: Place): Visitor => {
  const cookies = new Map<string, string>()
  return async (method, path, content, headers = {}) => {
    const own = {
      Origin: origin,
      Accept: 'application/json',
      Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'Idempotency-Key': randomUUID(),
      ...(content && { 'Content-Type': 'application/json' }),
    }
    const body = content instanceof Uint8Array ? content : JSON.stringify(content)
    const patience = AbortSignal.timeout(PATIENCE_MS)
    const answer = await fetch(new URL(path, app), {
      method,
      redirect: 'manual',
      headers: { ...own, ...headers },
      ...(content && { body }),
      signal: signal ? AbortSignal.any([signal, patience]) : patience,
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    const isJson = answer.headers.get('Content-Type')?.includes('json')
    const { status, headers: told } = answer
    return { status, headers: told, body: isJson ? await answer.json() : await answer.text() }
  }
}

/** The answer's body; anything but a yes is thrown. */
export const agreed = ({ status, body }: Pick<Answer, 'status' | 'body'>): unknown => {
  if (status >= 200 && status < 300) return body
  throw new Error(`${status} ${JSON.stringify(body)}`)
}

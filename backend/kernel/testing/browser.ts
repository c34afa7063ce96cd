export type Answer = { readonly status: number; readonly headers: Headers; readonly json: unknown }
type Headered = Readonly<Record<string, string>>

/** What only reads. All else is sent for any revision. */
const READING: ReadonlySet<string> = new Set(['GET', 'HEAD'])

/**
 * Asks as a page of ours does: keeps cookies, says where it comes from, sends JSON (bytes go as they are), edits on
 * any revision. A header given as an empty string is left out.
 */
export const browserAt = (origin: string) => {
  const jar = new Map<string, string>()

  const keep = (cookie: string) => {
    const [pair = '', ...attributes] = cookie.split('; ')
    const name = pair.slice(0, pair.indexOf('='))
    const value = pair.slice(name.length + 1)
    const isOver = attributes.some((each) => /^expires=.*1970/i.test(each)) || value === ''
    if (isOver) jar.delete(name)
    else jar.set(name, value)
  }

  const ask = async (method: string, path: string, body?: unknown, headers: Headered = {}): Promise<Answer> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const isBytes = body instanceof Uint8Array
    const own = {
      Origin: origin,
      Cookie: cookie,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(!READING.has(method) && { 'If-Match': '*' }),
    }
    const sent = Object.entries({ ...own, ...headers }).filter(([, value]) => value !== '')
    const response = await fetch(new URL(path, origin), {
      method,
      headers: Object.fromEntries(sent),
      redirect: 'manual',
      ...(body !== undefined && { body: isBytes ? Buffer.from(body) : JSON.stringify(body) }),
    })
    for (const each of response.headers.getSetCookie()) keep(each)
    const text = await response.text()
    const isJson = response.headers.get('Content-Type')?.startsWith('application/json') ?? false
    return { status: response.status, headers: response.headers, json: isJson ? JSON.parse(text) : text }
  }
  return { ask, jar }
}
export type Browser = ReturnType<typeof browserAt>

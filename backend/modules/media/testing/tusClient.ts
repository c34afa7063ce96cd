import { randomUUID } from 'node:crypto'
import type { Browser } from '../../../kernel/testing/browser.ts'

export type Changes = Readonly<Partial<Record<'mediaId' | 'messageId' | 'type' | 'purpose', string>>>

const TUS = { 'Tus-Resumable': '1.0.0' }
const octets = (offset: number) => ({
  ...TUS,
  'Content-Type': 'application/offset+octet-stream',
  'Upload-Offset': String(offset),
})

export const metadataOf = (changes: Changes = {}): string =>
  Object.entries({ mediaId: randomUUID(), messageId: randomUUID(), purpose: 'message', type: 'audio/webm', ...changes })
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',')

/** The protocol's four requests, by hand. */
export const tusClient = (browser: Browser, origin: string) => {
  const cookie = () => [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const create = (headers: Readonly<Record<string, string>>) =>
    browser.ask('POST', '/api/uploads', undefined, { ...TUS, ...headers })
  const patch = (path: string, offset: number, bytes: Uint8Array, more: Readonly<Record<string, string>> = {}) =>
    browser.ask('PATCH', path, bytes, { ...octets(offset), ...more })
  // A refused HEAD names the type of a body that it must not have, which `ask` would read.
  const head = (path: string) => fetch(new URL(path, origin), { method: 'HEAD', headers: { ...TUS, Cookie: cookie() } })
  return {
    browser,
    cookie,
    octets,
    create,
    patch,
    head,
    remove: (path: string) => browser.ask('DELETE', path, undefined, TUS),
    offsetAt: async (path: string) => (await head(path)).headers.get('Upload-Offset'),
    /** A new upload, of unknown length unless it is told. */
    begin: async (changes: Changes = {}, length?: number) => {
      const mediaId = changes.mediaId ?? randomUUID()
      const [name, value] = length === undefined ? ['Upload-Defer-Length', '1'] : ['Upload-Length', String(length)]
      const known = { 'Upload-Metadata': metadataOf({ ...changes, mediaId }), [name]: value }
      const { status, headers } = await create(known)
      return { mediaId, status, path: headers.get('Location') ?? '' }
    },
    row: (mediaId: string) => browser.ask('GET', `/api/media/${mediaId}`),
  }
}
export type TusClient = ReturnType<typeof tusClient>

import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import { until } from '../kill/until.ts'

type Sender = { readonly app: string; readonly cookie: string; readonly database: Client }

const encoded = (metadata: Readonly<Record<string, string>>): string =>
  Object.entries(metadata)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',')

/** Whoever adds memories as a browser does: the item first, then its file. */
export const sendingAs = ({ app, cookie, database }: Sender) => {
  const asked = async (method: string, path: string, headers: Readonly<Record<string, string>>, body: BodyInit) => {
    const common = { Origin: app, Cookie: cookie, 'Idempotency-Key': randomUUID(), 'Tus-Resumable': '1.0.0' }
    const answer = await fetch(new URL(path, app), { method, headers: { ...common, ...headers }, body })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    await answer.arrayBuffer()
    return answer.headers
  }
  /** @returns what the upload of the item's file is begun with */
  const add = async (bytes: number, type: string) => {
    const [itemId, mediaId] = [randomUUID(), randomUUID()]
    const added = JSON.stringify({ itemId, mediaId, bytes, name: 'IMG_1.JPG' })
    await asked('POST', '/api/items', { 'Content-Type': 'application/json' }, added)
    const metadata = encoded({ mediaId, messageId: itemId, purpose: 'item', type })
    return { itemId, mediaId, headers: { 'Upload-Metadata': metadata, 'Upload-Length': String(bytes) } }
  }
  /** Sends a file in the request that begins it. */
  const send = async (bytes: Buffer, type = 'image/jpeg'): Promise<string> => {
    // Whoever measures is not held to how much a person may send in an hour.
    await database.query('delete from kernel.limits')
    const { itemId, headers } = await add(bytes.length, type)
    const octets = { 'Content-Type': 'application/offset+octet-stream' }
    await asked('POST', '/api/uploads', { ...headers, ...octets }, new Uint8Array(bytes))
    return itemId
  }
  /** Begins the upload of a file that comes in parts; `path` is where they go. */
  const begin = async (bytes: number, type: string) => {
    const { mediaId, headers } = await add(bytes, type)
    return { mediaId, path: (await asked('POST', '/api/uploads', headers, '')).get('Location') ?? '' }
  }
  return { send, begin }
}

/** Waits until so many of these items are in a state, as their read table says. */
export const untilItems = (
  database: Client,
  ids: readonly string[],
  { state = 'ready', n = ids.length, ms = 1_800_000 } = {},
): Promise<true> =>
  until(`${n} items ${state}`, ms, async () => {
    const { rows } = await database.query<{ n: number }>(
      'select count(*)::int as n from items.items where id = any($1) and state = $2',
      [ids, state],
    )
    return (rows[0]?.n ?? 0) >= n ? true : undefined
  })

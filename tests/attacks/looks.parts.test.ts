// Through: routers, every module
// Mail scanners, previews and prefetching ask for every address they see: a look changes nothing, whoever looks.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as v from 'valibot'
import { sql } from '../../backend/kernel/db.ts'
import { newId } from '../../backend/kernel/ids.ts'
import type { Browser } from '../../backend/kernel/testing/browser.ts'
import { startServer, type TestServer } from '../../backend/kernel/testing/server.ts'
import { metadataOf, tusClient } from '../../backend/modules/media/testing/tusClient.ts'
import { portsOf, routersOf, streamingOf } from '../../backend/routers.ts'
import { modules } from '../../projections/modules.ts'
import { linksOf } from '../household/links.ts'
import { readerOf } from '../household/reader.ts'

let server: TestServer
let lived: Lived
beforeAll(async () => {
  server = await startServer({ routers: [streamingOf, routersOf], projections: modules, ports: portsOf })
  lived = await livedIn()
})
afterAll(() => server.stop())

/** A house in which each kind of thing is there once, who may look at it, and the links that lead to it. */
const livedIn = async () => {
  const known = await readerOf(server)
  const { ana } = known
  const asker = server.browser()
  const question = { channel: 'form', topic: 'other', name: 'Nell', email: 'nell@hale.example', text: 'How long?' }
  const { json } = await asker.ask('POST', '/api/support', question)
  const { id: conversation } = json as { id: string }
  const upload = randomUUID()
  await tusClient(ana.browser, server.origin).create({
    'Upload-Metadata': metadataOf({ mediaId: upload }),
    'Upload-Length': '9',
  })

  const { link, ofContacts, others } = await linksOf(server, known, conversation)
  const reader = await known.unlocked(link)
  const admin = await server.signedInAs(newId(), 'admin')
  const browsers = [server.browser(), reader, asker, ana.browser, admin]
  const { messageId, mediaId, deliveryId } = link
  const ids = { message: messageId, media: mediaId, upload, delivery: deliveryId, support: conversation, user: ana.id }
  return { ids, tokens: [...ofContacts, ...others], browsers }
}
type Lived = Awaited<ReturnType<typeof livedIn>>

/** What a name in a path may stand for: a thing of the house, and what is none. */
const valuesOf = (path: string, name: string): readonly string[] => {
  const { ids, tokens } = lived
  if (name === 'token') return tokens
  if (name === 'mediaId') return [ids.media]
  if (name === 'variant') return ['play']
  if (name === 'kind') return ['users']
  if (name === 'name') return [`message-${ids.message}`]
  const own = Object.entries(ids).find(([kind]) => path.includes(`/${kind}`))?.[1]
  return [own ?? newId()]
}
const filled = (path: string): readonly string[] => {
  const name = /:(\w+)/.exec(path)?.[1]
  if (name === undefined) return [path]
  return valuesOf(path, name).flatMap((value) => filled(path.replace(`:${name}`, value)))
}

/** Every address that is answered to a look, with the way of looking. */
const looksAt = (): readonly (readonly [method: string, path: string])[] =>
  [...routersOf(server.kernel), ...streamingOf(server.kernel)]
    .flatMap(({ stack }) => stack)
    .flatMap(({ methods, path }) =>
      methods
        .filter((method) => method === 'GET' || method === 'HEAD')
        .flatMap((method) => filled(String(path).replaceAll(/[{}]/g, '')).map((address) => [method, address] as const)),
    )

/** What looking may change: how often one did, and when one was here last. */
const SPARED: Readonly<Record<string, readonly string[]>> = {
  'kernel.limits': ['*'],
  'kernel.sessions': ['seen_at', 'expires_at'],
}
const Table = v.object({ name: v.string() })
const Digest = v.object({ digest: v.nullable(v.string()) })
/** A digest of all that each table holds. */
const tablesNow = async (): Promise<Readonly<Record<string, string>>> => {
  const { db } = server.kernel
  const tables = await db.any(sql.type(Table)`
    select schemaname || '.' || tablename as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') order by 1`)
  const digests: Record<string, string> = {}
  for (const { name } of tables) {
    const spared = SPARED[name] ?? []
    if (spared.includes('*')) continue
    const { digest } = await db.one(sql.type(Digest)`
      select md5(string_agg(row::text, ',' order by row::text)) as digest
      from (select to_jsonb(t) - ${sql.array([...spared], 'text')} as row from ${sql.identifier(name.split('.'))} t) rows`)
    digests[name] = digest ?? ''
  }
  return digests
}
/** The types of what was stored after this position. */
const storedAfter = async (position: string): Promise<readonly string[]> => {
  const { store, checkpointSignals, db } = server.kernel
  if (!(await checkpointSignals.passed('audit', await store.head(), 20_000))) throw new Error('The history is behind')
  const rows = await db.any(sql.type(v.object({ type: v.string() }))`
    select distinct type from audit.events where pos > ${position}::numeric order by type`)
  return rows.map(({ type }) => type)
}

const isLink = (path: string) => lived.tokens.some((token) => path.includes(token))

test(
  'no look at any address changes anything, whoever looks, but that an admin has looked',
  { timeout: 180_000 },
  async () => {
    const looks = looksAt()
    const faults: string[] = []
    const look = async (browser: Browser, method: string, path: string) => {
      const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ')
      const response = await fetch(new URL(path, server.origin), {
        method,
        headers: { Cookie: cookie },
        redirect: 'manual',
      })
      // An event stream has no end of its own.
      if (response.headers.get('Content-Type')?.startsWith('text/event-stream')) await response.body?.cancel()
      else await response.arrayBuffer()
      const { status } = response
      if (status >= 500) faults.push(`${method} ${path} ${status}`)
    }
    const head = await server.kernel.store.head()
    await server.whileHalted(async () => {
      const before = await tablesNow()
      await Promise.all(
        lived.browsers.map(async (browser) => {
          // A link's answer hangs on its token, and on who has unlocked it; HEAD is answered by the route of GET.
          const isReader = browser === lived.browsers[0] || browser === lived.browsers[1]
          for (const [method, path] of looks)
            if (isReader ? method === 'GET' || browser === lived.browsers[0] : method === 'GET' && !isLink(path))
              await look(browser, method, path)
        }),
      )
      expect(await tablesNow()).toEqual(before)
    })
    expect(faults).toEqual([])
    expect(await storedAfter(head)).toEqual(['AdminViewed'])
  },
)

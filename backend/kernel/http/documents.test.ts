import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentsOf, filling, type Documents } from './documents.ts'
import { newMasterKey, readSettings } from '../process/settings.ts'

const needed = ['DATABASE_URL', 'EVENTSTORE_URL', 'TEMPORAL_ADDRESS', 'S3_ENDPOINT', 'S3_ACCESS_KEY', 'S3_SECRET_KEY']
const settingsFor = (changes: Record<string, string>) =>
  readSettings({
    ...Object.fromEntries(needed.map((name) => [name, 'here'])),
    SMTP_URL: 'here',
    MASTER_KEY: newMasterKey(),
    VAULT_KEY: newMasterKey(),
    BACKUP_KEY: newMasterKey(),
    ORIGIN: 'https://house.example',
    ...changes,
  })

let folder = ''
let documents: Documents
const page = (pattern: string, changes = {}) => ({
  pattern,
  page: pattern,
  file: `${pattern.length}.html`,
  isRendered: true,
  queries: [],
  needs: [],
  ...changes,
})

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'documents-'))
  const web = join(folder, 'web')
  const listed = [
    page('/a', { queries: ['tag'] }),
    page('/letters/:slug'),
    page('/private/:id', { isRendered: false }),
    page('/test-login'),
  ]
  await mkdir(web)
  await mkdir(`${web}-server`)
  await writeFile(join(web, 'pages.json'), JSON.stringify([...listed, page('*')]))
  await writeFile(join(web, 'index.html'), '<i nonce="__NONCE__">')
  for (const { file, pattern } of [...listed, page('*')]) {
    await writeFile(join(web, file), `${pattern} of __PRODUCT__ at __PATH__ with __NONCE__`)
  }
  await writeFile(
    join(`${web}-server`, 'server.js'),
    'export const renderRoute = async (template, { path, search }) => `${template}${path}?${search} of __PRODUCT__`',
  )
  documents = await documentsOf(settingsFor({ WEB_DIST: web, PRODUCT_NAME: 'Acme & Co' }))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const at = (address: string) => {
  const [path = '', query = ''] = address.split('?')
  return documents({ path, query: new URLSearchParams(query), nonce: 'n1' })
}

test('a page is its file, with what the operator has set and the nonce of the answer', async () =>
  expect(await at('/a')).toEqual({ status: 200, html: '/a of Acme &amp; Co at /a with n1' }))

test.each([
  [[], 200],
  [['/test-login'], 404],
] as const)('without the pages %j the test login answers %i', async (hidden, status) => {
  const house = await documentsOf(settingsFor({ WEB_DIST: join(folder, 'web') }), hidden)
  expect(await house({ path: '/test-login', query: new URLSearchParams(), nonce: 'n1' })).toMatchObject({ status })
})

test('a page that differs by its query is rendered for it, without what it does not read', async () =>
  expect(await at('/a?tag=x&other=y')).toEqual({ status: 200, html: '<i nonce="n1">/a?tag=x of Acme &amp; Co' }))

test('a query that looks like a place-holder is not rendered', async () =>
  expect((await at('/a?tag=__SUPPORT_PHONE__')).html).toBe('<i nonce="n1">/a? of Acme &amp; Co'))

test('the phone is shown as it was set, and dialled by its digits', () => {
  const fill = filling(settingsFor({ SUPPORT_PHONE: '+44 (0)20 7946-0000' }))
  expect(fill('<a href="tel:__SUPPORT_TEL__">__SUPPORT_PHONE__</a>')).toBe(
    '<a href="tel:+442079460000">+44 (0)20 7946-0000</a>',
  )
})

test('a page with parameters is rendered for its address, a private one is not', async () => {
  expect((await at('/letters/one')).html).toContain('/letters/one?')
  expect((await at('/private/7')).html).toBe('/private/:id of Acme &amp; Co at /private/7 with n1')
})

test('any other address is a page too, and says 404', async () =>
  expect(await at('/<b>')).toEqual({ status: 404, html: '* of Acme &amp; Co at /&lt;b&gt; with n1' }))

test('a name is escaped as HTML in the page and as JSON in its facts', () => {
  const fill = filling(settingsFor({ PRODUCT_NAME: 'A "B" <C>' }))
  const facts = '<script type="application/ld+json">{"name":"__PRODUCT__"}</script>'
  expect(fill(`<b>__PRODUCT__</b>${facts}`)).toBe(
    '<b>A &quot;B&quot; &lt;C&gt;</b>' +
      String.raw`<script type="application/ld+json">{"name":"A \"B\" \u003cC>"}</script>`,
  )
})

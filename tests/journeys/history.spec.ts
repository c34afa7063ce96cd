// Through: audit
import { readFile } from 'node:fs/promises'
import { expect, test, type Locator } from '../support/browserTest.ts'
import { agreed } from '../../stack/seed/visitor.ts'
import { anchorNow, holdAnchors } from '../support/anchors.ts'
import { overwrite } from '../support/overwrite.ts'
import { newAdmin } from './support/admin.ts'
import { databaseUrl } from './support/database.ts'
import { newFamily, type Family } from './support/family.ts'
import { lookAt } from './support/look.ts'
import { settingsOfRun } from './support/settings.ts'

// One admin, who looks at one family's history: the looks are made one after the other.
test.describe.configure({ mode: 'default' })

let admin: Awaited<ReturnType<typeof newAdmin>>
let family: Family
let personId: string
let stream: string
let anchorAgain: (() => Promise<void>) | undefined
test.beforeAll(async ({ browser }) => {
  anchorAgain = await holdAnchors(await settingsOfRun())
  admin = await newAdmin(browser)
  family = await newFamily(browser, 'told', 'closed-ruth')
  personId = await family.person('Quillwort')
  stream = `recipient-${personId}`
  const moved = { zone: 'Europe/London' }
  agreed(await family.ask('PATCH', `/api/recipients/${personId}`, moved, { 'If-Match': '*' }))
})
test.afterAll(() => anchorAgain?.())

const HISTORY = '/admin-control-panel/history'
const open = async (path = HISTORY): Promise<void> => {
  await admin.page.goto(path)
}
const search = async (fields: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, value] of Object.entries(fields)) await admin.main.getByLabel(label).fill(value)
  await admin.press('Search')
}
const row = (words: string | RegExp) => admin.main.getByRole('row').filter({ hasText: words })
const colourOf = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).backgroundColor)

test('a person who is no admin is told so, and sees nothing', async () => {
  await family.page.goto(HISTORY)
  await expect(family.main).toContainText("You don't have permission to access this area.")
  await expect(family.main.getByRole('table')).toHaveCount(0)
  await lookAt(family.page, { name: 'no admin' })
})

test('a history is found by a part of an id, and shows no word of the family', async () => {
  await open()
  await search({ 'ID contains': personId })
  await expect(row('RecipientAdded')).toBeVisible()
  await expect(row('RecipientChanged')).toBeVisible()
  await lookAt(admin.page, { name: 'the history' })
  await search({ Event: 'RecipientAdded' })
  await expect(row('RecipientChanged')).toHaveCount(0)
  await search({ Event: 'NothingSuch' })
  await expect(admin.main).toContainText('No events match. Try removing a filter.')
  await lookAt(admin.page, { name: 'a history where nothing fits' })

  await search({ Event: 'RecipientAdded' })
  await row('RecipientAdded').getByRole('link').click()
  await expect(admin.page.getByRole('heading', { level: 1 })).toHaveText(/^History of an? [a-z]+$/)
  await expect(admin.main.getByText(stream, { exact: true }).first()).toBeVisible()
  await expect(row('RecipientAdded')).toContainText('name sealed')
  await expect(admin.main).not.toContainText('Quillwort')
  const differences = admin.main.getByRole('table', { name: 'What changed between two revisions' })
  const zone = differences.getByRole('row').filter({ hasText: 'zone' })
  await expect(zone).toContainText('Europe/Madrid')
  await expect(zone).toContainText('Europe/London')
  await lookAt(admin.page, { name: 'a stream' })
})

test('bytes changed by hand in the event store turn their row red, and the check names the first bad revision', async () => {
  const changed = { stream, revision: 0, from: 'Europe/Madrid', to: 'Europe/Lisbon' }
  const url = await databaseUrl()
  await open(`${HISTORY}/${stream}`)
  await admin.press('Check this stream')
  await expect(admin.main).toContainText(/Whole: \d+ events/)

  expect(await overwrite(url, changed)).toBe(1)
  await admin.press('Check this stream')
  await expect(admin.main).toContainText(`Not whole: ${stream}, revision 0: its bytes are not those that were stored.`)
  await expect(row('RecipientAdded')).toContainText('Bad: its bytes are not those that were stored')
  await lookAt(admin.page, { name: 'a stream that was changed by hand' })
  expect(await colourOf(row('RecipientAdded'))).not.toBe(await colourOf(row('RecipientChanged')))

  await open()
  await search({ 'ID contains': personId })
  await admin.press('Check the whole log')
  await expect(admin.main).toContainText(`Not whole: ${stream}, revision 0`)
  await expect(row('RecipientAdded')).toContainText('Bad:')

  expect(await overwrite(url, { ...changed, from: changed.to, to: changed.from })).toBe(1)
  await admin.press('Check the whole log')
  await expect(admin.main).toContainText(/Whole: \d+ events/)
  await expect(row('RecipientAdded')).not.toContainText('Bad:')
})

test('an anchor that was changed by hand is named: its row turns red, and no other @deep', async () => {
  const url = await databaseUrl()
  const whole = { stream: 'anchor-main', revision: 0 }
  const words = 'Not whole: anchor-main, revision 0: its bytes are not those that were stored.'
  const settings = await settingsOfRun()
  await anchorNow(settings)
  await family.person('Teasel') // what the next anchor covers
  await anchorNow(settings)
  await open(`${HISTORY}/anchor-main`)
  const [first, second] = [row('AnchorWritten').nth(0), row('AnchorWritten').nth(1)]
  await expect(second).toBeVisible()
  for (const field of ['hash', 'toPos']) {
    const [from, to] = [`"${field}":"`, `"${field}":"x`]
    expect(await overwrite(url, { ...whole, from, to })).toBe(1)
    await admin.press('Check this stream')
    await expect(first).toContainText('Bad: its bytes are not those that were stored')
    await expect(second).not.toContainText('Bad:')
    await expect(admin.main).toContainText(words)
    await lookAt(admin.page, { name: `an anchor whose ${field} was changed` })

    await open()
    await search({ Event: 'AnchorWritten' })
    await admin.press('Check the whole log')
    await expect(admin.main).toContainText(words)
    await expect(row('Bad: its bytes are not those that were stored')).toHaveCount(1)
    expect(await overwrite(url, { ...whole, from: to, to: from })).toBe(1)
    await admin.press('Check the whole log')
    await expect(admin.main).toContainText(/Whole: \d+ events, [1-9]\d* anchors/)
    await expect(row('Bad:')).toHaveCount(0)
    await open(`${HISTORY}/anchor-main`)
  }
})

test('a history is taken along with its hashes', async () => {
  await open()
  await search({ 'ID contains': personId })
  await expect(row('RecipientAdded')).toBeVisible()
  for (const [words, ending] of [
    ['Export CSV', 'csv'],
    ['Export JSON lines', 'ndjson'],
  ] as const) {
    const downloading = admin.page.waitForEvent('download')
    await admin.main.getByRole('link', { name: words }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(new RegExp(`^history-export-\\d{4}-\\d\\d-\\d\\d\\.${ending}$`))
    const text = await readFile(await download.path(), 'utf8')
    expect(text).toContain(stream)
    expect(text).toMatch(/"hash"/)
    expect(text).not.toContain('Quillwort')
  }
})

test('each look is itself an event of whoever looked', async () => {
  await open()
  await admin.press('More filters')
  await search({ Event: 'AdminViewed', 'Actor ID': admin.id })
  await expect(row('AdminViewed').first()).toBeVisible()
  await open(`${HISTORY}/admin-${admin.id}`)
  for (const what of ['history', 'stream', 'verification', 'export'])
    await expect(row('AdminViewed').filter({ hasText: what }).first()).toBeVisible()
})

test('a message that cannot go on by itself stands in the queue of those that need someone', async () => {
  const message = await family.draft({ title: 'The tin', body: 'The blue one.', recipientIds: [personId] })
  await family.seal(message, 1 / 24, 'always')
  await family.openMessage(message)
  await expect(family.chip('We could not reach you')).toBeVisible()
  await open('/admin-control-panel')
  const stuck = row(`…${message.slice(-12)}`)
  await expect(stuck).toContainText('stalled')
  await lookAt(admin.page, { name: 'how all messages stand' })
  await expect(admin.main).not.toContainText('The tin')
  await stuck.getByRole('link').click()
  await expect(admin.page.getByRole('heading', { level: 1 })).toHaveText('History of a message')
  await expect(admin.main.getByText(`message-${message}`, { exact: true }).first()).toBeVisible()
  await expect(row('NoticeRejected')).toBeVisible()
  await lookAt(admin.page, { name: 'what staff may do' })
})

// Through: trees, records, items, shares, families
import { expect, test, type Page } from '../support/browserTest.ts'
import { agreed } from '../../stack/seed/visitor.ts'
import { heading } from './support/door.ts'
import { newFamily, type Family } from './support/family.ts'
import { lookAt } from './support/look.ts'
import { newMember } from './support/members.ts'
import { choose, rowsOf, SOON_MS, tray } from './support/vault.ts'

/** What an old program wrote: a dual year, two births, a tag of its own, a link to nobody, and someone who is alive. */
const LINES = `0 HEAD
1 SOUR PAF
1 GEDC
2 VERS 5.5.1
2 FORM LINEAGE-LINKED
1 CHAR UTF-8
0 @I1@ INDI
1 NAME Ruth /Hale/
1 SEX F
1 BIRT
2 DATE 11 FEB 1731/32
2 PLAC Gloucester
1 BIRT
2 DATE ABT 1732
1 DEAT Y
1 FAMS @F1@
0 @I2@ INDI
1 NAME Zoë /Fen/
1 BIRT
2 DATE 1990
1 _CUSTOM kept
1 FAMC @F1@
0 @F1@ FAM
1 WIFE @I1@
1 CHIL @I2@
1 CHIL @I9@
0 TRLR
`
const file = { name: 'Hales.ged', mimeType: 'text/plain', buffer: Buffer.from(LINES) }

/** From the first run to the report of what the file brings. */
const bring = async ({ page, main }: Family): Promise<void> => {
  await page.goto('/family-tree')
  await main.getByLabel('Choose a GEDCOM file').first().setInputFiles(file)
  await expect(main).toContainText('This file brings 2 people', { timeout: SOON_MS })
}
const apply = async ({ main }: Family): Promise<void> => {
  await main.getByRole('button', { name: 'Bring it in' }).click()
  await expect(main).toContainText('2 people came in', { timeout: SOON_MS })
}
const openPerson = async ({ page, main }: Family, name: string): Promise<void> => {
  await main.getByRole('list', { name: 'People in this tree' }).getByRole('link', { name }).click()
  await heading(page, name)
}
const menuOf = async (page: Page, what: string, act: string): Promise<void> => {
  await page.getByRole('main').getByRole('button', { name: what }).click()
  await page.getByRole('menuitem', { name: act, exact: true }).click()
}
const treeIdOf = async ({ ask }: Family): Promise<string> =>
  (agreed(await ask('GET', '/api/trees')) as readonly { id: string }[])[0]?.id ?? ''
const exported = async ({ ask }: Family, treeId: string, profile: string): Promise<string> => {
  const { status, body } = await ask('GET', `/api/trees/${treeId}/exports/${profile}`)
  expect(status).toBe(200)
  return String(body)
}

test('a file comes in with a report, is edited and undone, and leaves with every line', async ({ browser }) => {
  const karl = await newFamily(browser, 'gedcom', 'karl')
  const { page, main } = karl
  await bring(karl)
  await expect(main).toContainText('1 person looks alive')
  await expect(main.getByRole('listitem').filter({ hasText: 'Zoë Fen' })).toBeVisible()
  await main.getByText('What was not as it should be').click()
  await expect(main).toContainText('1 link leads to nothing in this file.')
  await lookAt(page, { name: 'a file that was read' })
  await apply(karl)
  const original = main.getByRole('link', { name: 'Download the file as you brought it' })
  const { body } = await karl.ask('GET', (await original.getAttribute('href')) ?? '')
  expect(body).toBe(LINES)

  await main.getByLabel('Find by name').fill('zoe')
  await expect(main.getByText('1 person', { exact: true })).toBeVisible()
  await openPerson(karl, 'Zoë Fen')
  await lookAt(page, { name: 'a person of a tree' })
  await menuOf(page, 'Change: Birth', 'Change')
  const dialog = page.getByRole('dialog', { name: 'Birth' })
  await dialog.getByLabel('When').fill('about March 1991')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(main).toContainText('about March 1991')
  const treeId = await treeIdOf(karl)
  expect(await exported(karl, treeId, 'everything-551')).toContain('2 DATE ABT MAR 1991')

  await main.getByText('What was changed').click()
  await main.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('That change is undone', { exact: true })).toBeVisible()
  await expect(main.getByRole('heading', { level: 1 }).locator('..')).toContainText('born 1990')
  const back = await exported(karl, treeId, 'everything-551')
  for (const line of LINES.split('\n').slice(6, -2)) expect(back).toContain(line)

  const again = crypto.randomUUID()
  const [item] = await rowsOf(karl)
  agreed(await karl.ask('POST', `/api/trees/${treeId}/imports`, { importId: again, itemId: item?.id ?? '' }))
  await page.goto('/family-tree')
  await expect(main).toContainText('Nothing new: your tree has all of this already.', { timeout: SOON_MS })
})

test('a tree begins with oneself, grows by relatives, and says where it is known from', async ({ browser }) => {
  const mia = await newFamily(browser, 'roots', 'mia')
  const { page, main } = mia
  await page.goto('/memory-vault')
  await choose(mia, process.env['JOURNEY_VOICE'] ?? '')
  await expect(tray(mia).getByRole('heading', { name: 'It is safe.' })).toBeVisible({ timeout: SOON_MS })
  const [voice] = await rowsOf(mia)
  const plays = async () => (await mia.ask('GET', `/api/items/${voice?.id ?? ''}/play`)).status
  await expect.poll(plays, { timeout: SOON_MS }).toBe(200)

  await page.goto('/family-tree')
  await lookAt(page, { name: 'a family without a tree' })
  await main.getByRole('button', { name: 'Start with me' }).click()
  await openPerson(mia, 'Mia')
  await main.getByRole('button', { name: 'Add a parent' }).click()
  const parent = page.getByRole('dialog', { name: 'Add a parent' })
  await parent.getByLabel('First and middle names').fill('Joseph')
  await parent.getByLabel('Last name').fill('Hale')
  await parent.getByLabel(/^Born/).fill('6 May 1931')
  await parent.getByRole('button', { name: 'Save' }).click()
  await expect(parent).toHaveCount(0)
  await main.getByRole('region', { name: 'Family' }).getByRole('link', { name: 'Joseph Hale' }).click()
  await heading(page, 'Joseph Hale')

  await menuOf(page, 'Change: Birth', 'Say where it’s from')
  const source = page.getByRole('dialog', { name: 'Where is this known from?' })
  await source.getByLabel('A memory of your family').click()
  await page.getByRole('option').last().click()
  await source.getByLabel(/At which minute/).fill('0:01')
  await source.getByRole('button', { name: 'Save' }).click()
  await expect(source).toHaveCount(0)
  await main.getByRole('button', { name: 'Listen from 0:01' }).click()
  const sound = main.getByLabel('Listen from 0:01')
  await expect.poll(() => sound.evaluate((audio: HTMLAudioElement) => audio.currentTime)).toBeGreaterThanOrEqual(1)
})

test('a viewer reads a tree and changes nothing, and by a link the living are “Living”', async ({ browser }) => {
  const karl = await newFamily(browser, 'branch', 'karl')
  await bring(karl)
  await apply(karl)
  const treeId = await treeIdOf(karl)
  const { people } = agreed(await karl.ask('GET', `/api/trees/${treeId}/people`)) as {
    people: readonly { id: string; name: string }[]
  }
  const ruth = people.find(({ name }) => name === 'Ruth Hale')?.id ?? ''

  const vera = await newMember(browser, karl, 'Vera', 'viewer')
  await vera.page.goto('/family-tree')
  await expect(vera.main.getByRole('button', { name: 'Add a person' })).toHaveCount(0)
  await openPerson(vera, 'Zoë Fen')
  for (const name of ['Add a fact', 'Add a parent', 'Add a note'])
    await expect(vera.main.getByRole('button', { name })).toHaveCount(0)
  const sent = { given: 'Zora', surname: 'Fen' }
  const path = `/api/trees/${treeId}/records/${ruth}`
  expect((await vera.ask('PUT', `${path}/name`, sent, { 'If-Match': '*' })).status).toBe(403)

  agreed(await karl.ask('POST', `/api/trees/${treeId}/home`, { recordId: ruth }))
  const things = [{ kind: 'branch', id: ruth }]
  const share = { shareId: crypto.randomUUID(), things, title: 'Our branch', mayDownload: false }
  const { url } = agreed(await karl.ask('POST', '/api/shares', share)) as { url: string }
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(url)
  await visitor.getByRole('button', { name: 'Open' }).click()
  const branch = visitor.getByRole('main')
  await expect(branch).toContainText('Ruth Hale')
  await expect(branch).toContainText('Living')
  await expect(branch).not.toContainText('Zoë')
  await expect(branch).not.toContainText('1990')
})

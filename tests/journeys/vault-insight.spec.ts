// Through: insights, items, choices, connections, stories, families
import { agreed } from '../../stack/seed/visitor.ts'
import { expect, test } from '../support/browserTest.ts'
import { heading } from './support/door.ts'
import { newFamily, type Family } from './support/family.ts'
import { lookAt } from './support/look.ts'
import { answerMachines, openAlike } from './support/machines.ts'
import { scene } from './support/pictures.ts'
import { addSafely, rowsOf, SOON_MS } from './support/vault.ts'

/** How long a picture may take to be prepared, while others are. */
const AFTER_A_WHILE = { timeout: SOON_MS }
const TIDY = /Tidy up/
const OFF = 'Nobody has said that a machine may tidy up'

const relative = async ({ ask }: Family, name: string): Promise<string> => {
  const relativeId = crypto.randomUUID()
  agreed(await ask('POST', '/api/relatives', { relativeId, name }))
  return relativeId
}
const name = async ({ ask }: Family, itemId: string, personIds: readonly string[]): Promise<void> =>
  void agreed(await ask('POST', `/api/items/${itemId}/people`, { personIds }, { 'If-Match': '*' }))
/** Something written down, with these people in it. */
const writtenWith = async (family: Family, title: string, personIds: readonly string[]): Promise<void> => {
  const itemId = crypto.randomUUID()
  agreed(await family.ask('POST', '/api/items', { itemId, title, text: 'The rowboat leaked.' }))
  await name(family, itemId, personIds)
}

test('of two photos of the same one is kept, with who is in the other and what was said of it', async ({ browser }) => {
  test.setTimeout(SOON_MS * 3)
  const ruth = await newFamily(browser, 'twice')
  const { page, main } = ruth
  const rosa = await relative(ruth, 'Rosa')
  await addSafely(ruth, [await scene('Swing.jpg', 900), await scene('Swing small.jpg', 500)])
  type Sized = { readonly id: string; readonly width: number | null }
  const sized = async () => (agreed(await ruth.ask('GET', '/api/items')) as { items: Sized[] }).items
  await expect.poll(async () => (await sized()).filter(({ width }) => width !== null), AFTER_A_WHILE).toHaveLength(2)
  const [small = '', large = ''] = (await sized())
    .toSorted((one, other) => (one.width ?? 0) - (other.width ?? 0))
    .map(({ id }) => id)
  await name(ruth, small, [rosa])
  const said = { title: '', caption: 'Before it broke.' }
  agreed(await ruth.ask('PATCH', `/api/items/${small}`, said, { 'If-Match': '*' }))

  await page.goto('/memory-vault/duplicates')
  await expect(main).toContainText(OFF)
  await answerMachines(page, true, TIDY)
  await openAlike(ruth)
  await lookAt(page, { name: 'photos that are here twice' })
  await main.getByRole('button', { name: 'Keep this one' }).first().click()
  await expect(page.getByText('The other is in the bin', { exact: true })).toBeVisible()
  await expect(main).toContainText('No photo is here twice')
  expect((await rowsOf(ruth)).map(({ id }) => id)).toEqual([large])
  expect(agreed(await ruth.ask('GET', `/api/items/${large}`))).toMatchObject({
    caption: 'Before it broke.',
    personIds: [rosa],
  })
})

test('two photos that are not the same are not suggested again', async ({ browser }) => {
  test.setTimeout(SOON_MS * 3)
  const ruth = await newFamily(browser, 'not-twice')
  await addSafely(ruth, [await scene('Gate.jpg', 900), await scene('Gate small.jpg', 500)])
  await answerMachines(ruth.page, true, TIDY)
  await openAlike(ruth)
  await ruth.main.getByRole('button', { name: 'That’s wrong' }).click()
  await expect(ruth.main).toContainText('No photo is here twice')
  await ruth.page.reload()
  await expect(ruth.main).toContainText('No photo is here twice')
  expect(await rowsOf(ruth)).toHaveLength(2)
})

test('who is seen together is said, a voice that is missing is asked for, and after a no nothing is left', async ({
  browser,
}) => {
  const ruth = await newFamily(browser, 'together')
  const { page, main } = ruth
  const people = [await relative(ruth, 'Rosa'), await relative(ruth, 'Otto')]
  for (const title of ['Lake', 'Boat', 'Swing', 'Gate', 'Well']) await writtenWith(ruth, title, people)
  await answerMachines(page, true, TIDY)

  await page.goto('/memory-vault/connections')
  await heading(page, 'Who is seen together')
  const together = main.getByRole('listitem').filter({ hasText: 'are in 5 memories together' })
  await expect(together).toContainText(/Rosa and Otto|Otto and Rosa/)
  await expect(together.getByRole('link', { name: 'memory 1' })).toBeVisible()
  await lookAt(page, { name: 'who is seen together' })

  const missed = main.getByRole('listitem').filter({ hasText: '5 memories of Rosa, and not their voice' })
  await missed.getByRole('button', { name: 'Ask Rosa for a story' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: 'Your question' })).toHaveValue(/not one with your voice/)
  await expect(dialog).toContainText('Rosa')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await together.getByRole('button', { name: 'That’s wrong' }).click()
  await expect(together).toHaveCount(0)
  await page.reload()
  await expect(missed).toBeVisible()
  await expect(together).toHaveCount(0)

  await answerMachines(page, false, TIDY)
  await expect(main).toContainText('said no to “Tidy up”. What it made is gone.', { timeout: SOON_MS })
  await page.goto('/memory-vault/connections')
  await expect(main).toContainText(OFF)
  expect(agreed(await ruth.ask('GET', '/api/insights/gaps'))).toEqual({ gaps: [] })
})

// Through: capsules, families
import { expect, test } from '../support/browserTest.ts'
import { heading } from './support/door.ts'
import { newFamily, type Family } from './support/family.ts'
import { press, write } from './support/keys.ts'
import { lookAt } from './support/look.ts'
import { newMember } from './support/members.ts'

const TITLE = 'Orchard Lane, 2026'
const SECRET = 'The key of the shed hangs where it always did.'

/** Begins a capsule as somebody without a mouse does. */
const begin = async ({ page, main }: Family): Promise<void> => {
  await press(page, main.getByRole('button', { name: 'Start a capsule' }))
  const dialog = page.getByRole('dialog')
  await write(page, dialog.getByLabel('What do you call it?'), TITLE)
  await dialog.getByLabel('Month').click()
  await page.getByRole('option', { name: 'January' }).click()
  await write(page, dialog.getByLabel('Day', { exact: true }), '1')
  await write(page, dialog.getByLabel('Year', { exact: true }), '2060')
  await lookAt(page, { name: 'a capsule that is begun' })
  await press(page, dialog.getByRole('button', { name: 'Save' }))
  await heading(page, TITLE)
}

test('a capsule is filled by two, sealed by its title, and shows nothing of what is in it from then on', async ({
  browser,
}) => {
  const ruth = await newFamily(browser, 'capsules')
  const { page, main } = ruth
  await page.goto('/time-capsules')
  await expect(main.getByRole('heading', { name: 'No capsules yet' })).toBeVisible()
  await lookAt(page, { name: 'no capsules' })
  await begin(ruth)

  const dialog = page.getByRole('dialog')
  await press(page, main.getByRole('button', { name: 'Write something' }))
  await write(page, dialog.getByLabel('Your words'), SECRET)
  await press(page, dialog.getByRole('button', { name: 'Put it in' }))
  await expect(main.getByText(SECRET, { exact: true })).toBeVisible()
  await press(page, main.getByRole('button', { name: 'Leave a question for later' }))
  await write(page, dialog.getByLabel('What would you like to know then?'), 'How many are at the table now?')
  await press(page, dialog.getByRole('button', { name: 'Put it in' }))
  await expect(main.getByText('2 things from one person')).toBeVisible()

  const ben = await newMember(browser, ruth, 'Ben', 'contributor')
  await ben.page.goto(new URL(page.url()).pathname)
  const theirs = ben.main
  await expect(theirs.getByText('You have not put anything in yet.')).toBeVisible()
  await expect(theirs.getByText(SECRET, { exact: true })).toHaveCount(0)
  await theirs.getByRole('button', { name: 'Write something' }).click()
  await ben.page.getByLabel('Your words').fill('It rained all week.')
  await ben.page.getByRole('button', { name: 'Put it in' }).click()
  await expect(theirs.getByText('It rained all week.', { exact: true })).toBeVisible()
  await expect(main.getByText('3 things from 2 people')).toBeVisible()
  await lookAt(page, { name: 'a capsule that is filled' })

  await press(page, main.getByRole('button', { name: 'Seal it' }))
  await expect(dialog.getByText('Nobody can look inside until then')).toBeVisible()
  await lookAt(page, { name: 'before a capsule is sealed' })
  await write(page, dialog.getByLabel('Type the title to seal it'), 'Orchard Lane')
  await press(page, dialog.getByRole('button', { name: 'Seal it until 2060' }))
  await expect(dialog.getByRole('alert')).toHaveText('Please type the title as it stands above.')
  await dialog.getByLabel('Type the title to seal it').fill(TITLE)
  await press(page, dialog.getByRole('button', { name: 'Seal it until 2060' }))
  await heading(page, `“${TITLE}” is sealed until January 1, 2060`)
  await expect(main.getByText(SECRET, { exact: true })).toHaveCount(0)
  await expect(theirs.getByText('It rained all week.', { exact: true })).toHaveCount(0)
  await lookAt(page, { name: 'a sealed capsule' })

  await press(page, main.getByRole('button', { name: 'Move the day later' }))
  await dialog.getByLabel('Year', { exact: true }).fill('2050')
  await press(page, dialog.getByRole('button', { name: 'Save' }))
  await expect(dialog.getByRole('alert')).toContainText('never earlier')
  await dialog.getByLabel('Year', { exact: true }).fill('2061')
  await press(page, dialog.getByRole('button', { name: 'Save' }))
  await heading(page, `“${TITLE}” is sealed until January 1, 2061`)
})

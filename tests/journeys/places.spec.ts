// Through: messages, families, life
import { expect, test, type Locator } from '../support/browserTest.ts'
import { newFamily } from './support/family.ts'
import { press } from './support/keys.ts'
import { lookAt } from './support/look.ts'

/** Every place of the rail with its tabs; it leads to the first. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  Home: [],
  Messages: ['Waiting', 'Delivered', 'Replies', 'Drafts'],
  Family: ['Stories', 'Tree', 'Members', 'Shared links'],
  Memories: ['Everything', 'Books', 'Capsules', 'Recipes'],
  People: [],
  'If I’m not here': ['Check-ins', 'Trusted contacts', 'Last wishes'],
}
const PHONE = { width: 390, height: 752 }
const BODY = 'You stirred it until the bowl walked off the table.'

test('every place and each of its tabs need nothing but the keyboard', async ({ browser }) => {
  const { page, main } = await newFamily(browser, 'places')
  const arrive = async (link: Locator) => {
    await press(page, link)
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  }
  await page.goto('/coming')
  for (const [place, tabs] of Object.entries(PLACES)) {
    await arrive(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: place, exact: true }))
    const own = main.getByRole('navigation', { name: place })
    await expect(own.getByRole('link')).toHaveText([...tabs])
    for (const tab of tabs.slice(1)) await arrive(own.getByRole('link', { name: tab }))
  }
})

test('on a phone the face opens a sheet that fits on the screen, and nothing is begun by a wrong press', async ({
  browser,
}) => {
  const { page } = await newFamily(browser, 'sheet')
  await page.setViewportSize(PHONE)
  await page.goto('/future-messages')
  const bar = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true })
  await expect(bar.getByRole('link')).toHaveText(['Home', 'Messages', 'Family', 'Memories'])
  await page.getByRole('button', { name: 'Menu' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('link')).toHaveText([
    'People',
    'If I’m not here',
    'Account',
    'Subscription',
    'What’s coming',
  ])
  await expect(sheet.getByRole('button', { name: 'Sign Out' })).toBeInViewport({ ratio: 1 })
  await lookAt(page, { name: 'the sheet of a phone' })
  await page.setViewportSize(PHONE)
  await sheet.getByRole('link', { name: 'If I’m not here' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'If I’m not here' })).toBeFocused()
  await bar.getByRole('button', { name: 'New' }).click()
  await page.getByRole('menuitem', { name: 'A message for later' }).click()
  await expect(page).toHaveURL(/\/schedule-message$/)
  await expect(bar).toHaveCount(0)
})

test('a story is asked for from every page', async ({ browser }) => {
  const { page } = await newFamily(browser, 'new')
  await page.goto('/legacy/contacts')
  await page.getByRole('button', { name: 'New', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Ask for a story' }).click()
  await expect(page.getByRole('dialog', { name: 'Ask for a story' })).toBeVisible()
})

test('from ten messages on one can be looked for, on a phone behind one button', async ({ browser }) => {
  const { page, main, person, draft } = await newFamily(browser, 'ten')
  const recipientIds = [await person('Amelia')]
  for (const n of [1, 2, 3, 4, 5, 6, 7, 8, 9]) await draft({ title: `Spoon ${n}`, body: BODY, recipientIds })
  await page.goto('/future-messages/drafts')
  const rows = main.locator('[data-message]')
  await expect(rows).toHaveCount(9)
  const search = main.getByLabel('Search')
  await expect(search).toHaveCount(0)
  await draft({ title: 'The birds of the lake', body: BODY, recipientIds })
  await search.fill('BIRDS lake')
  await expect(main.getByText('One message.')).toBeVisible()
  await page.setViewportSize(PHONE)
  await expect(search).toBeHidden()
  await main.getByRole('button', { name: 'Filter' }).click()
  await search.fill('mountains')
  await expect(main.getByText('No messages match.')).toBeVisible()
})

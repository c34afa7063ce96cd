// Through: families, stories, shares
import { expect, test, type Page } from '../support/browserTest.ts'
import { agreed } from '../../stack/seed/visitor.ts'
import { heading } from './support/door.ts'
import { newFamily, type Family } from './support/family.ts'
import { lookAt } from './support/look.ts'
import { mailboxOf } from './support/mailbox.ts'
import { askForStory, idOf, newMember } from './support/members.ts'

const BED = 'What could you see from your bed when you were small?'
const DANCE = 'Where did you learn to dance?'
const SECRET = 'Who did you never tell us about?'
const WORDS = 'In the kitchen, on a Sunday, with the radio.'
const PASSCODE = 'orchard 7'
const MORE = 'the red gate'
/** A link that was ended stops an open page in this time. */
const ENDS_MS = 5_000

const send = async (page: Page, mayShare: boolean): Promise<void> => {
  if (mayShare) await page.getByText('Let the family share this by link').click()
  await page.getByRole('button', { name: 'Send it to the family' }).click()
  await heading(page, 'Your story is with the family')
}
/** Told with a recording that was made before. */
const tellBySound = async (page: Page): Promise<void> => {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).click()
  await (await choosing).setFiles(process.env['JOURNEY_VOICE'] ?? '')
  await expect(page.getByText('We have your recording. Press Send so the family can hear it.')).toBeVisible()
  await send(page, true)
}
const tellInWords = async (page: Page, mayShare: boolean): Promise<void> => {
  await page.getByLabel('Your words').fill(WORDS)
  await send(page, mayShare)
}
/** A preview is derived after the story was told; what plays is there then. */
const canBeHeard = (family: Family, id: string) =>
  expect
    .poll(async () => (await family.ask('GET', `/api/stories/${id}/play`)).status, { message: 'the sound of a story' })
    .toBe(200)

const chooseStories = async ({ page }: Family, ...questions: string[]) => {
  await page.goto('/family-collaboration')
  await page.getByRole('main').getByRole('link', { name: 'Shared links' }).click()
  await page.getByRole('button', { name: 'Create a link' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create a link' })
  for (const question of questions) await dialog.getByRole('checkbox', { name: question }).check()
  return dialog
}
const visit = async ({ ask }: Family, browser: { newPage: () => Promise<Page> }): Promise<Page> => {
  const [link] = agreed(await ask('GET', '/api/shares')) as { url: string | null }[]
  const page = await browser.newPage()
  await page.goto(link?.url ?? '')
  return page
}
const isGone = (page: Page, withinMs = ENDS_MS) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works', { timeout: withinMs })

test('two stories go by link with a passcode, which locks, and the open page stops when the link is ended', async ({
  browser,
}) => {
  const ruth = await newFamily(browser, 'shares')
  const [bed, dance, secret] = await Promise.all([
    askForStory(browser, ruth, 'Joseph', BED),
    askForStory(browser, ruth, 'Nora', DANCE),
    askForStory(browser, ruth, 'Ida', SECRET),
  ])
  await tellBySound(bed.page)
  await tellInWords(dance.page, true)
  await tellInWords(secret.page, false)
  await canBeHeard(ruth, bed.id)

  const { page, main } = ruth
  const dialog = await chooseStories(ruth, BED, DANCE)
  await expect(dialog.getByRole('checkbox', { name: SECRET })).toBeDisabled()
  await lookAt(page, { name: 'a link to be made' })
  await dialog.getByLabel('Title').fill('For our cousin')
  await dialog.getByLabel(/^Passcode/).fill('12345')
  await dialog.getByRole('button', { name: 'Create the link' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Please choose a passcode with at least 6 characters.')
  await dialog.getByLabel(/^Passcode/).fill(PASSCODE)
  await dialog.getByRole('button', { name: 'Create the link' }).click()
  await expect(dialog).toHaveCount(0)
  const card = main.getByRole('listitem').filter({ hasText: 'For our cousin' })
  await expect(card).toContainText('2 stories')
  await expect(card).toContainText('Nobody has opened it yet.')

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await card.getByRole('button', { name: 'Copy the link' }).click()
  await expect(page.getByText('The link is copied', { exact: true })).toBeVisible()
  const address = await page.evaluate(() => navigator.clipboard.readText())
  const cousin = await (await browser.newContext()).newPage()
  await cousin.goto(address)
  await heading(cousin, 'For our cousin')
  await expect(cousin.getByRole('main')).toContainText('Shared by Ruth, until')
  await lookAt(cousin, { name: 'a shared link, closed' })
  const open = async (passcode: string) => {
    await cousin.getByLabel(/^Passcode/).fill(passcode)
    await cousin.getByRole('button', { name: 'Open', exact: true }).click()
  }
  const said = cousin.getByRole('alert')
  for (const guess of ['one', 'two', 'three', 'four']) {
    await open(`guess ${guess}`)
    await expect(said).toContainText('That is not the passcode.')
  }
  for (const guess of ['five', 'six', PASSCODE]) {
    await open(guess)
    await expect(said).toContainText(/Please try again in 1\d minutes\./)
  }
  await lookAt(cousin, { name: 'a shared link, locked' })
  await mailboxOf(ruth.email).next(/wrong passcodes on one of your links/)

  await expect(card).toContainText('Locked')
  await card.getByRole('button', { name: 'Change' }).click()
  const change = page.getByRole('dialog', { name: 'Change this link' })
  await change.getByLabel(/^New passcode/).fill(MORE)
  await change.getByRole('button', { name: 'Save' }).click()
  await expect(change).toHaveCount(0)
  await open(MORE)
  await expect(cousin.getByText(WORDS)).toBeVisible()
  const told = cousin.getByRole('main').getByRole('listitem')
  await expect(told).toHaveCount(2)
  await told.last().scrollIntoViewIfNeeded()
  await cousin.getByRole('button', { name: `Play “${BED}”` }).click()
  await expect(cousin.getByRole('button', { name: `Pause “${BED}”` })).toBeVisible()
  await lookAt(cousin, { name: 'a shared link, open' })

  await expect(card).toContainText('Opened once')
  await card.getByRole('button', { name: 'See who opened it' }).click()
  const log = page.getByRole('dialog', { name: 'When it was opened' })
  await expect(log.getByRole('listitem')).toHaveCount(1)
  await expect(log).toContainText(`“${BED}”`)
  await expect(log).toContainText(`“${DANCE}”`)
  await lookAt(page, { name: 'when a link was opened' })
  await page.keyboard.press('Escape')

  await card.getByRole('button', { name: 'End this link' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End this link' }).click()
  await expect(card).toContainText('Ended')
  await isGone(cousin)
  await cousin.reload()
  await isGone(cousin)
  await lookAt(cousin, { name: 'a shared link, ended' })
})

test('a viewer makes no link; what its teller takes back is shared no more, and a link ends with its maker', async ({
  browser,
}) => {
  const ruth = await newFamily(browser, 'makers')
  const [thomas, amelia] = await Promise.all([
    newMember(browser, ruth, 'Thomas', 'contributor'),
    newMember(browser, ruth, 'Amelia', 'viewer'),
  ])
  const bed = await askForStory(browser, thomas, 'Joseph', BED)
  const dance = await askForStory(browser, thomas, 'Nora', DANCE)
  await tellInWords(bed.page, true)
  await tellInWords(dance.page, true)

  await amelia.page.goto('/sharing')
  await expect(amelia.main).toContainText('Only contributors can create links')
  const things = [{ kind: 'story', id: bed.id }]
  const command = { shareId: bed.id, things, title: 'Mine', mayDownload: false }
  const refused = await amelia.ask('POST', '/api/shares', command)
  expect([refused.status, refused.body]).toEqual([403, expect.objectContaining({ code: 'forbidden' })])

  const dialog = await chooseStories(thomas, BED, DANCE)
  await dialog.getByLabel('Title').fill('For our cousin')
  await dialog.getByRole('button', { name: 'Create the link' }).click()
  await expect(dialog).toHaveCount(0)
  const cousin = await visit(thomas, await browser.newContext())
  await cousin.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(cousin.getByText(WORDS)).toHaveCount(2)

  await bed.page.getByText('Take it back', { exact: true }).click()
  await bed.page.getByRole('button', { name: 'Yes, take it back for good' }).click()
  await heading(bed.page, 'You took it back')
  await expect(cousin.getByText('This one is no longer shared.')).toBeVisible({ timeout: ENDS_MS })
  await expect(cousin.getByText(WORDS)).toHaveCount(1)

  agreed(await ruth.ask('DELETE', `/api/family/members/${await idOf(thomas)}`, {}))
  await isGone(cousin)
  await ruth.page.goto('/sharing')
  await expect(ruth.main.getByRole('listitem').filter({ hasText: '2 stories' })).toContainText('Ended')
})

// Through: families, stories, media
import { expect, test, type Page } from '../support/browserTest.ts'
import { agreed } from '../../stack/seed/visitor.ts'
import { readAndPress } from '../support/read.ts'
import { heading } from './support/door.ts'
import { newFamily, type Family } from './support/family.ts'
import { stayAtReload } from './support/leave.ts'
import { lookAt } from './support/look.ts'
import { mailboxOf } from './support/mailbox.ts'
import { askForStory, atTheQuestion, newMember } from './support/members.ts'

const BED = 'What could you see from your bed when you were small?'
const WORDS = 'The lighthouse, and the light that came round.'
const SAFE = 'Your recording is safe on this device.'
const SEND = 'Send it to the family'
/** Of what somebody has recorded when their tab is closed. */
const MOST_LOST_MS = 5_000

const recordUntil = async (page: Page, clock: RegExp): Promise<void> =>
  expect(page.getByRole('timer')).toHaveText(clock, { timeout: 20_000 })
const canPlay = (page: Page) =>
  page.locator('audio').evaluate(async (audio: HTMLAudioElement) => {
    await audio.play()
    return audio.duration > 0
  })

/** How long a story's recording is, once it can be heard. */
const lengthOf = async ({ ask }: Family, id: string): Promise<number> => {
  const { recording } = agreed(await ask('GET', `/api/stories/${id}`)) as { recording: { durationMs: number } | null }
  return recording?.durationMs ?? 0
}

/** By the dialog: somebody without an account, and one of the listed questions. */
const askJoseph = async ({ page, main, addressOf }: Family): Promise<void> => {
  await page.goto('/family-collaboration')
  await main.getByRole('button', { name: 'Ask for a story' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask for a story' })
  await dialog.getByRole('combobox', { name: 'Who would you like to ask?' }).click()
  await page.getByRole('option', { name: 'Someone else' }).click()
  await dialog.getByLabel('Their name').fill('Joseph')
  await dialog.getByLabel('Their email').fill(addressOf('joseph'))
  await dialog.getByRole('combobox', { name: 'Need an idea?' }).click()
  await page.getByRole('option', { name: BED }).click()
  await expect(dialog.getByRole('region', { name: 'What they will read' })).toContainText(BED)
  await dialog.getByRole('button', { name: 'Send the question' }).click()
  await expect(main.getByRole('listitem').filter({ hasText: BED })).toContainText('Not told yet')
}

test('a story is told through a cut connection, heard by the family at once, and taken back', async ({ browser }) => {
  const ruth = await newFamily(browser, 'voices')
  const thomas = await newMember(browser, ruth, 'Thomas', 'contributor')
  await thomas.page.goto('/family-collaboration')
  await expect(thomas.main).toContainText('No stories yet')
  await askJoseph(ruth)
  await expect(thomas.main.getByRole('listitem').filter({ hasText: BED })).toContainText('Not told yet')
  const joseph = await atTheQuestion(browser, ruth, 'Joseph')
  await heading(joseph, BED)
  const id = await joseph.locator('#recorder').getAttribute('data-subject')
  await expect(joseph.getByRole('main')).toContainText(
    'Only Ruth’s family will hear it: 2 people now, and anyone who joins later.',
  )
  await lookAt(joseph, { name: 'a question, asked' })

  await joseph.getByRole('button', { name: 'Record your answer' }).click()
  await recordUntil(joseph, /0:0[2-9]/)
  await lookAt(joseph, { name: 'a question, being answered' })
  await joseph.context().setOffline(true)
  await expect(joseph.getByText(SAFE)).toBeVisible()
  await joseph.getByRole('button', { name: 'Pause' }).click()
  await expect(joseph.getByText('Paused. Everything up to here is kept.')).toBeVisible()
  await joseph.getByRole('button', { name: 'Continue' }).click()
  await joseph.getByRole('button', { name: SEND }).click()
  await expect(joseph.getByText('It will be sent to the family when it has arrived.')).toBeVisible()
  await joseph.context().setOffline(false)
  await heading(joseph, 'Your story is with the family')
  await mailboxOf(ruth.email).next(/Joseph has answered your question/)

  const listen = thomas.main.getByRole('button', { name: new RegExp(`^Play .*${BED.slice(0, -1)}`) })
  await listen.click()
  await expect(thomas.main.getByRole('button', { name: /^Pause / })).toBeVisible()
  await joseph.reload()
  await expect.poll(() => canPlay(joseph)).toBe(true)
  await expect(joseph.getByRole('button', { name: 'Pause your story' })).toBeVisible()
  await expect(joseph.getByRole('slider', { name: 'Place in your story' }).locator('rect').first()).toBeVisible()
  await lookAt(joseph, { name: 'a story, told' })

  await joseph.getByText('Take it back', { exact: true }).click()
  await readAndPress(joseph.getByRole('button', { name: 'Yes, take it back for good' }))
  await heading(joseph, 'You took it back')
  await expect(listen).toHaveCount(0)
  expect((await thomas.ask('GET', `/api/stories/${id}/play`)).status).toBe(404)
})

test('what was recorded and written is there again after the tab was closed', async ({ browser }) => {
  const ruth = await newFamily(browser, 'found')
  const { page: first, id } = await askForStory(browser, ruth, 'Joseph', BED)
  await first.getByLabel('Your words').fill(WORDS)
  await first.getByText('Let the family share this by link').click()
  await first.getByRole('button', { name: 'Record your answer' }).click()
  await recordUntil(first, /0:0[2-9]/)
  await stayAtReload(first)
  await recordUntil(first, /0:0[7-9]/)
  const address = first.url()
  const context = first.context()
  await first.close()

  const joseph = await context.newPage()
  await joseph.goto(address)
  await expect(joseph.getByText('We found an unfinished recording on this device.')).toBeVisible()
  await expect(joseph.getByLabel('Your words')).toHaveValue(WORDS)
  await expect(joseph.getByRole('checkbox', { name: /share this by link/ })).toBeChecked()
  await expect.poll(() => canPlay(joseph)).toBe(true)
  await lookAt(joseph, { name: 'a recording, found again' })
  await joseph.getByRole('button', { name: SEND }).click()
  await heading(joseph, 'Your story is with the family')
  await expect(joseph.getByText(WORDS)).toBeVisible()
  // Seven seconds were recorded when the tab was closed.
  await expect
    .poll(() => lengthOf(ruth, id), { message: 'the sound of a story' })
    .toBeGreaterThanOrEqual(7_000 - MOST_LOST_MS)
  await expect(joseph.getByText('The family may share it with others, by a link.')).toBeVisible()
  // Nothing stays on a device that others may use.
  expect(await joseph.evaluate(() => Object.keys(localStorage))).toEqual([])
  await joseph.goto(address)
  await heading(joseph, 'Your story is with the family')
})

test('who lets nobody use the microphone reads what they can do, and tells the story in words', async ({ browser }) => {
  const ruth = await newFamily(browser, 'silent')
  const { page: joseph } = await askForStory(browser, ruth, 'Joseph', BED)
  // As a browser answers whose person pressed “Never allow”.
  await joseph.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await joseph.getByRole('button', { name: 'Record your answer' }).click()
  await expect(joseph.getByText('Your browser does not let us use the microphone.')).toBeVisible()
  await expect(joseph.getByRole('button', { name: 'Choose a file' })).toBeVisible()
  await lookAt(joseph, { name: 'a question, and no microphone' })
  await joseph.getByLabel('Your words').fill(WORDS)
  await joseph.getByRole('button', { name: SEND }).click()
  await heading(joseph, 'Your story is with the family')
  await expect(joseph.getByText(WORDS)).toBeVisible()
})

test('what somebody pressed Send for is sent when they open the page again, and a question taken back still takes it', async ({
  browser,
}) => {
  const ruth = await newFamily(browser, 'pressed')
  const { page: first, id } = await askForStory(browser, ruth, 'Joseph', BED)
  await first.getByRole('button', { name: 'Record your answer' }).click()
  await recordUntil(first, /0:0[2-9]/)
  await first.context().setOffline(true)
  await expect(first.getByText(SAFE)).toBeVisible()
  await first.getByRole('button', { name: SEND }).click()
  await expect(first.getByText('It will be sent to the family when it has arrived.')).toBeVisible()
  const [address, context] = [first.url(), first.context()]
  await first.close()

  agreed(await ruth.ask('POST', `/api/stories/${id}/withdraw`, {}))
  await context.setOffline(false)
  const joseph = await context.newPage()
  await joseph.goto(address)
  await heading(joseph, 'Your story is with the family')
  await mailboxOf(ruth.email).next(/Joseph has answered your question/)
})

// Through: accounts, recipients, media, messages, deliveries
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '../support/browserTest.ts'
import { PASSCODE, choosePerson, dayMs, peopleOf, seal, signUp, toCheck, toWhen } from './support/author.ts'
import { fits } from '../support/fits.ts'
import { linkIn, mailboxOf } from './support/mailbox.ts'
import { readAndPress } from '../support/read.ts'

const RECORDED_MS = 6_000
/** Every step of a delivered message, as its author reads it. */
const STORY = [
  'You sealed it',
  'We sent you the first question',
  'We sent you the second question',
  'Delivery began',
  'The email reached Amelia',
  'Delivered to Amelia',
  'Amelia opened the page',
  'Amelia opened it',
  'Amelia listened',
  'Amelia kept a copy',
]

/** Records the fake microphone's voice for some seconds and waits until it is prepared. */
const recordVoice = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Start recording' }).click()
  await expect(page.getByText('Recording', { exact: true })).toBeVisible()
  await fits(page, 'what is being recorded')
  const clock = page.getByRole('timer')
  await expect
    .poll(async () => seconds(await clock.innerText()), { timeout: RECORDED_MS * 3 })
    .toBeGreaterThanOrEqual(RECORDED_MS / 1_000)
  await page.getByRole('button', { name: 'Stop recording' }).click()
  await expect(page.getByText('Saved. It will play on any phone or computer.')).toBeVisible({ timeout: 30_000 })
}

const WORDS = ['You were four,', 'and you would not let go of the big spoon.'] as const

/** Writes down what was said, the first line with its time. */
const writeWords = async (page: Page): Promise<void> => {
  await page.getByText('Write down the words').click()
  const field = page.getByLabel('Transcript, one line per sentence')
  await field.fill(WORDS.join('\n'))
  await field.press('ControlOrMeta+Home')
  await page.getByRole('button', { name: 'Set the time of this line' }).click()
  await expect(field).toHaveValue(`[0:00] ${WORDS.join('\n')}`)
  await expect(field).toBeFocused()
  await field.blur()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
}

const seconds = (clock: string): number => {
  const [minutes = 0, rest = 0] = (/\d+:\d+/.exec(clock)?.[0] ?? '').split(':').map(Number)
  return minutes * 60 + rest
}

type MediaRow = {
  readonly id: string
  readonly durationMs: number
  readonly sha256: string
  readonly isAttached: boolean
}
const recordingOf = async (page: Page, messageId: string): Promise<MediaRow> => {
  const answer = await page.request.get(`/api/messages/${messageId}`)
  const { media } = (await answer.json()) as { media: MediaRow[] }
  const attached = media.find(({ isAttached }) => isAttached)
  if (!attached) throw new Error('The message has no recording')
  return attached
}

type Past = { readonly at: string; readonly label: string; readonly detail: { readonly slot?: number } }

/** How long after its moment each step of a delivered message came, in milliseconds. */
const latenessOf = async (page: Page, messageId: string) => {
  const read = async <T>(path: string) => (await (await page.request.get(path)).json()) as T
  const { message } = await read<{ message: { dueAt: string; promisedAt: string } }>(`/api/messages/${messageId}`)
  const { past } = await read<{ past: Past[] }>(`/api/messages/${messageId}/timeline`)
  const since = (day: string, days: number, label: string, slot?: number) => {
    const at = past.find((entry) => entry.label === label && entry.detail.slot === slot)?.at ?? ''
    return Date.parse(at) - (Date.parse(day) + days * dayMs)
  }
  // A question that a busy machine sent late moves the day; the questions were counted from the day that was promised.
  return {
    first: since(message.promisedAt, -2, 'notice-accepted', 1),
    second: since(message.promisedAt, -1, 'notice-accepted', 2),
    claim: since(message.dueAt, 0, 'delivery-begun'),
    mail: since(message.dueAt, 1 / 24, 'link-accepted'), // the undo time lies between
  }
}

test('a recorded voice and its words reach their recipient after two unanswered checks', async ({ page, browser }) => {
  const { author, recipient } = peopleOf('voice')
  await signUp(page, author)
  await choosePerson(page, 'Amelia', recipient)
  await recordVoice(page)
  await fits(page, 'what is recorded')
  await writeWords(page)
  await toWhen(page)
  await fits(page, 'the day')
  await toCheck(page)
  await fits(page, 'the last look')
  await expect(page.getByText(/^Your recording, .* long, with its transcript\.$/)).toBeVisible()
  await seal(page)
  const messageId = page.url().slice(-36)
  const recording = await recordingOf(page, messageId)

  await mailboxOf(author).next(/will be sent in 2 days/, 4 * dayMs)
  await mailboxOf(author).next(/will be sent tomorrow/, 3 * dayMs)
  const mail = await mailboxOf(recipient).next(/left something for you/, 3 * dayMs)
  expect(mail.text).not.toContain('For Amelia')

  const hers = await (await browser.newContext()).newPage()
  await hers.goto(linkIn(mail, /\/d\//))
  await expect(hers.getByRole('heading', { level: 1 })).toContainText('left something for you')
  await expect(hers.getByText('For Amelia')).toHaveCount(0)
  await readAndPress(hers.getByRole('button', { name: 'Open', exact: true }))
  await hers.getByLabel('Passcode').fill('the wrong one')
  await readAndPress(hers.getByRole('button', { name: 'Open the message' }))
  await expect(hers.getByRole('alert')).toHaveText('That is not it. Tries left: 4.')
  await hers.getByLabel('Passcode').fill(PASSCODE)
  await readAndPress(hers.getByRole('button', { name: 'Open the message' }))
  await expect(hers.getByRole('heading', { name: 'For Amelia' })).toBeVisible()

  for (const line of WORDS) await expect(hers.getByText(line)).toBeVisible()

  await hers.getByRole('button', { name: /^Play/ }).click()
  const audio = hers.locator('audio')
  await expect.poll(() => audio.evaluate((element: HTMLAudioElement) => element.ended), { timeout: 30_000 }).toBe(true)
  await expect(hers.locator('[data-said]')).toHaveText(new RegExp(WORDS[0]))
  const playedMs = await audio.evaluate((element: HTMLAudioElement) => element.currentTime * 1_000)
  expect(Math.abs(playedMs - recording.durationMs)).toBeLessThan(250)
  expect(recording.durationMs).toBeGreaterThan(RECORDED_MS - 1_000)

  const downloading = hers.waitForEvent('download')
  await hers.getByRole('button', { name: 'Keep a copy' }).click()
  const copy = await readFile(await (await downloading).path())
  const original = await (await page.request.get(`/api/media/${recording.id}/original`)).body()
  expect(createHash('sha256').update(original).digest('hex')).toBe(recording.sha256)
  for (const name of ['recording.txt', 'recording.vtt']) expect(copy.includes(name), name).toBe(true)
  expect(copy.includes(original)).toBe(true) // the zip stores recordings as they are

  // None early. How late each comes in days of seconds, the machine decides; workflows/messages/workflow has a clock of its own.
  for (const [step, late] of Object.entries(await latenessOf(page, messageId)))
    expect(late, step).toBeGreaterThanOrEqual(0)

  await page.reload()
  const story = page.getByRole('main')
  await story.getByRole('button', { name: 'Show every step' }).click()
  for (const words of STORY) await expect(story).toContainText(words)
  expect(await mailboxOf(recipient).read(/left something/)).toHaveLength(1)
})

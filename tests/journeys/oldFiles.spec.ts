// Through: messages, stories, deliveries, media
import { join } from 'node:path'
import { expect, test, type Locator, type Page } from '../support/browserTest.ts'
import { dayMs } from './support/author.ts'
import { atTheMessage, heading } from './support/door.ts'
import { newFamily } from './support/family.ts'
import { lookAt } from './support/look.ts'
import { askForStory } from './support/members.ts'

const files = join(import.meta.dirname, '..', 'cases', 'media')
const at = (name: string) => join(files, name)
const VOICES = ['voicemail-nb.amr', 'note.wma', 'note.flac']
const FILMS = ['cam.avi', 'cam-wide-first.mov', 'spatial-first.mov']
/** How long a decoder may take that shares its machine. */
const PREPARED = { timeout: 60_000 }
const LASTS_S = 2

const lasts = (media: Locator) =>
  media.evaluate(async (element: HTMLMediaElement) => {
    await element.play()
    return Math.round(element.duration)
  })
const voiceFile = (page: Page) => page.getByLabel('Choose a recording from this device')

test('what old phones and cameras wrote becomes a message, and plays from its page', async ({ browser }) => {
  const { page, main, person, draft, openMessage } = await newFamily(browser, 'old-files')
  const message = await draft({ title: 'His voice', body: '', recipientIds: [await person('Amelia')] })
  await page.goto(`/schedule-message?draft=${message}&step=2`)
  for (const name of VOICES) {
    await voiceFile(page).setInputFiles(at(name))
    await expect(main.getByRole('button', { name: 'Record it again' }), name).toBeVisible(PREPARED)
    await main.getByRole('button', { name: 'Play your recording' }).click()
    await expect(main.getByRole('button', { name: 'Pause your recording' }), name).toBeVisible()
    if (name !== VOICES.at(-1)) await main.getByRole('button', { name: 'Record it again' }).click()
  }
  await lookAt(page, { name: 'a recording that was chosen' })

  await page.getByRole('tab', { name: 'Video' }).click()
  for (const name of FILMS) {
    await page.getByLabel('Choose a video from this device').setInputFiles(at(name))
    await expect(main.getByText('Saved. It will play on any phone or computer.'), name).toBeVisible(PREPARED)
    await main.getByRole('button', { name: 'Start again' }).click()
    await page.getByRole('button', { name: 'Throw it away' }).click()
  }
  await page.getByLabel('Choose a video from this device').setInputFiles(at('cam.avi'))
  await expect(main.getByText('Write down the words')).toBeVisible(PREPARED)
  await openMessage(message)
  await main.getByRole('button', { name: 'Play the recording' }).click()
  await expect(main.getByRole('button', { name: 'Pause the recording' })).toBeVisible()
  await expect.poll(() => lasts(main.locator('video'))).toBe(LASTS_S)
})

test('what is no recording is named, with a way', async ({ browser }) => {
  const { page, main, person, draft } = await newFamily(browser, 'old-papers')
  const message = await draft({ title: 'His voice', body: '', recipientIds: [await person('Amelia')] })
  await page.goto(`/schedule-message?draft=${message}&step=2`)
  const buffer = Buffer.from('%PDF-1.7\n'.padEnd(2_000, ' '))
  await voiceFile(page).setInputFiles({ name: 'will.pdf', mimeType: 'application/pdf', buffer })
  await expect(main.getByText(/This file is a document \(PDF\).*save it as MP3 or MP4/)).toBeVisible()
})

test('a voicemail answers a question of the family, and plays from its page', async ({ browser }) => {
  const ruth = await newFamily(browser, 'old-story')
  const { page } = await askForStory(browser, ruth, 'Joseph', 'Where did you dance?')
  await page.locator('input[type=file]').setInputFiles(at('voicemail-nb.amr'))
  await page.getByRole('button', { name: 'Send it to the family' }).click()
  await heading(page, 'Your story is with the family')
  const isPrepared = async () => {
    await page.reload()
    return page.locator('audio').count()
  }
  await expect.poll(isPrepared, PREPARED).toBe(1)
  expect(await lasts(page.locator('audio'))).toBe(LASTS_S)
})

test('a voice note replies to a message, and its author hears it', async ({ browser }) => {
  const { ask, main, press, person, draft, seal, openMessage, addressOf } = await newFamily(browser, 'old-reply')
  const message = await draft({ title: 'The gate', body: 'It was green.', recipientIds: [await person('Amelia')] })
  await seal(message, 1 / 24, 'always')
  await openMessage(message)
  await press('Show every step')
  await expect(main).toContainText('The email reached Amelia', { timeout: dayMs / 4 })
  const page = await atTheMessage(browser, addressOf('amelia'))
  await page.getByText('Write or record a reply').click()
  await page.locator('input[type=file]').setInputFiles(at('note.wma'))
  await expect(page.getByText('Here is your file. Nothing is sent yet.')).toBeVisible()
  await lookAt(page, { name: 'a file that replies' })
  await page.getByRole('button', { name: 'Send this recording' }).click()
  await expect(page.getByText('Your reply is kept with the message, where')).toBeVisible()
  await expect
    .poll(async () => JSON.stringify((await ask('GET', `/api/deliveries?messageId=${message}`)).body), PREPARED)
    .toMatch(/"durationMs":\d+/)
  await openMessage(message)
  await main.getByRole('button', { name: 'Play the reply' }).click()
  await expect(main.getByRole('button', { name: 'Pause the reply' })).toBeVisible()
})

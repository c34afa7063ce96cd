// Through: media, messages, deliveries
import { expect, test, type Browser, type Page } from '../support/browserTest.ts'
import { sendRecording } from '../screens/recording.ts'
import { shortFilm } from '../support/film.ts'
import { agreed } from '../../stack/seed/visitor.ts'
import { atSealed, seal, toCheck, toWhen } from './support/author.ts'
import { atTheMessage } from './support/door.ts'
import { newFamily } from './support/family.ts'

const file = (name: string, text: string) => ({ name, mimeType: 'text/vtt', buffer: Buffer.from(text) })
const CAPTIONS =
  'WEBVTT\n\n00:00.000 --> 00:01.250\nLook, this is the lake,\n\n00:02.000 --> 00:03.500\nand the boat.\n'
const OF_ANOTHER = 'WEBVTT\n\n00:00.000 --> 00:01.000\nGood evening.\n\n12:00.000 --> 12:02.000\nGood night.\n'
const IN_LINES = '[0:00–0:01.25] Look, this is the lake,\n[0:02–0:03.5] and the boat.'
const DISORDERED = '[0:02] Look, this is the lake,\n[0:01] and the boat.'

/** A draft with a video in it, at its second step. */
const withVideo = async (browser: Browser, journey: string) => {
  const family = await newFamily(browser, journey)
  const { page, ask, person, draft } = family
  const message = await draft({ title: 'The lake', body: '', recipientIds: [await person('Amelia')] })
  const video = await sendRecording(ask, message, await shortFilm())
  agreed(await ask('PATCH', `/api/messages/${message}`, { mediaIds: [video] }, { 'If-Match': '*' }))
  await page.goto(`/schedule-message?draft=${message}&step=2`)
  await page.getByRole('tab', { name: 'Video' }).click()
  await page.getByText('Write down the words').click()
  return { ...family, message, field: page.getByLabel('Transcript, one line per sentence') }
}
const choose = (page: Page, captions: ReturnType<typeof file>) =>
  page.getByLabel(/a file .*\.vtt or \.srt/).setInputFiles(captions)

test('a file of captions is read, another is refused in words, and each caption ends where the file says', async ({
  browser,
}) => {
  const { page, addressOf, field, message, seal: sealFor } = await withVideo(browser, 'captions')
  await field.fill('I wrote this myself.')
  await choose(page, file('lake.jpg', '\u00ff\u00d8\u00ff'))
  await expect(page.getByRole('alert').getByText('There are no captions in this file.')).toBeVisible()
  await expect(field).toHaveValue('I wrote this myself.')

  await choose(page, file('theatre.vtt', OF_ANOTHER))
  await expect(page.getByText('The line at 12:00 begins when the recording is over already.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Go back to the words before the file' }).click()
  await expect(field).toHaveValue('I wrote this myself.')

  await choose(page, file('lake.vtt', CAPTIONS))
  await expect(field).toHaveValue(IN_LINES)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await sealFor(message, 0.1, 'always')

  const hers = await atTheMessage(browser, addressOf('amelia'))
  const cues = () =>
    hers
      .getByLabel('The video')
      .evaluate((film: HTMLVideoElement) =>
        [...(film.textTracks[0]?.cues ?? [])].map((cue) => [cue.startTime, cue.endTime, (cue as VTTCue).text]),
      )
  await expect.poll(cues).toEqual([
    [0, 1.25, 'Look, this is the lake,'],
    [2, 3.5, 'and the boat.'],
  ])
  await expect(hers.getByRole('listitem').filter({ hasText: 'and the boat.' })).toBeVisible()
})

test('whoever seals a message whose words were refused is told, and mends them', async ({ browser }) => {
  const { page, ask, message, field } = await withVideo(browser, 'mended')
  await field.fill(DISORDERED)
  await toWhen(page)
  await toCheck(page)
  const told = page.getByText('Not all of your words are saved')
  await expect(told).toBeVisible()
  await expect(page.getByText('0:01 comes after a later time.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Seal this message' })).toHaveCount(0)

  await page.reload()
  await expect(told).toBeVisible()
  await page.getByRole('button', { name: 'Go back to them' }).click()
  await expect(field).toBeVisible()
  await expect(field).toHaveValue(DISORDERED)
  await field.fill('[0:01] Look, this is the lake,\n[0:02] and the boat.')
  await toWhen(page)
  await toCheck(page)
  await expect(told).toHaveCount(0)
  await seal(page)
  const { body } = await ask('GET', `/api/messages/${message}`)
  expect(body).toMatchObject({ media: [{ transcript: '[0:01] Look, this is the lake,\n[0:02] and the boat.' }] })
})

test('or seals it without them, and finds them again', async ({ browser }) => {
  const { page, ask, message, field } = await withVideo(browser, 'without')
  await field.fill(DISORDERED)
  await toWhen(page)
  await toCheck(page)
  await page.getByRole('button', { name: 'Seal it without them' }).click()
  await atSealed(page)
  await expect(page).toHaveURL(new RegExp(`/future-messages/${message}$`))
  const { body } = await ask('GET', `/api/messages/${message}`)
  expect(body).toMatchObject({ message: { state: 'scheduled' }, media: [{ transcript: '' }] })
  await page.goto(`/schedule-message?draft=${message}&step=2`)
  await expect(field).toHaveValue(DISORDERED)
})

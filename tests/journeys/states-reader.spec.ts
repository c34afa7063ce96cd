// Through: deliveries
import { expect, test, type Browser } from '../support/browserTest.ts'
import { dayMs, PASSCODE } from './support/author.ts'
import { atTheMessage, atTheProof, give, heading } from './support/door.ts'
import { newFamily } from './support/family.ts'
import { cut } from './support/line.ts'
import { lookAt } from './support/look.ts'
import { addFilm, addVoice } from './support/voice.ts'

const LETTER = 'Before I forget it again: the gate was never green.'
const WORDS = 'It was blue, and it squeaked.'

/** A letter that has come to Amelia: its author's page, and hers. */
const answering = async (browser: Browser, name: string) => {
  const { ask, main, press, person, draft, seal, openMessage, addressOf } = await newFamily(browser, name)
  const message = await draft({ title: 'The green gate', body: LETTER, recipientIds: [await person('Amelia')] })
  await seal(message, 1 / 24, 'always')
  await openMessage(message)
  await press('Show every step')
  await expect(main).toContainText('The email reached Amelia', { timeout: dayMs / 4 })
  const page = await atTheMessage(browser, addressOf('amelia'))
  await page.getByText('Write or record a reply').click()
  const replies = async () => {
    const rows = (await ask('GET', `/api/deliveries?messageId=${message}`)).body as { replies: { body: string }[] }[]
    return rows.flatMap((row) => row.replies.map(({ body }) => body))
  }
  return { main, page, replies }
}

test('a reply that is recorded offline stays on the page until it is sent @deep', async ({ browser }) => {
  const { main, page } = await answering(browser, 'reply')
  const send = page.getByRole('button', { name: 'Send this recording' })
  await page.getByRole('button', { name: 'Record your voice' }).click()
  await expect(page.getByRole('timer')).toContainText(/0:0[2-9]/)
  await page.getByRole('button', { name: 'Stop recording' }).click()
  await page.context().setOffline(true)
  await send.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Your recording is safe on this page.' })).toBeVisible()
  await expect(send).toBeFocused()
  await page.context().setOffline(false)
  await send.press('Enter')
  await expect(page.getByText('Your reply is kept with the message, where')).toBeVisible()
  await expect(main).toContainText('Amelia sent you a reply')
})

test('a reply that is written offline stays on the page until it is sent, and arrives once', async ({ browser }) => {
  const { main, page, replies } = await answering(browser, 'written')
  const send = page.getByRole('button', { name: 'Send the reply' })
  const unsent = page.getByRole('alert').filter({ hasText: 'Your words are safe on this page.' })
  await page.getByLabel('Your words').fill(WORDS)
  await page.context().setOffline(true)
  await send.press('Enter')
  await expect(unsent).toBeVisible()
  await expect(page.getByLabel('Your words')).toHaveValue(WORDS)
  await expect(send).toBeFocused()
  await lookAt(page, { name: 'a reply that was not sent' })

  // It arrives, and the line breaks before anybody hears that it did.
  await page.context().setOffline(false)
  await page.route(/\/reply$/, async (route) => {
    await route.fetch()
    await route.abort('internetdisconnected')
  })
  await send.press('Enter')
  await expect.poll(replies).toEqual([WORDS])
  await expect(send).toHaveText('Send the reply')
  await expect(unsent).toBeVisible()
  await page.unroute(/\/reply$/)
  await send.press('Enter')
  await expect(page.getByText('Your reply is kept with the message, where')).toBeVisible()
  await page.getByText('Write or record a reply').click()
  await expect(page.getByLabel('Your words')).toHaveValue('')
  await expect(main).toContainText(WORDS)
  expect(await replies()).toEqual([WORDS])
})

/** A recording that has come to Amelia, before she shows that it is her. */
const recorded = async (browser: Browser, name: string, add: typeof addVoice) => {
  const { ask, person, draft, seal, addressOf } = await newFamily(browser, name)
  const message = await draft({ title: 'The green gate', body: '', recipientIds: [await person('Amelia')] })
  await add(ask, message)
  await seal(message, 1 / 24, 'always')
  return atTheProof(browser, addressOf('amelia'))
}

test('a recording that would not play says so to whom it is for, and plays after one press @deep', async ({
  browser,
}) => {
  const page = await recorded(browser, 'mute', addVoice)
  const player = page.getByRole('button', { name: /^(Play the message|Try again)$/ })
  const said = page.getByRole('status').filter({ hasText: 'This would not play. The recording is safe. Try again.' })
  const playedS = () => page.locator('audio').evaluate((sound: HTMLAudioElement) => sound.currentTime)
  const mend = await cut(page, /\/media\/[^/]+$/)
  await give(page, 'Passcode', PASSCODE)
  await heading(page, 'left you a message')
  await player.click()
  await expect(said).toBeVisible()
  await lookAt(page, { name: 'a recording that would not play for them' })
  await mend()
  await player.press('Enter')
  await expect.poll(playedS).toBeGreaterThan(1)
  await expect(page.getByRole('slider', { name: 'Place in the message' })).not.toHaveAttribute('aria-valuenow', '0')
  await expect(said).toHaveCount(0)
  await expect(page.locator('.play')).toBeFocused()
})

test('a recording that breaks off goes on from there after one press @deep', async ({ browser }) => {
  const page = await recorded(browser, 'torn', addVoice)
  await give(page, 'Passcode', PASSCODE)
  await heading(page, 'left you a message')
  const sound = page.locator('audio')
  const player = page.getByRole('button', { name: /^(Play the message|Try again)$/ })
  await player.click()
  const playedS = () => sound.evaluate((element: HTMLAudioElement) => element.currentTime)
  await expect.poll(playedS).toBeGreaterThan(1)
  // A browser tells of a stream that ends too soon by this event; it does not stop by itself.
  const brokeAtS = await sound.evaluate((element: HTMLAudioElement) => {
    element.dispatchEvent(new Event('error'))
    return element.currentTime
  })
  await expect(player).toHaveAccessibleName('Try again')
  await player.press('Enter')
  await expect(page.getByRole('button', { name: 'Pause the message' })).toBeVisible()
  expect(await playedS()).toBeGreaterThanOrEqual(brokeAtS)
})

test('a video that would not play says so too, and plays after one press @deep', async ({ browser }) => {
  const page = await recorded(browser, 'dark', addFilm)
  const video = page.getByLabel('The video')
  const said = page.getByRole('status').filter({ hasText: 'This would not play. The video is safe. Try again.' })
  const mend = await cut(page, /\/media\/[^/]+\/video$/)
  await give(page, 'Passcode', PASSCODE)
  await heading(page, 'left you a message')
  await expect(said).toBeVisible()
  await lookAt(page, { name: 'a video that would not play for them' })
  await mend()
  await page.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(0)
  await expect(said).toHaveCount(0)
  await expect(video).toBeFocused()
})

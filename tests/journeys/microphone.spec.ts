// Through: messages, stories, media
import { expect, test, type Browser, type Page } from '../support/browserTest.ts'
import { happens, liveTracks, withDevice, type DeviceEvent } from './support/device.ts'
import { heading } from './support/door.ts'
import { newFamily } from './support/family.ts'
import { lookAt } from './support/look.ts'
import { askForStory } from './support/members.ts'

const LOST = /We hear nothing any more/
const SILENT = /We hear almost nothing in this recording/
const NOTHING = 'Nothing was recorded. Please try again.'
const EVENTS: readonly DeviceEvent[] = ['ended', 'mute', 'error', 'stop']
/** What a person waits who talks to a device that hears nothing any more. */
const SOON = { timeout: 3_500 }

const talked = async (page: Page): Promise<void> =>
  expect(page.getByRole('timer')).toHaveText(/0:0[2-9]/, { timeout: 20_000 })

/** A message of somebody new, at its recorder. */
const atMessage = async (browser: Browser, name: string, device: Parameters<typeof withDevice>[1] = {}) => {
  const family = await newFamily(browser, name)
  const { page, person, draft } = family
  const message = await draft({ title: 'For later', body: '', recipientIds: [await person('Amelia')] })
  await withDevice(page, device)
  await page.goto(`/schedule-message?draft=${message}&step=2`)
  return { ...family, record: () => page.getByRole('button', { name: 'Start recording' }).click() }
}

test('whatever happens to the microphone of a message, it is said at once, and what was said is kept', async ({
  browser,
}) => {
  const { page, main, record } = await atMessage(browser, 'mikes')
  for (const event of EVENTS) {
    await record()
    await talked(page)
    await happens(page, event)
    await expect(main.getByText(LOST), event).toBeVisible(SOON)
    await expect(main.getByRole('button', { name: 'Play your recording' }), event).toBeVisible()
    expect(await liveTracks(page), event).toBe(0)
    if (event === 'ended') await lookAt(page, { name: 'a microphone that was taken away' })
    await main.getByRole('button', { name: 'Start again' }).click()
    await page.getByRole('button', { name: 'Throw it away' }).click()
    await expect(main.getByRole('button', { name: 'Start recording' })).toBeVisible()
  }
})

test('whatever happens to the microphone of a story, it is said at once, and what was said is kept', async ({
  browser,
}) => {
  const ruth = await newFamily(browser, 'mikes-story')
  const { page } = await askForStory(browser, ruth, 'Joseph', 'Where did you dance?')
  await withDevice(page)
  await page.reload()
  for (const event of EVENTS) {
    await page.getByRole('button', { name: 'Record your answer' }).click()
    await talked(page)
    await happens(page, event)
    await expect(page.getByText(LOST), event).toBeVisible(SOON)
    await expect(page.locator('audio'), event).toBeVisible()
    expect(await liveTracks(page), event).toBe(0)
    await page.getByRole('button', { name: 'Record again' }).click()
    await page.getByRole('button', { name: 'Throw it away' }).click()
  }
  await page.getByRole('button', { name: 'Record your answer' }).click()
  await talked(page)
  await happens(page, 'ended')
  await page.getByRole('button', { name: 'Send it to the family' }).click()
  await heading(page, 'Your story is with the family')
})

test('a take that is all silence is pointed out while it is made, after it and before it is sealed', async ({
  browser,
}) => {
  const { page, main, record } = await atMessage(browser, 'mikes-silent', { isSilent: true })
  await record()
  await expect(main.getByText('We hear nothing. Is the microphone muted?')).toBeVisible({ timeout: 10_000 })
  await main.getByRole('button', { name: 'Stop recording' }).click()
  await expect(main.getByText(SILENT)).toBeVisible()
  expect(await liveTracks(page)).toBe(0)
  await expect(main.getByText('Saved. It will play on any phone or computer.')).toBeVisible({ timeout: 60_000 })
  await page.goto(page.url().replace('step=2', 'step=4'))
  await expect(main.getByRole('heading', { name: 'What they get' })).toBeVisible()
  await expect(main.getByText(SILENT)).toBeVisible()
})

test('a take that holds nothing is no recording, and nothing of it waits', async ({ browser }) => {
  const { page, main, record } = await atMessage(browser, 'mikes-empty', { isEmpty: true })
  await record()
  await talked(page)
  await main.getByRole('button', { name: 'Stop recording' }).click()
  await expect(main.getByText(NOTHING)).toBeVisible()
  await expect(main.getByRole('button', { name: 'Start recording' })).toBeVisible()
  expect(await liveTracks(page)).toBe(0)
})

test('whoever is signed out while they talk is asked to sign in, and it is sent on afterwards', async ({ browser }) => {
  const { page, main, record } = await atMessage(browser, 'mikes-out')
  let isOut = true
  await page.route('**/api/uploads**', async (route) => {
    if (!isOut) return route.fallback()
    return route.fulfill({
      status: 401,
      contentType: 'application/json',
      body: '{"code":"sign-in","message":"Please sign in."}',
    })
  })
  await record()
  await talked(page)
  await main.getByRole('button', { name: 'Stop recording' }).click()
  await expect(main.getByText(/Please sign in; your recording waits here/)).toBeVisible({ timeout: 20_000 })
  isOut = false
  await expect(main.getByText('Saved. It will play on any phone or computer.')).toBeVisible({ timeout: 60_000 })
})

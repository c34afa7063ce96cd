// Through: media, messages
import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '../support/browserTest.ts'
import { agreed } from '../../stack/seed/visitor.ts'
import { sendRecording } from '../screens/recording.ts'
import { atTheMessage } from './support/door.ts'
import { newFamily } from './support/family.ts'
import { dye } from '../screens/stage.ts'
import { lookAt } from './support/look.ts'

type Medium = { id: string; isAttached: boolean; durationMs: number; cut: null | { startMs: number; endMs: number } }

/** How long the sound of a page is, once it knows. */
const soundMs = (page: Page) =>
  page.locator('audio').evaluate(
    (sound: HTMLAudioElement) =>
      new Promise<number>((resolve) => {
        if (sound.readyState > 0) resolve(sound.duration * 1_000)
        else sound.addEventListener('loadedmetadata', () => resolve(sound.duration * 1_000))
      }),
  )

test('the ends of a recording are trimmed with the keyboard, put back, trimmed again, and reach nobody', async ({
  browser,
}) => {
  const { page, ask, person, draft, seal, addressOf } = await newFamily(browser, 'trim')
  const message = await draft({ title: 'The swing', body: '', recipientIds: [await person('Amelia')] })
  const whole = await sendRecording(ask, message, await readFile(process.env['JOURNEY_VOICE'] ?? ''))
  agreed(await ask('PATCH', `/api/messages/${message}`, { mediaIds: [whole] }, { 'If-Match': '*' }))
  const words = { mediaId: whole, text: '[0:00–0:01] Is it on?\n[0:02] You were four.' }
  agreed(await ask('PATCH', `/api/messages/${message}`, { transcript: words }, { 'If-Match': '*' }))
  const attached = async () => {
    const { media } = (await ask('GET', `/api/messages/${message}`)).body as { media: Medium[] }
    return media.find(({ isAttached }) => isAttached)
  }
  const lengthMs = (await attached())?.durationMs ?? 0
  await page.goto(`/schedule-message?draft=${message}&step=2`)

  const open = page.getByRole('button', { name: 'Trim the ends' })
  const start = page.getByRole('slider', { name: 'Where it begins' })
  const end = page.getByRole('slider', { name: 'Where it stops' })
  const trim = async () => {
    await expect(open).not.toHaveAttribute('aria-disabled', 'true')
    await open.focus()
    await page.keyboard.press('Enter')
    await expect(start).toBeFocused()
    for (const key of ['PageUp', 'PageUp', 'ArrowLeft']) await page.keyboard.press(key)
    await expect(start).toHaveAttribute('aria-valuetext', '1.9 seconds')
    await page.keyboard.press('Tab')
    await expect(end).toBeFocused()
    await page.keyboard.press('PageDown')
  }
  await trim()
  await expect(page.getByText(/^From 0:01\.9 to /)).toBeVisible()
  await lookAt(page, { name: 'trim' })
  if (process.env['SHOTS'])
    for (const width of [320, 390, 1280])
      for (const theme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 900 })
        await dye(page, theme)
        await page.getByRole('button', { name: 'Use this part' }).scrollIntoViewIfNeeded()
        await page.screenshot({ path: `${process.env['SHOTS']}/trim-${width}-${theme}.png` })
      }
  await page.setViewportSize({ width: 1280, height: 900 })
  await dye(page, 'light')
  const listen = page.getByRole('button', { name: 'Listen to this part' })
  await listen.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible()
  await expect(listen).toBeVisible()
  await page.getByRole('button', { name: 'Use this part' }).focus()
  await page.keyboard.press('Enter')
  const isPart = page.getByText(/A part of your recording/)
  await expect(isPart).toBeVisible()
  await expect(open).toBeFocused()
  const part = await attached()
  expect(part?.id).not.toBe(whole)
  expect(part?.cut?.startMs).toBe(1_900)
  expect(Math.abs((part?.durationMs ?? 0) - (lengthMs - 2_900))).toBeLessThan(500)

  const putBack = page.getByRole('button', { name: 'Whole recording' })
  await expect(putBack).not.toHaveAttribute('aria-disabled', 'true')
  await putBack.focus()
  await page.keyboard.press('Enter')
  await expect(putBack).toHaveCount(0)
  await expect(isPart).toHaveCount(0)
  await expect.poll(async () => (await attached())?.id).toBe(whole)

  await trim()
  await page.getByRole('button', { name: 'Use this part' }).press('Enter')
  await expect(isPart).toBeVisible()
  const second = await attached()
  await seal(message, 0.1, 'always')

  const hers = await atTheMessage(browser, addressOf('amelia'))
  await hers.getByRole('button', { name: /^Play/ }).click()
  expect(Math.abs((await soundMs(hers)) - (second?.durationMs ?? 0))).toBeLessThan(300)
  await expect(hers.getByText('You were four.')).toBeVisible()
  await expect(hers.getByText('Is it on?')).toHaveCount(0)
  const original = await (await page.request.get(`/api/media/${whole}/original`)).body()
  const downloading = hers.waitForEvent('download')
  await hers.getByRole('button', { name: 'Keep a copy' }).click()
  const copy = await readFile(await (await downloading).path())
  expect(copy.length).toBeGreaterThan(10_000)
  expect(copy.includes(original.subarray(1_000, 2_000))).toBe(false)
  const [, token = ''] = /\/d\/([a-z2-7]+)/.exec(hers.url()) ?? []
  const asked = await hers.request.get(new URL(`/api/d/${token}/media/${whole}`, hers.url()).href)
  expect(asked.status()).toBe(404)
})

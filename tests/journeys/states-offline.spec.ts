// Through: messages, recipients, connections
import { expect, test } from '../support/browserTest.ts'
import { newFamily } from './support/family.ts'
import { readManifest } from '../site/support/build.ts'
import { cut, OFFLINE, UNREACHED } from './support/line.ts'
import { lookAt } from './support/look.ts'

const LETTER = 'Before I forget it again: the gate was never green.'

test('what stands while the line is down can be used by everybody @deep', async ({ browser }) => {
  const { page, main, person } = await newFamily(browser, 'down')
  await person('Amelia')
  const mend = await cut(page, /\/api\/recipients$/)
  await page.goto('/connections')
  await expect(main).toContainText(UNREACHED)
  await page.context().setOffline(true)
  await expect(page.getByText(OFFLINE)).toBeVisible()
  await lookAt(page, { name: 'people, offline' })
  await mend()
  await page.context().setOffline(false)
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect(main).toContainText('Amelia')

  const { file } = (await readManifest())['modules/connections/RelativesPart.tsx'] ?? { file: '' }
  const partOfIt = (url: URL) => url.pathname === `/${file}`
  await page.route(partOfIt, (route) => route.abort('internetdisconnected'))
  await page.goto('/family-collaboration/members')
  await lookAt(page, { name: 'members, offline' })
  await page.unroute(partOfIt)
  await main.getByRole('button', { name: 'Reload' }).click()
  await expect(main).toContainText('No relatives yet')
})

test('a letter that is written offline is kept on the device, and saved when the line is back', async ({ browser }) => {
  const { page, main, ask, person, draft } = await newFamily(browser, 'letter')
  const message = await draft({ title: 'The green gate', body: 'Before', recipientIds: [await person('Amelia')] })
  await page.goto(`/schedule-message?draft=${message}&step=2`)
  await main.getByRole('tab', { name: 'Letter' }).click()
  await expect(main.getByLabel('Your letter')).toHaveValue('Before')
  await page.context().setOffline(true)
  await expect(page.getByText(OFFLINE)).toBeVisible()
  await main.getByLabel('Your letter').fill(LETTER)
  await main.getByLabel('Your letter').blur()
  await expect(main).toContainText('Your letter is kept on this device. We save it when you are connected.')
  await page.context().setOffline(false)
  await expect(page.getByText(OFFLINE)).toHaveCount(0)
  await expect(main).toContainText('Draft saved')
  const saved = async () =>
    ((await ask('GET', `/api/messages/${message}`)).body as { content: { body: string } }).content
  await expect.poll(saved).toMatchObject({ body: LETTER })
})

test('a recording that is made offline is kept on the device, and sent when the line is back @deep', async ({
  browser,
}) => {
  const { page, main, press, person, draft } = await newFamily(browser, 'voice')
  const message = await draft({ title: 'The green gate', body: '', recipientIds: [await person('Amelia')] })
  await page.goto(`/schedule-message?draft=${message}&step=2`)
  await expect(main.getByRole('button', { name: 'Start recording' })).toBeVisible()
  await page.context().setOffline(true)
  await press('Start recording')
  await expect(main.getByRole('timer')).toContainText(/0:0[3-9]/)
  await press('Stop recording')
  await expect(main).toContainText('Your recording is safe on this device. We send it when you are connected.')
  await page.context().setOffline(false)
  await expect(main).toContainText('Saved. It will play on any phone or computer.', { timeout: 60_000 })
})

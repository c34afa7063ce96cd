// Through: messages, media
import { expect, test, type Page } from '../support/browserTest.ts'
import { newFamily } from './support/family.ts'
import { stayAtReload } from './support/leave.ts'

test('a letter whose tab is closed in the middle of a word is there in the next one', async ({ browser }) => {
  const { page, main, person, draft } = await newFamily(browser, 'tab')
  const message = await draft({ title: 'The green gate', body: 'Before', recipientIds: [await person('Amelia')] })
  await page.goto(`/schedule-message?draft=${message}&step=2`)
  await main.getByRole('tab', { name: 'Letter' }).click()
  await main.getByLabel('Your letter').press('ControlOrMeta+End')
  await main.getByLabel('Your letter').pressSequentially(' the gate was gre')
  await expect(main).toContainText('Kept on this device')
  const next = await page.context().newPage()
  await page.close()
  await next.goto(`/schedule-message?draft=${message}&step=2`)
  await next.getByRole('tab', { name: 'Letter' }).click()
  await expect(next.getByLabel('Your letter')).toHaveValue('Before the gate was gre')
  await next.getByRole('button', { name: 'Continue' }).click()
  const saved = async () =>
    (
      (await next.request.get(`/api/messages/${message}`).then((answer) => answer.json())) as {
        content: { body: string }
      }
    ).content
  await expect.poll(saved).toMatchObject({ body: 'Before the gate was gre' })
})

const WHILE_RECORDING = 'Leave while you’re recording?'
const SAVED = 'Saved. It will play on any phone or computer.'
const UPLOADS = /\/api\/uploads/
const asked = (page: Page, question: string) => page.getByRole('alertdialog', { name: question })
const record = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Start recording' }).click()
  await expect(page.getByRole('timer')).toContainText(/0:0[2-9]/)
}

test('who leaves while they record is asked: they stay and go on, or leave and find it in the draft', async ({
  browser,
}) => {
  const { page, main, person, draft } = await newFamily(browser, 'leaving')
  await draft({ title: 'The green gate', body: '', recipientIds: [await person('Amelia')] })
  const toDraft = main.getByRole('link', { name: 'The green gate' })
  await page.goto('/future-messages/drafts')
  await toDraft.click()
  await record(page)
  const address = page.url()
  const question = asked(page, WHILE_RECORDING)
  for (const leave of [
    () => page.getByRole('link', { name: 'People', exact: true }).click(),
    () => page.evaluate(() => history.back()),
  ]) {
    await leave()
    await expect(question).toContainText('What you’ve said so far is kept on this device')
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect(question).toHaveCount(0)
    await expect(main.getByText('Recording', { exact: true })).toBeVisible()
    expect(page.url()).toBe(address)
  }
  await stayAtReload(page)
  await expect(main.getByText('Recording', { exact: true })).toBeVisible()

  await page.evaluate(() => history.back())
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/future-messages\/drafts$/)
  await toDraft.click()
  await expect(main.getByRole('button', { name: 'Play your recording' })).toBeVisible()
  await expect(main).toContainText(SAVED, { timeout: 60_000 })
})

test('who leaves before a recording has arrived is asked, and no longer once it is in the message', async ({
  browser,
}) => {
  const { page, main, press, person, draft } = await newFamily(browser, 'arriving')
  const message = await draft({ title: 'The green gate', body: '', recipientIds: [await person('Amelia')] })
  await page.goto(`/schedule-message?draft=${message}&step=2`)
  await page.route(UPLOADS, (route) => route.abort('internetdisconnected'))
  await record(page)
  await press('Stop recording')
  await press('Continue')
  await expect(main).toContainText('When should Amelia get it?')
  await page.goBack()
  const question = asked(page, 'Leave before your recording has arrived?')
  await page.getByRole('link', { name: 'People', exact: true }).click()
  await question.getByRole('button', { name: 'Stay' }).click()
  await page.unroute(UPLOADS)
  await expect(main).toContainText(SAVED, { timeout: 60_000 })
  await page.getByRole('link', { name: 'People', exact: true }).click()
  await expect(page).toHaveURL(/\/connections$/)
})

test('who leaves the free recorder while it runs finds there what they said', async ({ page }) => {
  await page.goto('/free-voice-messages')
  await record(page)
  const question = asked(page, WHILE_RECORDING)
  const away = page.getByRole('banner').getByRole('link').first()
  await away.click()
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(page).toHaveURL(/\/free-voice-messages$/)
  await away.click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('link', { name: 'Record a first minute' }).first()).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Play your recording' })).toBeVisible()
  await expect(page.getByText('It is kept on this device, also when you close the page.')).toBeVisible()
})

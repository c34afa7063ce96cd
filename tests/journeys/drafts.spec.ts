// Through: messages
import { expect, test } from '../support/browserTest.ts'
import { newFamily } from './support/family.ts'

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

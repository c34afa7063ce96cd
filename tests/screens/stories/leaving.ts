import { PASSWORD } from '../../support/family.ts'
import { inMail } from '../../../stack/seed/mailbox.ts'
import { button, expect, SLOW_DAY_MS, type Story } from '../story.ts'

const LETTER = 'The key is under the third pot, where it always was.'

/** Everything is taken along, and the account is to be deleted. */
export const leaving: Story = {
  name: 'leaving',
  dayMs: SLOW_DAY_MS,
  tell: async ({ newFamily, newPage, mailTo, take }) => {
    const { page, main, email, person, draft, seal } = await newFamily('leaving')
    const message = await draft({ title: 'The third pot', body: LETTER, recipientIds: [await person('Amelia')] })
    await seal(message, 400)
    const password = main.getByLabel('Your password', { exact: true })
    await page.goto('/account/data')
    await password.fill('not it')
    await button(page, 'Download everything').click()
    await expect(main.getByRole('alert').first()).toBeVisible()
    await take(page, 'data-refused', 'Everything is asked for with a wrong password')
    await password.fill(PASSWORD)
    const downloading = page.waitForEvent('download')
    await button(page, 'Download everything').click()
    await downloading
    await expect(main).toContainText('Your download has begun.')
    await take(page, 'data-begun', 'Everything is downloaded')

    await page.goto('/account/delete')
    await password.fill(PASSWORD)
    await button(page, 'Delete my account in 30 days').click()
    await expect(main.getByRole('alert').first()).toBeVisible()
    await take(page, 'delete-refused', 'Each message that would still be sent is ticked first')
    await main.getByRole('checkbox', { name: /The third pot/ }).check()
    await button(page, 'Delete my account in 30 days').click()
    await expect(main).toContainText('Your account will be deleted:')
    await take(page, 'delete-planned', 'The account will be deleted, and can be kept until then')

    const other = await newPage()
    const told = await mailTo(email, /All your data was downloaded/)
    await other.goto(inMail(told, /(https?:\S*\/undo\/\S*)/))
    await expect(button(other, 'It was not me')).toBeVisible()
    await take(other, 'undo', 'The page behind "It was not me"')
    await button(other, 'It was not me').click()
    await expect(other.getByRole('heading', { level: 1 })).toContainText('Your account is locked')
    await take(other, 'undo-locked', 'The account is locked')
  },
}

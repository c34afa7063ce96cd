import { button, expect, SLOW_DAY_MS, type Story } from '../story.ts'

const UNREACHED = 'We could not reach the server. Nothing was lost; please try again.'
const OFFLINE = 'You are offline. Your changes are kept on this device.'
const NOWHERE = '01900000-0000-7000-8000-000000000000'
const LETTER = 'Before I forget it again: the gate was never green.'

/** What is empty, does not come, does not exist or is written without a line. */
export const broken: Story = {
  name: 'broken',
  dayMs: SLOW_DAY_MS,
  tell: async ({ newFamily, newPage, take }) => {
    const { page, main, chip, press, person, draft, seal, openMessage } = await newFamily('broken')
    await page.goto('/schedule-message')
    await expect(main.getByLabel('Their email')).toBeVisible()
    await take(page, 'schedule-1-empty', 'Step 1, with nobody yet')
    await page.goto(`/future-messages/${NOWHERE}`)
    await expect(main).toContainText('We could not find this message.')
    await take(page, 'message-unknown', 'A message that does not exist')
    await page.goto(`/contact/${NOWHERE}`)
    await expect(main).toContainText('This conversation opens on the device where you began it')
    await take(page, 'conversation-unknown', 'A conversation that is not open on this device')

    const message = await draft({ title: 'The green gate', body: LETTER, recipientIds: [await person('Amelia')] })
    await page.route(/\/api\/messages(\?|$)/, (route) => route.abort('internetdisconnected'))
    for (const [path, name, words] of [
      ['/dashboard', 'dashboard-broken', 'The dashboard when its answer does not come'],
      ['/future-messages', 'messages-broken', 'My messages when they do not come'],
    ] as const) {
      await page.goto(path)
      await expect(main).toContainText(UNREACHED)
      await take(page, name, words)
    }
    await page.unroute(/\/api\/messages(\?|$)/)

    await page.goto(`/schedule-message?draft=${message}&step=2`)
    await main.getByRole('tab', { name: 'Letter' }).click()
    const letter = main.getByLabel('Your letter')
    await expect(letter).toHaveValue(LETTER)
    await page.context().setOffline(true)
    await expect(page.getByText(OFFLINE)).toBeVisible()
    await letter.fill(`${LETTER} Your father painted it.`)
    await letter.blur()
    await expect(main).toContainText('Your letter is kept on this device.')
    await take(page, 'schedule-2-offline', 'Step 2 without a line: the letter is kept on the device')
    await page.context().setOffline(false)
    await expect(main).toContainText('Draft saved')

    await seal(message, 30)
    await openMessage(message)
    await expect(chip('Sealed')).toBeVisible()
    await page.route(/\/cancel$/, (route) => route.abort('internetdisconnected'))
    await press('Cancel this message')
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('button', { name: 'Yes, cancel it' }).click()
    await expect(dialog.getByRole('alert')).toHaveText(UNREACHED)
    await take(page, 'message-cancel-broken', 'A wish that does not arrive is said where it was made')

    const visitor = await newPage()
    for (const [path, name, words] of [
      ['d', 'recipient-nowhere', 'A recipient’s link that is not complete'],
      ['check', 'answer-nowhere', 'A check’s link that is not complete'],
    ] as const) {
      await visitor.goto(`/${path}/${'a'.repeat(58)}`)
      await expect(visitor.locator('body')).toContainText('This link is not complete.')
      await take(visitor, name, words)
    }
    await visitor.goto('/verify-email?token=aaaa')
    await button(visitor, 'Yes, this is my address').click()
    await expect(visitor.getByRole('main')).toContainText('Nothing was changed.')
    await take(visitor, 'verify-email-wrong', 'An address that could not be confirmed')
  },
}

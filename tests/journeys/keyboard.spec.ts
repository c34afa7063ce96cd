import { expect, test, type Locator, type Page } from '@playwright/test'
import { PASSCODE, peopleOf } from './support/author.ts'
import { linkIn, mailboxOf } from './support/mailbox.ts'

const MOST_STOPS = 60

/** Tabs on until it has the focus, as somebody without a mouse must. */
const reach = async (page: Page, target: Locator): Promise<void> => {
  await expect(target.first()).toBeVisible()
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if ((await target.and(page.locator(':focus')).count()) > 0) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The Tab key does not lead to ${target.toString()}`)
}
const press = async (page: Page, target: Locator, key: 'Enter' | 'Space' | 'ArrowRight' = 'Enter'): Promise<void> => {
  await reach(page, target)
  await page.keyboard.press(key)
}
const write = async (page: Page, target: Locator, words: string): Promise<void> => {
  await reach(page, target)
  await page.keyboard.type(words)
}

test('an account, a person, a letter and its seal need nothing but the keyboard', async ({ page }) => {
  const { author, recipient } = peopleOf('keys')
  const dialog = page.getByRole('dialog')
  const button = (name: string, within: Page | Locator = page) => within.getByRole('button', { name, exact: true })

  await page.goto('/')
  await press(page, button('Get Started'))
  await expect(dialog.getByLabel('Email')).toBeFocused()
  await page.keyboard.type(author)
  await write(page, dialog.getByLabel('Password', { exact: true }), 'a kitchen on a sunday')
  await press(page, button('Create my account'), 'Space')
  await expect(page).toHaveURL(/\/dashboard$/)

  await page.goto(linkIn(await mailboxOf(author).next(/Confirm your e-mail/), /verify-email/))
  await press(page, button('Yes, this is my address'))
  await press(page, page.getByRole('link', { name: 'Go to my messages' }))
  await press(page, page.getByRole('link', { name: 'Record', exact: true }).first())

  await press(page, button('Add a person'))
  await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused()
  await page.keyboard.type('Amelia')
  await write(page, dialog.getByLabel('Their email'), recipient)
  await press(page, button('Save', dialog))
  await expect(dialog.getByRole('textbox', { name: 'Passcode', exact: true })).toBeFocused()
  await page.keyboard.type(PASSCODE)
  await write(page, dialog.getByLabel('A hint for them'), 'Where we went when it was hot')
  await press(page, button('Save', dialog))
  await expect(dialog).toHaveCount(0)
  const amelia = page.getByRole('checkbox', { name: /Amelia/ })
  await expect(amelia).toBeChecked()
  await press(page, amelia, 'Space')
  await expect(amelia).not.toBeChecked()
  await page.keyboard.press('Space')
  await press(page, button('Continue'))

  await press(page, page.getByRole('tab', { name: 'Voice' }), 'ArrowRight')
  await expect(page.getByRole('tab', { name: 'Video' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Letter' })).toBeFocused()
  await write(page, page.getByLabel('Your letter'), 'You were four, and you would not let go of the big spoon.')
  await press(page, button('Continue'))
  await press(page, button('Seal this message'))
  await expect(page).toHaveURL(/\/future-messages\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('main')).toContainText('You sealed it')
})

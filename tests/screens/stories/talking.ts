import { expect, SLOW_DAY_MS, button, type Story } from '../story.ts'

/** Somebody writes to the house. */
export const talking: Story = {
  name: 'talking',
  dayMs: SLOW_DAY_MS,
  tell: async ({ newPage, take }) => {
    const page = await newPage()
    const main = page.getByRole('main')
    await page.goto('/contact')
    await page.getByRole('radio', { name: /Someone has died/ }).check()
    await main.getByLabel('Your name').fill('Nell')
    await main.getByLabel('Your email').fill('nowhere')
    await main.getByLabel('Who died, and how were you related?').fill('My mother, Ruth. I am her daughter.')
    await button(page, 'Send').click()
    await expect(main.getByRole('link', { name: 'Please enter a valid email' })).toBeVisible()
    await take(page, 'contact-refused', 'Someone has died: the form, with an address that is not complete')
    await main.getByLabel('Your email').fill('nell@hale.example')
    await button(page, 'Send').click()
    await expect(page).toHaveURL(/\/contact\/[0-9a-f-]{36}$/)
    await expect(main).toContainText('My mother, Ruth.')
    await take(page, 'conversation', 'A conversation with the house')
    await button(page, 'Chat').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await take(page, 'chat', 'The dialog to chat with us')
  },
}

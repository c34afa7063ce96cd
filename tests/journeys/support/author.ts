import { expect, type Page } from '@playwright/test'
import { PASSCODE, PASSWORD } from '../../support/family.ts'
import { linkIn, mailboxOf } from './mailbox.ts'

export { PASSCODE, PASSWORD }
export const dayMs = Number(process.env['JOURNEY_DAY_MS'])

/** Addresses of one journey's people, which no other journey has. */
export const peopleOf = (journey: string) => {
  const mark = `${journey}-${Date.now().toString(36)}`
  return { author: `ruth-${mark}@hale.example`, recipient: `amelia-${mark}@hale.example` }
}

/** Opens an account by the dialog and confirms its address by the mail. */
export const signUp = async (page: Page, email: string): Promise<void> => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Get Started' }).first().click()
  const dialog = page.getByRole('dialog').getByRole('tabpanel', { name: 'Sign Up' })
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Create my account' }).click()
  await expect(page.getByText('Account Created Successfully').first()).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
  const mail = await mailboxOf(email).next(/Confirm your email address/)
  await page.goto(linkIn(mail, /verify-email/))
  await page.getByRole('button', { name: 'Yes, this is my address' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. Your address is confirmed')
}

/** Step one: adds a person with a passcode and chooses them. */
export const choosePerson = async (page: Page, name: string, email: string): Promise<void> => {
  await page.goto('/schedule-message')
  await page.getByRole('button', { name: 'Add with a birthday, a passcode or a guardian' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name', { exact: true }).fill(name)
  await dialog.getByLabel('Their email').fill(email)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByRole('textbox', { name: 'Passcode', exact: true }).fill(PASSCODE)
  await dialog.getByLabel('A hint for them').fill('Where we went when it was hot')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('checkbox', { name: new RegExp(name) })).toBeChecked()
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** From what is said to the day, and from the day to the last look. */
export const toWhen = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: /^When should .* get it\?$/ })).toBeVisible()
}
export const toCheck = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Check it once more' })).toBeVisible()
}

/** Step two with a letter, the day, and the seal; the first possible date is offered where a day is short. */
export const sealLetter = async (page: Page, letter: string): Promise<void> => {
  await page.getByRole('tab', { name: 'Letter' }).click()
  await page.getByLabel('Your letter').fill(letter)
  await toWhen(page)
  await toCheck(page)
  await seal(page)
}

export const seal = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Seal this message' }).click()
  await atSealed(page)
}
/** The page that tells what was sealed, and from it to the message's own. */
export const atSealed = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name: /^Sealed for / })).toBeVisible()
  await page.getByRole('link', { name: 'See this message' }).click()
  await expect(page).toHaveURL(/\/future-messages\/[0-9a-f-]{36}$/)
}

import { expect, test, type Locator, type Page } from '@playwright/test'
import { dayMs, PASSCODE, peopleOf } from './support/author.ts'
import { heading } from './support/door.ts'
import { newFamily } from './support/family.ts'
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

test('an answer to a question, and all that a recipient does, need nothing but the keyboard', async ({ browser }) => {
  const { main, person, draft, seal, openMessage, email, addressOf } = await newFamily(browser, 'hands')
  const letter = { title: 'The big spoon', body: 'You stirred it until the bowl walked off the table.' }
  const message = await draft({ ...letter, recipientIds: [await person('Amelia')] })
  await seal(message, 2, 'always')
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

  const question = await mailboxOf(email).next(/goes out in 2 days/, 3 * dayMs)
  const phone = await (await browser.newContext()).newPage()
  await phone.goto(linkIn(question, /\/check\/.*do=planned/))
  await press(phone, button(phone, 'Send it as planned'))
  await phone.waitForURL(/\/check\/[a-z2-7]+$/)
  const [, number = ''] = /yours is (\d{3})/.exec(question.text) ?? []
  // Pressed sooner than anybody reads, the page asks for the mail's number.
  if (await button(phone, number).isVisible()) await press(phone, button(phone, number), 'Space')
  await heading(phone, 'It goes out as planned')

  const mail = await mailboxOf(addressOf('amelia')).next(/left something for you/, 4 * dayMs)
  const page = await (await browser.newContext()).newPage()
  await page.goto(linkIn(mail, /\/d\//))
  await press(page, button(page, 'Open'))
  await write(page, page.getByLabel('Passcode'), PASSCODE)
  await page.keyboard.press('Enter')
  await heading(page, 'left you a message')
  await press(page, button(page, 'Say thank you'))
  await expect(page.getByText('You said thank you.')).toBeVisible()
  await press(page, page.locator('summary', { hasText: 'Write or record a reply' }))
  await write(page, page.getByLabel('Your words'), 'I still have the spoon.')
  await press(page, button(page, 'Send the reply'))
  await expect(page.getByText('Your reply is kept with the message')).toBeVisible()
  await openMessage(message)
  await expect(main).toContainText('I still have the spoon.')
})

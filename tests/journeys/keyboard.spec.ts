import { expect, test } from '@playwright/test'
import { dayMs, PASSCODE, peopleOf } from './support/author.ts'
import { heading } from './support/door.ts'
import { newFamily } from './support/family.ts'
import { button, isKept, press, reach, write } from './support/keys.ts'
import { linkIn, mailboxOf } from './support/mailbox.ts'

test('an account, a person, a letter and its seal need nothing but the keyboard', async ({ page }) => {
  const { author, recipient } = peopleOf('keys')
  const dialog = page.getByRole('dialog')

  await page.goto('/')
  await press(page, button(page, 'Get Started'))
  await expect(dialog.getByLabel('Email')).toBeFocused()
  await page.keyboard.type(author)
  await write(page, dialog.getByLabel('Password', { exact: true }), 'a kitchen on a sunday')
  await press(page, button(page, 'Create my account'), 'Space')
  await expect(page).toHaveURL(/\/dashboard$/)

  await page.goto(linkIn(await mailboxOf(author).next(/Confirm your e-mail/), /verify-email/))
  await press(page, button(page, 'Yes, this is my address'))
  await press(page, page.getByRole('link', { name: 'Go to my messages' }))
  await press(page, page.getByRole('link', { name: 'Record', exact: true }).first())

  await press(page, button(page, 'Add a person'))
  await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused()
  await page.keyboard.type('Amelia')
  await write(page, dialog.getByLabel('Their email'), recipient)
  await press(page, button(dialog, 'Save'))
  await expect(dialog.getByRole('textbox', { name: 'Passcode', exact: true })).toBeFocused()
  await page.keyboard.type(PASSCODE)
  await write(page, dialog.getByLabel('A hint for them'), 'Where we went when it was hot')
  await press(page, button(dialog, 'Save'))
  await expect(dialog).toHaveCount(0)
  const amelia = page.getByRole('checkbox', { name: /Amelia/ })
  await expect(amelia).toBeChecked()
  await press(page, amelia, 'Space')
  await expect(amelia).not.toBeChecked()
  await page.keyboard.press('Space')
  await press(page, button(page, 'Continue'))

  await press(page, page.getByRole('tab', { name: 'Voice' }), 'ArrowRight')
  await expect(page.getByRole('tab', { name: 'Video' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Letter' })).toBeFocused()
  await write(page, page.getByLabel('Your letter'), 'You were four, and you would not let go of the big spoon.')
  await press(page, button(page, 'Continue'))
  await press(page, button(page, 'Seal this message'))
  await expect(page).toHaveURL(/\/future-messages\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('main')).toContainText('You sealed it')
})

test('an answer to a question, and all that a recipient does, need nothing but the keyboard', async ({ browser }) => {
  const { main, person, draft, seal, openMessage, email, addressOf } = await newFamily(browser, 'hands')
  const letter = { title: 'The big spoon', body: 'You stirred it until the bowl walked off the table.' }
  const message = await draft({ ...letter, recipientIds: [await person('Amelia')] })
  await seal(message, 2, 'always')

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

test('an answer that holds a message, and the date that is kept, need nothing but the keyboard', async ({
  browser,
}) => {
  const { page, main, chip, person, draft, sealSoon, openMessage, addressOf } = await newFamily(browser, 'holding')
  const letter = { title: 'The big spoon', body: 'You stirred it until the bowl walked off the table.' }
  const message = await draft({ ...letter, recipientIds: [await person('Amelia')] })
  await sealSoon(message)
  await openMessage(message)
  await expect(chip('First check sent')).toBeVisible({ timeout: 2 * dayMs })
  await press(page, button(main, "I'm still here"))
  await expect(chip('On hold: you answered')).toBeVisible()
  await press(page, button(main, 'Keep the date'), 'Space')
  await expect(main).toContainText('You let it go on its date')
  await mailboxOf(addressOf('amelia')).next(/left something for you/, 5 * dayMs)
  await expect(main).toContainText('You had said that it may go.')
})

test('a child with the address of a guardian, and a letter for every year, need nothing but the keyboard', async ({
  browser,
}) => {
  const { page, main, draft, addressOf } = await newFamily(browser, 'yearly-keys')
  const dialog = page.getByRole('dialog')
  await page.goto('/connections')
  await press(page, button(main, 'Add a person'))
  await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused()
  await page.keyboard.type('Samuel')
  await press(page, dialog.getByRole('checkbox', { name: /This is a child/ }), 'Space')
  await write(page, dialog.getByLabel("Their guardian's email"), addressOf('amelia'))
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert').first()).toBeVisible()
  await press(page, dialog.getByRole('checkbox', { name: /address of their parent or guardian/ }), 'Space')
  await press(page, button(dialog, 'Save'))
  await expect(dialog.getByRole('textbox', { name: 'Passcode', exact: true })).toBeFocused()
  await page.keyboard.type(PASSCODE)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(main.getByRole('listitem').filter({ hasText: 'Samuel' })).toContainText('Opens with a passcode')
  await isKept(page)

  const letter = { title: 'The big spoon', body: 'You stirred it until the bowl walked off the table.' }
  const message = await draft({ ...letter, recipientIds: [] })
  await page.goto(`/schedule-message?draft=${message}&step=1`)
  await press(page, page.getByRole('checkbox', { name: /Samuel/ }), 'Space')
  await press(page, button(main, 'Continue'))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const often = main.getByRole('radio', { name: /Every year/ })
  await press(page, main.getByRole('radio', { name: 'On one date' }), 'ArrowRight')
  await expect(often).toBeFocused()
  await expect(often).toBeChecked()
  const ends = main.getByRole('combobox', { name: 'How long it comes back' })
  await press(page, ends)
  await page.keyboard.type('A number')
  await page.keyboard.press('Enter')
  await expect(ends).toBeFocused()
  await expect(ends).toContainText('A number of times')
  const times = main.getByLabel('How many times in all')
  await reach(page, times)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('2')
  await press(page, button(main, 'Continue'))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(main).toContainText('It comes every year on that day, 2 times in all.')
  await press(page, button(main, 'Seal this message'))
  await expect(page).toHaveURL(new RegExp(`/future-messages/${message}$`))
  await expect(page.getByRole('heading', { level: 1, name: 'The big spoon' })).toBeFocused()
  await expect(main).toContainText('It comes back every year.')
})

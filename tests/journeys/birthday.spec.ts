// Through: messages, deliveries
import { expect, test, type Browser } from '../support/browserTest.ts'
import { answerWith } from './support/answer.ts'
import { dayMs } from './support/author.ts'
import { newFamily } from './support/family.ts'
import { linkIn, mailboxOf } from './support/mailbox.ts'

const LETTER = 'You are one year older, and I am one year prouder.'
const SEND = /^Send it on \w+day$/
const KEEP = 'Keep it, I’ll choose another day'
const CHECKS = [/will be sent in 2 days/, /will be sent tomorrow/]

/** A letter to Amelia for a day that its author chose, which both checks are asked about. */
const forABirthday = async (browser: Browser, journey: string) => {
  const family = await newFamily(browser, journey)
  const recipientIds = [await family.person('Amelia')]
  const message = await family.draft({ title: 'For your birthday', body: LETTER, recipientIds })
  await family.sealSoon(message)
  await family.openMessage(message)
  const author = mailboxOf(family.email)
  const phone = await (await browser.newContext()).newPage()
  /** Opens the choice by the link of a check, and presses one of the two answers. */
  const answer = async (check: RegExp, button: string | RegExp) => {
    const mail = await author.next(check, 4 * dayMs)
    expect(mail.text).not.toContain('still here')
    await phone.goto(linkIn(mail, /\/check\/.*do=here/))
    for (const name of [SEND, KEEP]) await expect(phone.getByRole('button', { name })).toHaveClass('secondary')
    await answerWith(phone, mail, button)
  }
  return { ...family, author, answer, amelia: mailboxOf(family.addressOf('amelia')) }
}

test('who says at both checks that it shall be sent is believed: it arrives on the day', async ({ browser }) => {
  const { answer, amelia, chip } = await forABirthday(browser, 'sent-twice')
  for (const check of CHECKS) await answer(check, SEND)
  await amelia.next(/left something for you/, 5 * dayMs)
  await expect(chip('Delivered')).toBeVisible({ timeout: 2 * dayMs })
})

test('who keeps it to choose another day has it wait, and nobody gets it', async ({ browser }) => {
  const { answer, amelia, chip, page, main } = await forABirthday(browser, 'kept')
  await answer(CHECKS[0] ?? /none/, KEEP)
  await expect(chip('On hold: you answered')).toBeVisible({ timeout: dayMs })
  await page.goto('/dashboard')
  await expect(main).toContainText('For your birthday')
  expect(await amelia.read(/./)).toEqual([])
})

test('who says nothing has it sent on the day', async ({ browser }) => {
  const { author, amelia } = await forABirthday(browser, 'unsaid')
  for (const check of CHECKS) await author.next(check, 4 * dayMs)
  await amelia.next(/left something for you/, 5 * dayMs)
})

import { describe, expect, test } from 'vitest'
import { gallery } from './gallery.ts'

/** Mails that nobody gets twice: what they are about happens once to a person. */
const ONCE: Readonly<Record<string, string>> = {
  'contact-invitation': 'a contact is asked once',
  'recipient-invitation': 'a recipient is asked once for each address',
  'guardian-own-address': 'a guardian is asked once for each child',
  'newsletter-confirmation': 'an address that does nothing is forgotten',
  'waiting-receipt': 'an address is on the list once',
  'waiting-opening': 'it is told once that sign-ups are open',
  'account-deleted': 'an account ends once',
  'family-removed': 'nobody is removed who has not joined again',
  'plan-trial': 'an account has one trial, and each of its three mails has a day of its own',
  'plan-trial-over': 'an account has one trial',
  'plan-money-back': 'money is given back once an account',
  'plan-refund-failed': 'money is given back once an account',
  'author-contacts-missing': 'it names who left, and nobody leaves twice',
}
/** Not compared yet: the gallery has one of each, and no second. */
const SINGLE =
  /^(checks-together|deliveries-have-begun|recipient-(links|reminder|reminders-last)|occasion-.*|author-report-withdrawn|author-challenged-last)$/

/** Whose beginning does not name its day: two of them look alike in a list of mails. */
const ALIKE = new Set([
  'author-wrong-person-undone',
  'contact-answered',
  'contact-withdrawn',
  'contact-removed',
  'contact-presumed',
])

const PREVIEW = 150
const beginning = ({ text }: { readonly text: string }): string => text.slice(0, PREVIEW)

/** The same mail a second time: that of the gallery's entry, or an entry of its own. */
const againOf = ({ name, again }: (typeof gallery)[number]) =>
  gallery.find((other) => other.name === `${name}-again`)?.mail ?? again

test('each kind of mail is a series, comes once, or is waited for', () => {
  const others = gallery.filter((each) => {
    const name = each.name.replace(/^told-/, '')
    return againOf(each) === undefined && !(name in ONCE) && !SINGLE.test(name) && !name.endsWith('-again')
  })
  expect(others.map(({ name }) => name)).toEqual([])
})

describe.each(
  gallery.flatMap((each) => {
    const again = againOf(each)
    return again ? [[each.name, each.mail, again] as const] : []
  }),
)('two of "%s" to one person', (name, mail, again) => {
  test('differ in their subject or in what a list of mails shows of them, but for those that are known', () => {
    const isAlike =
      JSON.stringify([again.subject, beginning(again)]) === JSON.stringify([mail.subject, beginning(mail)])
    expect(isAlike).toBe(ALIKE.has(name))
  })
})

import { describe, expect, test } from 'vitest'
import { gallery } from './gallery.ts'

/** Mails that nobody gets twice: what they are about happens once to a person. */
const ONCE: Readonly<Record<string, string>> = {
  'contact-invitation': 'a contact is asked once',
  'recipient-invitation': 'a recipient is asked once for each address',
  'newsletter-confirmation': 'an address that does nothing is forgotten',
  'waiting-receipt': 'an address is on the list once',
  'waiting-opening': 'it is told once that sign-ups are open',
  'account-deleted': 'an account ends once',
  'family-removed': 'nobody is removed who has not joined again',
  'author-contacts-missing': 'it names who left, and nobody leaves twice',
}
const OPEN = /^$/

const PREVIEW = 150
const beginning = ({ text }: { readonly text: string }): string => text.slice(0, PREVIEW)

test('each kind of mail is a series, comes once, or is waited for', () => {
  const others = gallery.filter(
    ({ name, again }) => again === undefined && !(name.replace(/^told-/, '') in ONCE) && !OPEN.test(name),
  )
  expect(others.map(({ name }) => name)).toEqual([])
})

describe.each(gallery.flatMap(({ name, mail, again }) => (again ? [[name, mail, again] as const] : [])))(
  'two of "%s" to one person',
  (_, mail, again) => {
    test('differ in their subject or in what a list of mails shows of them', () =>
      expect([again.subject, beginning(again)]).not.toEqual([mail.subject, beginning(mail)]))
  },
)

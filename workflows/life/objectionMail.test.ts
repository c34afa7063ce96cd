import { expect, test } from 'vitest'
import { capabilitiesOf } from '../../backend/kernel/identity/capability.ts'
import { settingsOf } from '../../backend/kernel/testing/settings.ts'
import { authorMail, objectionMail, reportLetter } from './objectionMail.ts'

const house = { settings: settingsOf(), capabilities: capabilitiesOf(Buffer.alloc(32)) }
const ruth = {
  accountId: '018f0000-0000-7000-8000-00000000000a',
  username: 'ruth',
  to: 'ruth@hale.example',
  mailId: 'm',
}
const months = ['01', '02', '03'].map((month) => `2031-${month}-01T09:00:00.000Z`)
/** Who reports for the nth time, a month after the last. */
const reporter = (n: number) => ({
  contactId: 'nora',
  name: 'Nora',
  repeated: n === 1 ? undefined : { n, at: months[n - 1] ?? '', before: months[n - 2] ?? '' },
})
const beginningOf = (text: string) => text.slice(0, 150)

test('what a contact repeats, its author reads as what it is: each mail has another subject and beginning', () => {
  const mails = [1, 2, 3].map((n) => authorMail(house, ruth, reportLetter(reporter(n), 'Nothing happens.')))
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Nora is worried about you',
    'Nora is worried about you again, on February 1, 2031',
    'Nora is worried about you again, on March 1, 2031',
  ])
  expect(new Set(mails.map(({ text }) => beginningOf(text))).size).toBe(3)
  expect(mails[1]?.text).toContain('Nora told us for the second time that you died')
  expect(mails.map(({ text }) => text.includes('/legacy/contacts?remove=nora'))).toEqual([false, true, true])
})

test('so do the mails that ask to object, of one challenge and of the next, and once more where it was made longer', () => {
  const asked = (n: number, isFirst: boolean, until: string) =>
    objectionMail(
      house,
      { ...ruth, by: [reporter(n)] },
      { lifeSentence: 'Nothing happens.', openedAt: months[n - 1] ?? '', until, isSignInOnly: false, isFirst },
    )
  const mails = [1, 2].flatMap((n) => [
    asked(n, true, `2031-0${n}-08T09:00:00.000Z`),
    asked(n, false, `2031-0${n}-08T09:00:00.000Z`),
    asked(n, false, `2031-0${n}-09T09:00:00.000Z`),
  ])
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Nora is worried about you',
    'Last email, by January 8, 2031: Nora is worried about you',
    'Last email, by January 9, 2031: Nora is worried about you',
    'Nora is worried about you again, on February 1, 2031',
    'Last email, by February 8, 2031: Nora is worried about you',
    'Last email, by February 9, 2031: Nora is worried about you',
  ])
  expect(new Set(mails.map(({ text }) => beginningOf(text))).size).toBe(6)
})

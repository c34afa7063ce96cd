import { expect, test } from 'vitest'
import { capabilitiesOf } from '../../backend/kernel/identity/capability.ts'
import { settingsOf } from '../../backend/kernel/testing/settings.ts'
import { questionMail } from './questionMail.ts'

const house = { settings: settingsOf(), capabilities: capabilitiesOf(Buffer.alloc(32)) }
const author = { accountId: '018f0000-0000-7000-8000-00000000000a', username: 'ruth', to: 'ruth@hale.example' }
const presumedAt = '2031-06-14T09:12:00.000Z'
const questionN = (ask: number) => {
  const tried = { round: 1, about: 'silence', ask, addrIdx: 0, attempt: 1, mailId: `mail ${ask}` } as const
  return questionMail(house, { ...author, tried, asks: 3, presumedAt })
}
const beginningOf = (text: string) => text.slice(text.indexOf('Dear Ruth,')).slice(0, 150)

test('each question of a series says first which it is, and until when', () => {
  const mails = [1, 2, 3].map(questionN)
  expect(mails.map(({ subject }) => subject)).toEqual(
    [1, 2, 3].map((n) => `Are you there? Email ${n} of 3, please answer by Saturday, June 14, 2031`),
  )
  expect(new Set(mails.map(({ text }) => beginningOf(text))).size).toBe(3)
})

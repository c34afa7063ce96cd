import { describe, expect, test } from 'vitest'
import { plus } from '../../../kernel/log/decider.ts'
import { specification } from '../../../kernel/testing/given.ts'
import { nextInvitation } from '../next.ts'
import { recipient } from '../recipient.ts'
import {
  consentRecipient,
  declineRecipient,
  inviteRecipient,
  recordInvitation,
  reportWrongPerson,
  undoDecline,
  undoWrongPerson,
} from './consent.ts'
import { changeRecipient } from './person.ts'

const dayMs = 86_400_000
const now = '2030-01-01T00:00:00.000Z'
const given = specification(recipient, { by: { kind: 'account', id: 'ana' }, at: now, dayMs })
const ben = { name: 'Ben Hale', address: 'ben@hale.example', addressHash: 'h1', zone: null }
const added = {
  type: 'RecipientAdded',
  data: { recipientId: 'ben', ownerId: 'ana', ...ben, isChild: false },
} as const
const invited = { type: 'RecipientInvited', data: { n: 1 } } as const
const mailed = { type: 'InvitationMailed', data: { n: 1, smtpCode: 250, acceptedAt: now } } as const
const consented = { type: 'RecipientConsented', data: { where: 'invite' } } as const
const declined = { type: 'RecipientDeclined', data: { scope: 'author', at: now } } as const
const undone = { type: 'RecipientDeclineUndone', data: { at: now } } as const
const later = (days: number) => ({ at: plus(now, days * dayMs) })

describe('an invitation', () => {
  test('is asked for once until it was mailed, and then may be repeated', () => {
    given(added)
      .when(inviteRecipient({ isVerified: true }))
      .emits(invited)
    given(added, invited, mailed)
      .when(inviteRecipient({ isVerified: true }))
      .emits({ type: 'RecipientInvited', data: { n: 2 } })
  })
  test('is asked for anew where the mail that has not left is due no more', () => {
    const reported = { type: 'WrongPersonReported', data: { where: 'delivery', mailbox: 'first', at: now } } as const
    const corrected = { type: 'RecipientChanged', data: { ...ben, isCorrected: true } } as const
    const again = { type: 'RecipientInvited', data: { n: 2 } } as const
    for (const past of [
      [added, invited, reported, corrected],
      [added, invited, declined, undone],
    ])
      given(...past)
        .when(inviteRecipient({ isVerified: true }))
        .emits(again)
  })
  test('is the author’s to send', () =>
    given(added)
      .by({ by: { kind: 'account', id: 'sam' } })
      .when(inviteRecipient({ isVerified: true }))
      .refuses('not-found'))
  test('is refused to an author whose own address is not confirmed', () =>
    given(added)
      .when(inviteRecipient({ isVerified: false }))
      .refuses('address-unverified'))
  test.each([
    ['yes', consented],
    ['no', declined],
  ])('is not repeated once the answer was %s', (_, answer) =>
    given(added, answer)
      .when(inviteRecipient({ isVerified: true }))
      .refuses('consent-closed'),
  )
  test('is answered once by the transport', () => {
    const proof = { n: 1, smtpCode: 250, acceptedAt: now }
    given(added, invited).when(recordInvitation(proof)).emits(mailed)
    given(added, invited, mailed).when(recordInvitation(proof)).emits()
    given(added, invited)
      .when(recordInvitation({ n: 1, smtpCode: 550 }))
      .emits({ type: 'InvitationRefused', data: { n: 1, smtpCode: 550 } })
  })
  test('waits to be mailed until it was, or was answered', () => {
    expect(nextInvitation(given(added).state)).toBeUndefined()
    expect(nextInvitation(given(added, invited).state)).toBe(1)
    expect(nextInvitation(given(added, invited, mailed).state)).toBeUndefined()
    expect(nextInvitation(given(added, invited, declined).state)).toBeUndefined()
  })
})

describe('a yes', () => {
  const yes = consentRecipient({ where: 'invite' })
  test('is kept once', () => given(added, invited, mailed).when(yes).emits(consented))
  test('takes a no back within thirty days', () => {
    given(added, declined)
      .by(later(29))
      .when(consentRecipient({ where: 'delivery' }))
      .emits({ type: 'RecipientConsented', data: { where: 'delivery' } })
    given(added, declined).by(later(30)).when(yes).refuses('consent-closed')
  })
  test('is someone’s the author has', () => given().when(yes).refuses('not-found'))
})

describe('a person who wants no messages', () => {
  test('says so once, also after a yes', () => {
    given(added).when(declineRecipient()).emits(declined)
    given(added, consented).when(declineRecipient()).emits(declined)
  })
  test('says so for each mailbox that was theirs', () =>
    given(added)
      .when(declineRecipient({ hashes: ['h2', 'h1', 'h2'] }))
      .emits({ type: 'RecipientDeclined', data: { scope: 'author', at: now, alsoAt: ['h2'] } }))
  test('keeps to it when the entry is changed', () => {
    const { consent } = given(added, declined)
      .when(changeRecipient({ name: 'Benjamin', facts: { isZone: true, twin: undefined } }))
      .emits({ type: 'RecipientChanged', data: { ...ben, name: 'Benjamin', isChild: false } })
    expect(consent).toBe('declined')
  })
  test('is given no other address, as the first or the second: it would be theirs, or block someone else’s', () => {
    const changed = (changes: object) =>
      given(added, declined).when(changeRecipient({ facts: { isZone: true, twin: undefined }, ...changes }))
    const moves = [
      { address: 'ben@new.example', addressHash: 'h2' },
      { address: 'nora@hale.example', addressHash: 'h3', name: 'Nora' },
      { backupAddress: 'ben@new.example' },
    ]
    for (const move of moves) changed(move).refuses('recipient-declined', { name: 'Ben Hale' })
  })
  test('may lose their second address', () => {
    const second = { ...ben, backupAddress: 'ben@work.example' }
    const before = { type: 'RecipientChanged', data: { ...second, isChild: false } } as const
    given(added, before, declined)
      .when(changeRecipient({ backupAddress: '', facts: { isZone: true, twin: undefined } }))
      .emits({ type: 'RecipientChanged', data: { ...ben, isChild: false } })
  })
  test('may change their mind for thirty days', () => {
    given(added, declined).when(undoDecline()).emits(undone)
    given(added, declined).by(later(30)).when(undoDecline()).refuses('consent-closed')
    given(added).when(undoDecline()).emits()
  })
  test('is someone the author has', () => {
    given().when(declineRecipient()).refuses('not-found')
    given().when(undoDecline()).refuses('not-found')
  })
})

describe('someone else at an address', () => {
  const facts = { isZone: true, twin: undefined }
  const report = reportWrongPerson({ where: 'invite', address: ben.address })
  const reported = { type: 'WrongPersonReported', data: { where: 'invite', mailbox: 'first', at: now } } as const
  const second = { ...added, data: { ...added.data, backupAddress: 'ben@work.example' } }

  test.each([
    ['asked', [invited, mailed]],
    ['taken for them', [consented]],
    ['told that nothing comes', [declined]],
  ])('says so once, also after having been %s', (_, answers) => {
    const { consent } = given(added, ...answers)
      .when(report)
      .emits(reported)
    expect(consent).toBe('wrong-person')
  })
  test('may be at the second address', () =>
    given(second)
      .when(reportWrongPerson({ where: 'delivery', address: 'ben@work.example' }))
      .emits({ type: 'WrongPersonReported', data: { where: 'delivery', mailbox: 'second', at: now } }))
  test('says nothing of another address, or of nobody the author has', () => {
    given(added)
      .when(reportWrongPerson({ where: 'delivery', address: 'before@hale.example' }))
      .emits()
    given().when(report).refuses('not-found')
  })
  test('is not asked again, and speaks neither a yes nor a no for the person', () => {
    given(added, reported)
      .when(inviteRecipient({ isVerified: true }))
      .refuses('address-wrong')
    given(added, reported).when(declineRecipient()).emits()
    given(added, reported)
      .when(consentRecipient({ where: 'delivery' }))
      .emits()
    expect(nextInvitation(given(added, invited, reported).state)).toBeUndefined()
  })
  test('may find that it is them after all', () =>
    given(added, reported)
      .when(consentRecipient({ where: 'invite' }))
      .emits(consented))
  test('may say so on the page of a delivery, of the address that it was said of', () => {
    const { consent, wrongAddress } = given(added, consented, reported)
      .when(undoWrongPerson({ address: ben.address }))
      .emits({ type: 'WrongPersonReportUndone', data: { at: now } })
    expect({ consent, wrongAddress }).toEqual({ consent: 'unknown', wrongAddress: '' })
    given(second, reported)
      .when(undoWrongPerson({ address: 'ben@work.example' }))
      .emits()
    given(added)
      .when(undoWrongPerson({ address: ben.address }))
      .emits()
    given()
      .when(undoWrongPerson({ address: ben.address }))
      .refuses('not-found')
  })
  test('is forgotten with the address, and the person is asked at the next one', () => {
    const other = { address: 'ben@new.example', addressHash: 'h2' }
    const corrected = {
      type: 'RecipientChanged',
      data: { ...ben, ...other, isChild: false, isCorrected: true },
    } as const
    const { consent } = given(added, invited, mailed, reported)
      .when(changeRecipient({ ...other, facts }))
      .emits(corrected)
    expect(consent).toBe('unknown')
    given(added, invited, mailed, reported, corrected)
      .when(inviteRecipient({ isVerified: true }))
      .emits({ type: 'RecipientInvited', data: { n: 2 } })
  })
  test('is remembered while the address stays', () => {
    const { consent } = given(added, reported)
      .when(changeRecipient({ name: 'Benjamin', facts }))
      .emits({ type: 'RecipientChanged', data: { ...ben, name: 'Benjamin', isChild: false } })
    expect(consent).toBe('wrong-person')
  })
})

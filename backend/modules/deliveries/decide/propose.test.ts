import { describe, expect, test } from 'vitest'
import type { DeliveriesEvent } from '../events.ts'
import { nextStep } from '../next.ts'
import {
  accepted,
  about,
  at,
  attempted,
  created,
  dayMs,
  declined,
  given,
  later,
  now,
  revoked,
  tried,
} from '../testing/history.ts'
import {
  acceptAddress,
  acceptInTime,
  forbidAddress,
  proposeAddress,
  refuseAddress,
  supportAddress,
  type Whose,
} from './propose.ts'

const ADDRESS = 'ben@else.example'
const ana = { by: { kind: 'account', id: 'ana' } } as const
const rejected = (after = {}): DeliveriesEvent => ({
  type: 'LinkRejected',
  data: { ...tried, smtpCode: 550, ...after },
})
const lost: DeliveriesEvent[] = [created, attempted, rejected()]
const facts = { contactId: 'nora', address: ADDRESS, whose: 'nobody', opensAlone: false, hasOthers: true } as const
const propose = proposeAddress(facts)
const proposed = (more: object = { countsAt: at(30) }, n = 1): DeliveriesEvent => ({
  type: 'AddressProposed',
  data: { ...about, n, contactId: 'nora', address: ADDRESS, at: now, ...more },
})
const supported = (day: number, countsAt: string): DeliveriesEvent => ({
  type: 'AddressProposalSupported',
  data: { ...about, n: 1, contactId: 'sam', at: at(day), countsAt },
})
const refused = (by: 'proposer' | 'contact' | 'author' | 'house', day = 0): DeliveriesEvent => ({
  type: 'AddressProposalRefused',
  data: { ...about, n: 1, at: at(day), by },
})
const used = (by: 'author' | 'time', day: number): DeliveriesEvent[] => [
  { type: 'AddressProposalAccepted', data: { ...about, n: 1, at: at(day), by } },
  { type: 'LinkReaddressed', data: { ...about, nonce: 'other', address: ADDRESS, name: 'Ben' } },
]
const sam = { contactId: 'sam', n: 1 }
const nora = { contactId: 'nora', n: 1 }
const inTime = acceptInTime({ nonce: 'other', trusted: ['nora', 'sam'], whose: 'nobody' })

describe('a contact', () => {
  test('gives another address once all have refused for good; it counts in a month, and the author is to be told', () => {
    const after = given(...lost)
      .when(propose)
      .emits(proposed())
    expect(after.toTell).toEqual(['unreachable', 'address_proposed:1'])
    expect(after.proposal).toMatchObject({ state: 'proposed', address: ADDRESS, countsAt: at(30) })
  })
  test('gives none while a mailbox is still tried, or was reached, declined, closed or opened', () => {
    const reached: DeliveriesEvent = {
      type: 'LinkReissued',
      data: { ...about, nonce: 'b', by: 'admin', expiresAt: at(400), at: now },
    }
    for (const history of [
      [],
      [created],
      [created, attempted, rejected({ retryAt: at(2), nextAddrIdx: 0 })],
      [...lost, declined],
      [...lost, revoked('taken_back')],
      [...lost, { type: 'DeliveryOpened', data: about } as const],
      [...lost, reached],
    ])
      given(...history)
        .when(propose)
        .refuses('proposal-over')
  })
  test('gives one where somebody else reads the address, until they say that it is them after all', () => {
    const stranger = [created, attempted, accepted, revoked('wrong_person')]
    expect(
      given(...stranger)
        .when(propose)
        .emits(proposed()).proposal?.state,
    ).toBe('proposed')
    const undone: DeliveriesEvent = { type: 'WrongPersonUndone', data: { ...about, n: 1, at: now } }
    expect(given(...stranger, proposed(), undone).state.proposal?.state).toBe('over')
    given(...stranger, undone)
      .when(propose)
      .refuses('proposal-over')
  })
  test.each<[Exclude<Whose, 'nobody'>, string]>([
    ['proposer', 'address-of-proposer'],
    ['contact', 'address-of-contact'],
    ['author', 'address-of-author'],
    ['refused', 'address-refused'],
    ['declined', 'address-declined'],
  ])('does not give one that is known as the %s’s', (whose, code) =>
    given(...lost)
      .when(proposeAddress({ ...facts, whose }))
      .refuses(code),
  )
  test('waits while another’s is open, a day after their own was taken back, a week after a no', () => {
    given(...lost, proposed())
      .when(proposeAddress({ ...facts, contactId: 'sam' }))
      .refuses('proposal-open')
    for (const [by, days] of [
      ['proposer', 1],
      ['house', 1],
      ['contact', 7],
      ['author', 7],
    ] as const) {
      const before = given(...lost, proposed(), refused(by))
      before
        .by(later(days - 1))
        .when(propose)
        .refuses('proposed-lately', { until: at(days) })
      const again = { at: at(days), countsAt: at(days + 30) }
      before.by(later(days)).when(propose).emits(proposed(again, 2))
    }
  })
})

describe('where a code by email is the only proof', () => {
  const alone = { ...facts, opensAlone: true }
  test('an address waits for someone else’s yes', () => {
    const after = given(...lost)
      .when(proposeAddress(alone))
      .emits(proposed({ opensAlone: true }))
    expect(nextStep({ ...after, toTell: [] }, at(400), dayMs)).toBeUndefined()
    given(...lost, proposed({ opensAlone: true }))
      .by(later(400))
      .when(inTime)
      .emits()
    given(...lost, proposed({ opensAlone: true }))
      .by(later(40))
      .when(supportAddress(sam))
      .emits(supported(40, at(47)))
  })
  test('it waits a month where there is nobody else to ask', () =>
    given(...lost)
      .when(proposeAddress({ ...alone, hasOthers: false }))
      .emits(proposed({ countsAt: at(30), opensAlone: true })))
})

describe('another contact', () => {
  test('says yes: a week is left for a no, and the author is to be told', () => {
    const after = given(...lost, proposed())
      .by(later(2))
      .when(supportAddress(sam))
      .emits(supported(2, at(9)))
    expect(after.toTell).toContain('address_supported:1')
  })
  test('makes it no later than it was', () =>
    given(...lost, proposed())
      .by(later(28))
      .when(supportAddress(sam))
      .emits(supported(28, at(30))))
  test('says no, which ends it, also after a yes, and the author is told of that alone', () => {
    for (const before of [[proposed()], [proposed(), supported(0, at(7))]]) {
      const after = given(...lost, ...before)
        .when(refuseAddress(sam))
        .emits(refused('contact'))
      expect(after.toTell).toEqual(['unreachable', 'address_refused:1'])
      given(...lost, ...before, refused('contact'))
        .by(later(400))
        .when(inTime)
        .emits()
    }
  })
  test('says nothing of an address that has gone, or of the next one unseen', () => {
    const decisions = [supportAddress(sam), acceptAddress({ n: 1, nonce: 'other', whose: 'nobody' })]
    for (const decision of decisions) {
      given(...lost, proposed(), refused('contact'))
        .by(ana)
        .when(decision)
        .refuses('proposal-over')
      given(...lost, proposed(), refused('contact'), proposed({}, 2))
        .by(ana)
        .when(decision)
        .refuses('proposal-over')
    }
  })
})

test('who gave it cannot agree with themselves, and may take it back', () => {
  given(...lost, proposed())
    .when(supportAddress(nora))
    .refuses('proposal-yours')
  given(...lost, proposed())
    .when(refuseAddress(nora))
    .emits(refused('proposer'))
})

describe('the author', () => {
  test('says yes, and the link leaves at once', () => {
    const after = given(...lost, proposed())
      .by(ana)
      .when(acceptAddress({ n: 1, nonce: 'other', whose: 'nobody' }))
      .emits(...used('author', 0))
    expect(after).toMatchObject({ status: 'queued', address: ADDRESS, linkNonce: 'other', oldNonces: [] })
    expect(after.toTell).toEqual(['unreachable'])
    expect(nextStep({ ...after, toTell: [] }, now, dayMs)).toEqual({ step: 'dispatch', at: now })
  })
  test('says no, which ends it', () =>
    given(...lost, proposed(), supported(0, at(7)))
      .by(ana)
      .when(forbidAddress({ n: 1 }))
      .emits(refused('author')))
  test('is the only one who does', () => {
    for (const decision of [acceptAddress({ n: 1, nonce: 'other', whose: 'nobody' }), forbidAddress({ n: 1 })])
      given(...lost, proposed())
        .when(decision)
        .refuses('not-found')
  })
  test('ends it by giving another address themselves', () => {
    const own: DeliveriesEvent = {
      type: 'LinkReaddressed',
      data: { ...about, nonce: 'b', name: 'Ben', address: 'ben@own.example' },
    }
    given(...lost, proposed(), own)
      .by(later(30))
      .when(inTime)
      .emits()
  })
})

describe('time', () => {
  test('uses the address when nobody has said no, and not before', () => {
    const before = given(...lost, proposed())
    before.by(later(30, -1)).when(inTime).emits()
    const after = before
      .by(later(30))
      .when(inTime)
      .emits(...used('time', 30))
    expect(after.toTell).toEqual(['unreachable', 'address_used:1'])
    given(...lost, proposed(), supported(2, at(9)))
      .by(later(9))
      .when(inTime)
      .emits(...used('time', 9))
  })
  test('uses none where someone has said meanwhile that they want nothing, as the author does not', () => {
    const whose = 'declined'
    given(...lost, proposed())
      .by(later(30))
      .when(acceptInTime({ nonce: 'other', trusted: ['nora'], whose }))
      .emits(refused('house', 30))
    given(...lost, proposed())
      .by(ana)
      .when(acceptAddress({ n: 1, nonce: 'other', whose }))
      .refuses('address-declined')
  })
  test('leaves it to others to say that it is really the recipient, until the author gives an address', () => {
    const before = [...lost, proposed(), supported(2, at(9))]
    expect(given(...before, ...used('time', 9)).state.addressFrom).toEqual(['nora', 'sam'])
    expect(given(...before, ...used('author', 9)).state.addressFrom).toEqual([])
    const own: DeliveriesEvent = {
      type: 'LinkReaddressed',
      data: { ...about, nonce: 'b', name: 'Ben', address: 'ben@own.example' },
    }
    expect(given(...before, ...used('time', 9), own).state.addressFrom).toEqual([])
  })
  test('is waited for', () => {
    const { state } = given(...lost, proposed())
    expect(nextStep({ ...state, toTell: [] }, now, dayMs)).toEqual({ step: 'readdress', at: at(30) })
  })
  test('uses none that would open the message alone since the author chose a code, unless someone agreed', () => {
    const needsYes = acceptInTime({ nonce: 'other', trusted: ['nora', 'sam'], whose: 'nobody', needsYes: true })
    given(...lost, proposed())
      .by(later(30))
      .when(needsYes)
      .emits(refused('house', 30))
    given(...lost, proposed(), supported(2, at(9)))
      .by(later(9))
      .when(needsYes)
      .emits(...used('time', 9))
  })
  test('uses one in its time where nobody else could be asked when it was given, whoever was named since', () =>
    given(...lost, proposed({ opensAlone: true, countsAt: at(30) }))
      .by(later(30))
      .when(acceptInTime({ nonce: 'other', trusted: ['nora', 'sam'], whose: 'nobody', needsYes: true }))
      .emits(...used('time', 30)))
  test('uses none whose giver, or whoever agreed, is no contact any more', () => {
    for (const trusted of [['sam'], ['nora'], []])
      given(...lost, proposed(), supported(2, at(9)))
        .by(later(9))
        .when(acceptInTime({ nonce: 'other', trusted, whose: 'nobody' }))
        .emits(refused('house', 9))
  })
})

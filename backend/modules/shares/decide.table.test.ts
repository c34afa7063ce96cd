import { describe, expect, test } from 'vitest'
import { plus } from '../../kernel/log/decider.ts'
import { specification } from '../../kernel/testing/given.ts'
import { eventTypesIn, unnamedIn } from '../../kernel/testing/named.ts'
import { pairsOf, wordOf } from '../../kernel/testing/table.ts'
import { refusals } from './contract.ts'
import {
  changeShareLink,
  createShareLink,
  endShareLink,
  lockShare,
  renewShareLink,
  type Decide,
} from './decide/link.ts'
import { openShare, viewItem } from './decide/visit.ts'
import golden from './events.golden.json' with { type: 'json' }
import type { SharesEvent, VisitsEvent } from './events.ts'
import { share } from './share.ts'
import { created, day, dayMs, LATER, links, made, START } from './testing/states.ts'
import { table, type Command } from './testing/table.ts'
import { visit } from './visit.ts'

const facts = { isVerified: true, hasNo: false, limit: 5, used: 4 }
const wish = { ...made, expiresAt: undefined, facts }
const HOUR_MS = 3_600_000

const commands: Readonly<Record<Command, Decide>> = {
  createShareLink: createShareLink(wish),
  changeShareLink: changeShareLink({ title: 'Nan, twice' }),
  changePasscode: changeShareLink({ passcodeHash: 'hash' }),
  endShareLink: endShareLink(),
  renewShareLink: renewShareLink({ n: 1 }),
  lockShare: lockShare({ until: day(1) }),
  lockForLonger: lockShare({ until: day(2) }),
}
const ruth = { by: { kind: 'account', id: 'ruth' }, at: START, dayMs } as const
const given = specification(share, ruth)

test.each(pairsOf(table, links))('"%s" of a link that is %s: %s', (command, status, word) => {
  const { state } = given(...links[status])
  expect(wordOf(commands[command], state, { ...ruth, at: LATER[status] ?? START })).toBe(word)
})

describe('a link is made', () => {
  const making = (changes: Partial<typeof wish>) => createShareLink({ ...wish, ...changes })
  const until = (at: string) => createShareLink({ ...wish, expiresAt: at })

  test('for thirty days where nothing else is said', () => given().when(making({})).emits(created))
  test('for an hour at least', () =>
    given()
      .when(until(plus(START, HOUR_MS - 1)))
      .refuses('expiry-in-past'))
  test('and for two years at most', () =>
    given()
      .when(until(plus(day(730), 1)))
      .refuses('expiry-too-far'))
  test.each([plus(START, HOUR_MS), day(730)])('until %s', (expiresAt) => {
    given()
      .when(until(expiresAt))
      .emits({ ...created, data: { ...created.data, expiresAt } })
  })
  test('by nobody whose address is not confirmed', () =>
    given()
      .when(making({ facts: { ...facts, isVerified: false } }))
      .refuses('address-unverified'))
  test('of nothing that its teller keeps in the family', () =>
    given()
      .when(making({ facts: { ...facts, hasNo: true } }))
      .refuses('teller-said-no'))
  test('while the plan has room', () =>
    given()
      .when(making({ facts: { ...facts, used: 5 } }))
      .refuses('plan-required', { limit: 5, used: 5 }))
})

describe('a link is changed', () => {
  test('to what it is already by nothing', () =>
    given(created)
      .when(changeShareLink({ title: made.title, expiresAt: day(30), passcodeHash: '' }))
      .emits())
  test('to an end that is too far by nobody', () =>
    given(created)
      .when(changeShareLink({ expiresAt: day(731) }))
      .refuses('expiry-too-far'))
  test('to another passcode, which ends the lock and what the last one opened', () => {
    const { passcodeN, lockedUntil } = given(...links.locked)
      .when(changeShareLink({ passcodeHash: 'hash' }))
      .emits({
        type: 'ShareLinkChanged',
        data: {
          title: made.title,
          note: '',
          expiresAt: day(30),
          mayDownload: false,
          passcodeHash: 'hash',
          changedAt: START,
        },
      })
    expect({ passcodeN, lockedUntil }).toEqual({ passcodeN: 2, lockedUntil: '' })
  })
})

describe('a visit', () => {
  const visiting = specification(visit, { by: { kind: 'visitor', id: 'visitor' }, at: START, dayMs })
  const who = { visitId: 'v', shareId: 'one', familyId: 'hale', device: 'Firefox on Windows' }
  const opened: VisitsEvent = { type: 'ShareOpened', data: { ...who, openedAt: START } }
  const thing = { kind: 'story', id: 'bed' }

  test('begins with Open', () => visiting().when(openShare(who)).emits(opened))
  test('notes each thing once', () =>
    visiting(opened)
      .when(viewItem(thing))
      .emits({ type: 'ShareItemViewed', data: { ...thing, viewedAt: START } }))
  test('that never began notes nothing', () => visiting().when(viewItem(thing)).refuses('gone'))
})

test('events as they were first stored still tell the same link and the same visit', () => {
  const links = golden.share as readonly SharesEvent[]
  expect(links.reduce(share.evolve, share.initial)).toEqual({
    status: 'ended',
    shareId: '018f0000-0000-7000-8000-00000000000a',
    familyId: '018f0000-0000-7000-8000-00000000000b',
    contributorId: '018f0000-0000-7000-8000-00000000000c',
    things: [{ kind: 'story', id: '018f0000-0000-7000-8000-00000000000d' }],
    title: 'Nan on the quay, twice',
    note: '',
    expiresAt: '2030-02-28T00:00:00.000Z',
    mayDownload: false,
    passcodeHash: 'hash-2',
    passcodeN: 2,
    n: 2,
    lockedUntil: '',
    createdAt: '2030-01-01T00:00:00.000Z',
  })
  const visits = golden.visit as readonly VisitsEvent[]
  expect(visits.reduce(visit.evolve, visit.initial)).toEqual({
    visitId: '018f0000-0000-7000-8000-00000000000e',
    shareId: '018f0000-0000-7000-8000-00000000000a',
    familyId: '018f0000-0000-7000-8000-00000000000b',
    seen: [{ kind: 'story', id: '018f0000-0000-7000-8000-00000000000d' }],
  })
})

test('each refusal and event type is named in a test', () => {
  const module = new URL('./', import.meta.url)
  expect(unnamedIn(module, [...Object.keys(refusals), ...eventTypesIn(module)])).toEqual([])
})

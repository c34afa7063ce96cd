import { describe, expect, test } from 'vitest'
import { specification } from '../../kernel/testing/given.ts'
import { REVIEW_DAYS } from './contract.ts'
import * as decide from './decide.ts'
import golden from './events.golden.json' with { type: 'json' }
import type { WishesEvent } from './events.ts'
import { nextStep } from './next.ts'
import { openIn, wishes } from './wishes.ts'

const at = '2030-01-01T00:00:00.000Z'
const later = '2030-01-02T00:00:00.000Z'
const DAY = 86_400_000
const given = specification(wishes, { by: { kind: 'account', id: 'ana' }, at, dayMs: DAY })

const saved = (when: string, words = 'Ask Thomas.', section = 'service'): WishesEvent => ({
  type: 'WishesSectionSaved',
  data: { accountId: 'ana', section, words, when, savedAt: at },
})
const published: WishesEvent = {
  type: 'WishesPublished',
  data: { accountId: 'ana', version: 1, hash: 'a1', publishedAt: at },
}
const withdrawn: WishesEvent = { type: 'WishesWithdrawn', data: { withdrawnAt: at } }
const ended: WishesEvent = { type: 'WishesEnded', data: { endedAt: at } }
const save = decide.saveSection('service', { words: 'Ask Thomas.', when: 'after_death', basedOn: null })
const publish = decide.publishWishes(() => 'a1')
const alive = { contactId: 'nora', isConfirmed: false, isWaiting: false }
const dead = { ...alive, isConfirmed: true }
const nora = { contactId: 'nora' }
const opensAt = '2030-01-04T00:00:00.000Z'
const asked: WishesEvent = { type: 'WishesAccessAsked', data: { ...nora, askedAt: at, opensAt } }
const denied: WishesEvent = { type: 'WishesAccessDenied', data: { ...nora, deniedAt: at } }
const granted: WishesEvent = { type: 'WishesAccessOpened', data: { ...nora, openedAt: opensAt } }

describe('a section', () => {
  test('is saved once', () => given().when(save).emits(saved('after_death')))
  test('of which nothing is written leaves no trace', () =>
    given()
      .when(decide.saveSection('service', { words: '', when: 'now', basedOn: null }))
      .emits())
  test('that another page has saved meanwhile is not written over', () =>
    given(saved('now', 'At home.')).when(save).refuses('stale'))
  test('is changed by whoever saw it last', () =>
    given(saved('now', 'At home.'))
      .when(decide.saveSection('service', { words: 'Ask Thomas.', when: 'after_death', basedOn: at }))
      .emits(saved('after_death')))
  test('of an account that has ended is not there', () =>
    given(saved('now'), ended)
      .when(decide.saveSection('pets', { words: 'A', when: 'now', basedOn: null }))
      .refuses('not-found'))
})

describe('wishes', () => {
  test('are published once', () => given(saved('now')).when(publish).emits(published))
  test('of which nothing is written are not published', () => given().when(publish).refuses('wishes-empty'))
  test('have a new version once something has changed', () =>
    given(saved('now'), published, saved('now', 'At home.'))
      .when(publish)
      .emits({ type: 'WishesPublished', data: { accountId: 'ana', version: 2, hash: 'a1', publishedAt: at } }))
  test('are taken back', () => given(saved('now'), published).when(decide.withdrawWishes()).emits(withdrawn))
  test('that nobody can read need not be taken back', () => given(saved('now')).when(decide.withdrawWishes()).emits())
  test('that still hold are noted', () =>
    given(saved('now'), published)
      .by({ at: later })
      .when(decide.reviewWishes())
      .emits({ type: 'WishesReviewed', data: { reviewedAt: later } }))
  test('that are not published hold for nobody', () =>
    given(saved('now')).when(decide.reviewWishes()).refuses('not-published'))
  test('end with their account', () => {
    const { published: left } = given(saved('now'), published).when(decide.endWishes()).emits(ended)
    expect(left).toBeUndefined()
  })
})

describe('a trusted contact reads', () => {
  const open = (event: WishesEvent, moment: typeof alive) =>
    openIn(given(event, published).state, moment).map(({ name }) => name)

  test('now what may be read now', () => expect(open(saved('now'), alive)).toEqual(['service']))
  test('nothing of what waits for a death', () => expect(open(saved('after_death'), alive)).toEqual([]))
  test('it once the death is confirmed', () => expect(open(saved('after_death'), dead)).toEqual(['service']))
  test('nothing new while a contact has us wait', () =>
    expect(open(saved('after_death'), { ...dead, isWaiting: true })).toEqual([]))
  test('never what is for its author alone', () => expect(open(saved('only_me'), dead)).toEqual([]))
  test('what was published, and no word that was changed since', () => {
    const { state } = given(saved('now'), published, saved('now', 'A draft.'))
    expect(openIn(state, alive)).toMatchObject([{ words: 'Ask Thomas.' }])
  })
  test('and its author sees when', () =>
    given(saved('now'), published)
      .when(decide.readWishes(alive))
      .emits({ type: 'WishesRead', data: { contactId: 'nora', version: 1, readAt: at } }))
  test('nothing where nothing is open', () =>
    given(saved('after_death'), published).when(decide.readWishes(alive)).refuses('wishes-closed'))
  test('nothing once they were taken back', () =>
    given(saved('now'), published, withdrawn).when(decide.readWishes(alive)).refuses('wishes-closed'))
})

describe('what is for a time of illness', () => {
  const ill = [saved('if_unwell'), published]
  const open = (...events: readonly WishesEvent[]) => openIn(given(...ill, ...events).state, alive).length

  test('opens to whoever asked, after the wait, and to nobody else', () => {
    given(...ill)
      .when(decide.askAccess(alive))
      .emits(asked)
    expect([open(), open(asked), open(asked, granted)]).toEqual([0, 0, 1])
    expect(openIn(given(...ill, asked, granted).state, { ...alive, contactId: 'emil' })).toEqual([])
    given(...ill, asked)
      .by({ at: opensAt })
      .when(decide.openAccess(nora))
      .emits(granted)
  })
  test('does not open a moment early', () =>
    given(...ill, asked)
      .by({ at: '2030-01-03T23:59:59.999Z' })
      .when(decide.openAccess(nora))
      .emits())
  test('does not open once its author said no, and closes again by a later no', () => {
    given(...ill, asked)
      .when(decide.denyAccess(nora))
      .emits(denied)
    given(...ill, asked, denied)
      .by({ at: opensAt })
      .when(decide.openAccess(nora))
      .emits()
    expect(open(asked, granted, denied)).toBe(0)
  })
  test('is asked for twice with one effect', () =>
    given(...ill, asked)
      .when(decide.askAccess(alive))
      .emits())
  test('can be asked for again a week after a no', () => {
    given(...ill, asked, denied)
      .by({ at: later })
      .when(decide.askAccess(alive))
      .refuses('asked-lately')
    const again = '2030-01-08T00:00:00.000Z'
    given(...ill, asked, denied)
      .by({ at: again })
      .when(decide.askAccess(alive))
      .emits({ type: 'WishesAccessAsked', data: { ...nora, askedAt: again, opensAt: '2030-01-11T00:00:00.000Z' } })
  })
  test('cannot be asked for where there is none', () =>
    given(saved('now'), published).when(decide.askAccess(alive)).refuses('wishes-closed'))
  test('nobody is told no who has not asked', () =>
    given(...ill)
      .when(decide.denyAccess(nora))
      .refuses('nobody-asked'))
  test('opens after the wait that its author chose', () => {
    const wait: WishesEvent = { type: 'WishesWaitSet', data: { accountId: 'ana', waitHours: 0 } }
    given(...ill)
      .when(decide.setWait({ waitHours: 0 }))
      .emits(wait)
    given(...ill, wait)
      .when(decide.askAccess(alive))
      .emits({ type: 'WishesAccessAsked', data: { ...nora, askedAt: at, opensAt: at } })
  })
  test('is due to open before the yearly question', () =>
    expect(nextStep(given(...ill, asked).state, DAY)).toEqual({ step: 'open', at: opensAt, mark: `nora ${at}` }))
  test('opens after a confirmed death as well', () => expect(openIn(given(...ill).state, dead)).toHaveLength(1))
})

describe('after a year', () => {
  const due = (...events: readonly WishesEvent[]) => nextStep(given(...events).state, DAY)

  test('their author is asked whether they still hold', () =>
    expect(due(saved('now'), published)).toMatchObject({ step: 'ask', at: '2031-01-01T00:00:00.000Z' }))
  test('and asked again a year after that', () => {
    const asked: WishesEvent = { type: 'WishesReviewAsked', data: { askedAt: '2031-01-01T00:00:00.000Z' } }
    given(saved('now'), published).by({ at: '2031-01-01T00:00:00.000Z' }).when(decide.askReview()).emits(asked)
    expect(due(saved('now'), published, asked)?.at).toBe(
      new Date(Date.parse('2031-01-01T00:00:00.000Z') + REVIEW_DAYS * DAY).toISOString(),
    )
  })
  test('nobody is asked about what is not published', () => {
    expect(due(saved('now'))).toBeUndefined()
    given(saved('now')).when(decide.askReview()).emits()
  })
})

test('events as they were first stored still tell the same wishes', () =>
  expect((golden as WishesEvent[]).reduce(wishes.evolve, wishes.initial)).toMatchObject({
    status: 'ended',
    accountId: '018f0000-0000-7000-8000-00000000000b',
    sections: {},
    published: undefined,
    version: 1,
    reviewedAt: '2031-01-03T00:00:00.000Z',
    reads: [{ contactId: '018f0000-0000-7000-8000-00000000000c', readAt: '2030-01-03T00:00:00.000Z' }],
  }))

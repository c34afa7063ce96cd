import { describe, expect, test } from 'vitest'
import { specification } from '../../kernel/testing/given.ts'
import { eventTypesIn, unnamedIn } from '../../kernel/testing/named.ts'
import { pairsOf, wordOf } from '../../kernel/testing/table.ts'
import { MOST_ITEMS, MOST_PEOPLE, MOST_WORDS, refusals } from './contract.ts'
import { addItem } from './decide/add.ts'
import { eraseItem } from './decide/bin.ts'
import { addPeople, dateItem, describeItem, joinItem, placeItem, setVisibility, tagPeople } from './decide/change.ts'
import golden from './events.golden.json' with { type: 'json' }
import type { ItemsEvent } from './events.ts'
import { isSeenBy, item } from './item.ts'
import { added, at, commands, later, one, room, states, table } from './testing/table.ts'

const ana = { by: { kind: 'account', id: 'ana' }, at, dayMs: 86_400_000 } as const
const ben = { by: { kind: 'account', id: 'ben' } } as const
const given = specification(item, ana)
const as = { role: 'contributor' } as const

test.each(pairsOf(table, states))('"%s" of an item that is %s: %s', (command, state, word) => {
  const now = { ...ana, at: state === 'binned long ago' ? later : at }
  expect(wordOf(commands[command], given(...states[state]).state, now)).toBe(word)
})

describe('an item is added', () => {
  test('once', () => given().when(addItem(one, room)).emits(added))
  test('under an id that is nobody else’s', () =>
    given({ ...added, data: { ...added.data, contributorId: 'ben' } })
      .when(addItem(one, room))
      .refuses('id-taken'))
  test('with a file or with words', () => {
    const written = { ...one, mediaId: undefined, text: 'It was hot.' }
    expect(wordOf(addItem(written, room), item.initial, ana)).toBe('ItemAdded')
    given()
      .when(addItem({ ...written, text: ' ' }, room))
      .refuses('empty')
    given()
      .when(addItem({ ...written, text: 'x'.repeat(MOST_WORDS + 1) }, room))
      .refuses('content-too-long', { most: MOST_WORDS, length: MOST_WORDS + 1 })
  })
  test('about something that is there', () =>
    given()
      .when(addItem({ ...one, about: 'gone' }, { ...room, hasAbout: false }))
      .refuses('about-unknown'))
  test('while the family has room for it', () => {
    given()
      .when(addItem(one, { ...room, n: MOST_ITEMS }))
      .refuses('too-many-items')
    const full = { ...room, usedBytes: 4.9 * 2 ** 30, plan: 'Memory Plus' }
    given()
      .when(addItem({ ...one, bytes: 2 ** 30 }, full))
      .refuses('plan-required', { limit: '5 GB', used: '4.9 GB', plan: 'Memory Plus' })
    expect(wordOf(addItem({ ...one, mediaId: undefined, text: 'Words fit.' }, full), item.initial, ana)).toBe(
      'ItemAdded',
    )
  })
  test('with a file that is something, and no larger than a file may be', () => {
    const sized = (bytes: number) => given().when(addItem({ ...one, bytes }, { ...room, largestMb: 100 }))
    sized(0).refuses('empty-file')
    sized(100 * 2 ** 20 + 1).refuses('file-too-large', { mb: 100, bytes: 100 * 2 ** 20 + 1 })
    sized(100 * 2 ** 20).emits(added)
  })
  test('by the last part of a name, without what cannot be seen', () => {
    const [event] = addItem({ ...one, name: '../../box\\\u202Egpj.\u0000photo .jpg ' }, room)(item.initial, ana)
    expect(event).toMatchObject({ data: { name: 'gpj. photo .jpg' } })
  })
})

describe('another’s item', () => {
  const others = given(added).by(ben)
  const changes = Object.entries(commands).filter(
    ([name]) =>
      !/^(add(Item)|joinItem|markItem|erase|binLeft|binUnpacked|restoreSent|becomeMotion|followStill|tellItem)/.test(
        name,
      ),
  )
  test.each(changes)('is no contributor’s to change: %s', (_, command) => others.when(command).refuses('forbidden'))
  test('is a steward’s to change, but not whom it is for', () => {
    others.when(describeItem({ title: 'By the gate', caption: '' }, { role: 'steward' })).emits({
      type: 'ItemDescribed',
      data: { title: 'By the gate', caption: '', text: '' },
    })
    others.when(setVisibility({ visibility: 'only_me' }, { role: 'owner' })).refuses('forbidden')
  })
  test('is joined by who has the same file, who may say something else of it', () => {
    const joined = { accountId: 'ben', caption: 'Mine, too', joinedAt: at }
    others.when(joinItem({ caption: 'Mine, too' })).emits({ type: 'ContributorJoined', data: joined })
  })
  test('is not there for anybody while it is theirs alone, not for the owner either', () => {
    const hidden = given(...states.hidden)
    for (const command of [
      describeItem({ title: '', caption: '' }, { role: 'owner' }),
      commands.markItem,
      commands.joinItem,
    ])
      hidden.by(ben).when(command).refuses('not-found')
    expect([isSeenBy(hidden.state, 'ana'), isSeenBy(hidden.state, 'ben')]).toEqual([true, false])
  })
})

test('pages of the family are told of an item while they may show it, and once that they may no longer', () => {
  const told = (events: readonly ItemsEvent[]) => item.audience(events.reduce(item.evolve, item.initial))
  const described: ItemsEvent = { type: 'ItemDescribed', data: { title: 'x', caption: '', text: '' } }
  const shown: ItemsEvent = { type: 'VisibilitySet', data: { visibility: 'family' } }
  expect([[added], states.hidden, [...states.hidden, described], [...states.hidden, shown]].map(told)).toEqual([
    'family-hale',
    'family-hale',
    'ana',
    'family-hale',
  ])
})

describe('a date', () => {
  const dated = (words: string) => given(added).when(dateItem({ words }, { ...as, taken: '' }))
  const about = { kind: 'about', from: '1956-01-01', to: '1960-12-31', words: 'about 1958' } as const
  test('is what the words mean, and the words', () =>
    void dated('about 1958').emits({ type: 'ItemDated', data: { date: about } }))
  test('may be words that are no date', () => {
    const date = { kind: 'unknown', from: null, to: null, words: 'when Otto was small' } as const
    dated('when Otto was small').emits({ type: 'ItemDated', data: { date } })
  })
  test('is taken back without words', () =>
    void given(added, { type: 'ItemDated', data: { date: about } })
      .when(dateItem({ words: '' }, { ...as, taken: '' }))
      .emits({ type: 'ItemDated', data: { date: null } }))
  test.each(['June 31, 1958', '2031', 'after 2030'])('is never one that cannot be: %s', (words) =>
    dated(words).refuses('date-impossible'),
  )
  test('is as far from the camera’s as its clock was wrong, however often that is said', () => {
    const shift = (taken: string) => given(added).when(dateItem({ shiftMinutes: 90 }, { ...as, taken }))
    const from = '2019-06-13T01:00:00'
    const date = { kind: 'exact', from, to: from, words: 'June 13, 2019, 1:00 AM' } as const
    shift('2019-06-12T23:30:00').emits({ type: 'ItemDated', data: { date } })
    shift('2019-06-12').refuses('date-without-time')
    shift('').refuses('date-without-time')
  })
})

describe('people', () => {
  const people = new Set(['otto', 'emma'])
  const tagged = { type: 'PeopleTagged', data: { personIds: ['otto'], speakerId: 'emma' } } as const
  test('are of the family, or were when they were named', () => {
    given(added)
      .when(tagPeople({ personIds: ['otto', 'otto'], speakerId: 'emma' }, { ...as, people }))
      .emits(tagged)
    given(added)
      .when(tagPeople({ personIds: ['eve'], speakerId: null }, { ...as, people }))
      .refuses('person-unknown')
    given(tagged)
    expect(
      wordOf(addPeople({ personIds: ['emma'] }, { ...as, people: new Set() }), given(added, tagged).state, ana),
    ).toBe('PeopleTagged')
  })
  test('are added to those who are there, up to fifty', () => {
    given(added, tagged)
      .when(addPeople({ personIds: ['emma', 'otto'] }, { ...as, people }))
      .emits({ type: 'PeopleTagged', data: { personIds: ['otto', 'emma'], speakerId: 'emma' } })
    const many = Array.from({ length: MOST_PEOPLE }, (_, n) => `p${n}`)
    given(added, tagged)
      .when(addPeople({ personIds: many }, { ...as, people: new Set(many) }))
      .refuses('too-many-people')
  })
})

test('a place is one of the family’s', () =>
  given(added)
    .when(placeItem({ placeId: 'gone' }, { ...as, isThere: false }))
    .refuses('place-unknown'))

test('words of a written memory stay some', () =>
  given({ ...added, data: { ...added.data, mediaId: '', text: 'It was hot.' } })
    .when(describeItem({ title: '', caption: '', text: '' }, as))
    .refuses('empty'))

test('what another item took in says which', () => {
  const erased = { type: 'ItemErased', data: { reason: 'same_bytes', intoId: 'first', erasedAt: at } } as const
  given(added)
    .when(eraseItem({ reason: 'same_bytes', intoId: 'first' }))
    .emits(erased)
  expect(given(added, erased).state.intoId).toBe('first')
})

test('events as they were first stored still tell the same item', () =>
  expect((golden as ItemsEvent[]).reduce(item.evolve, item.initial)).toEqual({
    status: 'erased',
    itemId: '018f0000-0000-7000-8000-00000000000a',
    familyId: '018f0000-0000-7000-8000-00000000000b',
    contributorId: '018f0000-0000-7000-8000-00000000000c',
    visibility: 'only_me',
    mediaId: '018f0000-0000-7000-8000-00000000000d',
    name: 'IMG_0001.JPG',
    title: 'By the gate',
    caption: 'Otto and the dog',
    text: 'It was hot.',
    words: '[0:00] It was hot.',
    refusesAnalysis: false,
    rejected: ['words'],
    about: '018f0000-0000-7000-8000-00000000000e',
    cameIn: '018f0000-0000-7000-8000-000000000006',
    isTold: true,
    motionOf: '018f0000-0000-7000-8000-000000000007',
    date: { kind: 'about', from: '1956-01-01', to: '1960-12-31', words: 'about 1958' },
    personIds: ['018f0000-0000-7000-8000-000000000001'],
    speakerId: '018f0000-0000-7000-8000-000000000002',
    placeId: '018f0000-0000-7000-8000-000000000003',
    degrees: 90,
    joined: [
      {
        accountId: '018f0000-0000-7000-8000-000000000004',
        caption: 'Mine, too',
        joinedAt: '2030-01-02T00:00:00.000Z',
      },
    ],
    favoriteOf: ['018f0000-0000-7000-8000-000000000004'],
    addedAt: at,
    binnedAt: '',
    intoId: '018f0000-0000-7000-8000-00000000000f',
    tellsFamily: false,
  }))

test('one of each event is kept, and each event and refusal is named in a test', () => {
  const here = new URL('./', import.meta.url)
  expect(new Set(golden.map(({ type }) => type))).toEqual(new Set(eventTypesIn(here)))
  expect(unnamedIn(here, Object.keys(refusals))).toEqual([])
})

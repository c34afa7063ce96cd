import { expect, test } from 'vitest'
import { eventTypesIn, unnamedIn } from '../../kernel/testing/named.ts'
import { refusals } from './contract.ts'
import golden from './events.golden.json' with { type: 'json' }
import type { FamiliesEvent } from './events.ts'
import { family } from './family.ts'

test('events as they were first stored still tell the same family', () => {
  const state = (golden as FamiliesEvent[]).reduce(family.evolve, family.initial)
  const id = (letter: string) => `018f0000-0000-7000-8000-0000000000${letter}`
  expect(state).toMatchObject({
    status: 'ended',
    familyId: id('0a'),
    name: 'The Hales',
    members: [],
    former: [id('0a'), id('0c'), id('0b')],
    offer: { to: id('0b'), status: 'taken' },
  })
  expect(
    state.invitations.map(({ name, status, mails, answered, hasArrived }) => [
      name,
      status,
      mails,
      answered,
      hasArrived,
    ]),
  ).toEqual([
    ['Thomas', 'joined', 2, 2, true],
    ['Amelia', 'joined', 1, 0, false],
    ['Ben', 'misdirected', 1, 0, false],
    ['Nora', 'withdrawn', 1, 0, false],
  ])
})

const here = new URL('./', import.meta.url)

test('one of each event is kept, and each event and refusal is named in a test', () => {
  expect(new Set(golden.map(({ type }) => type))).toEqual(new Set(eventTypesIn(here)))
  expect(unnamedIn(here, [...Object.keys(refusals), ...eventTypesIn(here)])).toEqual([])
})

import { describe, expect, test } from 'vitest'
import { specification } from '../../kernel/testing/given.ts'
import { choice, isInForce } from './choice.ts'
import { chooseLanguage, recordErased, setChoices, type Facts } from './decide.ts'
import golden from './events.golden.json' with { type: 'json' }
import type { ChoicesEvent } from './events.ts'

const at = '2030-01-01T00:00:00.000Z'
const given = specification(choice, { by: { kind: 'account', id: 'ana' }, at, dayMs: 86_400_000 })
const facts: Facts = { familyId: 'hale', role: 'owner', offered: ['read', 'listen'], outside: '' }
type Set = Extract<ChoicesEvent, { type: 'ChoiceSet' }>['data']
const set = (changes: Partial<Set>): ChoicesEvent => ({
  type: 'ChoiceSet',
  data: { familyId: 'hale', level: 'family', accountId: 'ana', feature: 'listen', isOn: true, setAt: at, ...changes },
})
const say = (isOn: boolean, changes: Partial<Facts> = {}, engine = '') =>
  setChoices({ level: 'family', switches: { listen: isOn }, engine }, { ...facts, ...changes })
const no = { level: 'family', accountId: 'ana', feature: 'listen', saidAt: at } as const
/** A no to what had been a yes. */
const setOff = set({ isOn: false, erases: true })
const benNo = { level: 'member', accountId: 'ben', feature: 'listen', saidAt: at } as const
const benSaidNo = set({ level: 'member', accountId: 'ben', isOn: false, erases: true })
const erased: ChoicesEvent = { type: 'ArtefactsErased', data: { ...no, erased: 2, finishedAt: at } }

const asked = { feature: 'listen', contributorId: 'ben', engine: '' } as const
const mayListen = (...events: readonly ChoicesEvent[]) => isInForce(given(...events).state, asked)

describe('who answers', () => {
  test('the owner, or a helper, answers for the family', () => {
    given().when(say(true)).emits(set({}))
    given()
      .when(say(true, { role: 'steward' }))
      .emits(set({}))
  })
  test('a contributor and a viewer do not', () => {
    given()
      .when(say(true, { role: 'contributor' }))
      .refuses('forbidden')
    given()
      .when(say(false, { role: 'viewer' }))
      .refuses('forbidden')
  })
  test('each member answers for what they have added', () =>
    given()
      .when(setChoices({ level: 'member', switches: { listen: false } }, { ...facts, role: 'viewer' }))
      .emits(set({ level: 'member', isOn: false, erases: true })))
})

describe('what is answered', () => {
  test('each switch is a fact of its own, and one that was left out stays', () =>
    given(set({ feature: 'read' }))
      .when(setChoices({ level: 'family', switches: { read: true, listen: false } }, facts))
      .emits(set({ isOn: false })))
  test('a yes to what this house cannot do is refused as "not-offered", a no is taken', () => {
    given()
      .when(say(true, { offered: [] }))
      .refuses('not-offered')
    given()
      .when(say(false, { offered: [] }))
      .emits(set({ isOn: false }))
  })
  test('an engine outside of our service is named in the answer, or it is "consent-needed"', () => {
    const outside = { outside: 'speech.example' }
    given().when(say(true, outside)).refuses('consent-needed', { engine: 'speech.example' })
    given()
      .when(say(true, outside, 'another.example'))
      .refuses('consent-needed')
    given()
      .when(say(true, outside, 'speech.example'))
      .emits(set({ engine: 'speech.example' }))
  })
  test('a yes to what is done here is asked again for an engine outside', () =>
    given(set({}))
      .when(say(true, { outside: 'speech.example' }, 'speech.example'))
      .emits(set({ engine: 'speech.example' })))
})

describe('what is in force', () => {
  test('nothing, before somebody said yes', () => expect(mayListen()).toBe(false))
  test('what the family said yes to, of everybody', () => expect(mayListen(set({}))).toBe(true))
  test('not what one member said no to, of theirs alone', () => {
    expect(mayListen(set({}), benSaidNo)).toBe(false)
    expect(isInForce(given(set({}), benSaidNo).state, { ...asked, contributorId: 'ana' })).toBe(true)
  })
  test('a member’s yes is none of the family’s', () =>
    expect(mayListen(set({ level: 'member', accountId: 'ben' }))).toBe(false))
  test('only the engine that was named', () => {
    const { state } = given(set({ engine: 'speech.example' }))
    expect(isInForce(state, { ...asked, engine: 'speech.example' })).toBe(true)
    expect(isInForce(state, { ...asked, engine: 'another.example' })).toBe(false)
    expect(isInForce(given(set({})).state, { ...asked, engine: 'speech.example' })).toBe(false)
  })
})

describe('what a no leaves to be erased', () => {
  const owedOf = (...events: readonly ChoicesEvent[]) => given(...events).state.owed
  test('all that was made, once it had been yes', () => {
    expect(given(set({})).when(say(false)).emits(setOff).owed).toEqual([no])
    expect(
      given()
        .when(say(false))
        .emits(set({ isOn: false })).owed,
    ).toEqual([])
  })
  test('of a member also where only the family had said yes', () => expect(owedOf(benSaidNo)).toEqual([benNo]))
  test('once, though it was said twice, and also where it is yes again by now', () =>
    expect(owedOf(set({}), setOff, set({}), setOff, set({}))).toEqual([no]))
  test('it has a receipt, once', () => {
    given(set({}), setOff).when(recordErased(no, 2)).emits(erased)
    expect(owedOf(set({}), setOff, erased)).toEqual([])
  })
  test('a receipt of one member leaves what others are owed', () => {
    expect(owedOf(set({}), setOff, benSaidNo, erased)).toEqual([benNo])
  })
  test('without a no there is none', () => given(set({})).when(recordErased(no, 2)).emits())
})

test('a member’s answer changes nothing of the family’s', () =>
  expect(
    given(set({}))
      .when(setChoices({ level: 'member', switches: { listen: false } }, facts))
      .emits(set({ level: 'member', isOn: false, erases: true })).family,
  ).toEqual({ listen: { isOn: true, engine: '' } }))

describe('the language that is spoken', () => {
  const chosen: ChoicesEvent = { type: 'LanguageChosen', data: { familyId: 'hale', language: 'de', chosenAt: at } }
  test('is said once, by whoever answers for the family', () => {
    given()
      .when(chooseLanguage({ language: 'de' }, facts))
      .emits(chosen)
    given()
      .when(chooseLanguage({ language: 'de' }, { ...facts, role: 'contributor' }))
      .refuses('forbidden')
  })
})

test('events as they were first stored still tell the same', () =>
  expect((golden as ChoicesEvent[]).reduce(choice.evolve, choice.initial)).toEqual({
    status: 'answered',
    familyId: '018f0000-0000-7000-8000-00000000000b',
    family: { listen: { isOn: false, engine: '' } },
    language: 'en',
    members: { '018f0000-0000-7000-8000-00000000000c': { listen: { isOn: false, engine: '' } } },
    owed: [
      {
        level: 'member',
        accountId: '018f0000-0000-7000-8000-00000000000c',
        feature: 'listen',
        saidAt: '2030-01-01T00:00:00.000Z',
      },
    ],
  }))

// Through: choices, families
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sql } from '../../backend/kernel/db.ts'
import { newId } from '../../backend/kernel/ids.ts'
import type { TestServer } from '../../backend/kernel/testing/server.ts'
import { choice } from '../../backend/modules/choices/choice.ts'
import { setChoices } from '../../backend/modules/choices/decide.ts'
import { householdIn, ownerOf, startHouse, type Household } from '../../tests/household/household.ts'
import { ending } from '../kernel/ends.ts'
import { processing, type PartView } from '../kernel/process.ts'
import { artefactsIn, type Thing } from './artefacts.ts'
import { choiceProcess, ends } from './erasing.ts'

vi.setConfig({ testTimeout: 120_000 })

let server: TestServer
let house: Household
beforeAll(async () => {
  server = await startHouse({ AI_FEATURES: 'read,listen' })
  house = householdIn(server)
})
afterAll(() => server.stop())

const facts = { role: 'owner', offered: ['read', 'listen'], outside: '' } as const
const say = (familyId: string, isOn: boolean, level: 'family' | 'member' = 'family', by = familyId) =>
  house.tell(choice, familyId, setChoices({ level, switches: { listen: isOn } }, { familyId, ...facts }), ownerOf(by))
const allowed = { feature: 'listen', engine: '', isAllowed: () => Promise.resolve(true) } as const
const words = { step: 'words', part: 0, recipe: '1', state: 'made', text: 'The blue tin.', data: {} } as const
const voiceOf = (familyId: string, contributorId = familyId): Thing => ({
  kind: 'item',
  id: newId(),
  familyId,
  contributorId,
})
const store = (thing: Thing) => artefactsIn(server.kernel).store(thing, allowed, [words])
const countOf = (familyId: string) =>
  server.kernel.db.oneFirst(
    sql.type(v.object({ n: v.number() }))`
      select count(*) as n from kernel.artefacts where family_id = ${familyId}`,
  )
/** Does what the stream owes, as its workflow would. */
const settle = async (familyId: string) => {
  const { loadPart, doStep } = processing(server.kernel, [choiceProcess])
  const of = { stream: `choice-${familyId}`, part: '' }
  for (let view: PartView = await loadPart(of); view.next;) view = await doStep(of, view.next)
}
const receiptsOf = async (familyId: string) =>
  (await server.kernel.store.read(`choice-${familyId}`)).filter(({ type }) => type === 'ArtefactsErased').length

test('without a yes nothing is stored, and after a no nothing is there, with a receipt', async () => {
  const { id, browser } = await house.author({ name: 'Ana' })
  expect(await store(voiceOf(id))).toBe(false)
  await say(id, true)
  const voice = voiceOf(id)
  for (const _ of ['made', 'made anew']) expect(await store(voice)).toBe(true)
  expect(await store(voiceOf(id))).toBe(true)
  expect(await countOf(id)).toBe(2)
  await say(id, false)
  for (const _ of ['once', 'and again']) await settle(id)
  expect([await countOf(id), await receiptsOf(id), await store(voice)]).toEqual([0, 1, false])
  await vi.waitFor(async () =>
    expect((await browser.ask('GET', '/api/ai/receipts')).json).toMatchObject([
      { feature: 'listen', level: 'family', by: 'Ana', erased: 2 },
    ]),
  )
})

test('what the item itself does not allow is not stored', async () => {
  const { id } = await house.author()
  await say(id, true)
  const refused = { ...allowed, isAllowed: () => Promise.resolve(false) }
  expect(await artefactsIn(server.kernel).store(voiceOf(id), refused, [words])).toBe(false)
  expect(await countOf(id)).toBe(0)
})

test('a no of one member erases what was made of theirs, and nothing of others’', async () => {
  const { id } = await house.author()
  const ben = newId()
  await say(id, true)
  const [his, hers] = [voiceOf(id, ben), voiceOf(id)]
  for (const voice of [his, hers]) await store(voice)
  await say(id, false, 'member', ben)
  await settle(id)
  expect([await countOf(id), await store(his), await store(hers)]).toEqual([1, false, true])
})

test('how much was erased is known though its receipt was cut off', async () => {
  const { id } = await house.author()
  await say(id, true)
  await store(voiceOf(id))
  const { owed } = await say(id, false)
  const [no] = owed
  if (!no) throw new Error('Nothing is owed')
  expect(await artefactsIn(server.kernel).erase(id, no)).toBe(1)
  expect(await artefactsIn(server.kernel).erase(id, no)).toBe(1)
})

test('with its family all of it ends', async () => {
  const { id } = await house.author()
  await say(id, true)
  await store(voiceOf(id))
  const part = { kind: 'family', part: 'choices', over: { familyId: id, position: '0' } } as const
  for (const _ of ['once', 'and again']) await ending(server.kernel, [ends]).endOrList(part)
  expect(await countOf(id)).toBe(0)
})

/** Numbers from 0 to 1, the same for a seed. */
const randomsOf = (seed: number) => {
  let state = seed * 2_654_435_761 + 1
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
const pause = (turns: number) =>
  new Promise<void>((resolve) => {
    const next = (left: number) => (left <= 0 ? resolve() : setImmediate(() => next(left - 1)))
    next(turns)
  })

/** @number orders in which storing and a no are tried to miss each other */
const ORDERS = 60

test('storing and a no never miss each other, in whatever order they come', async () => {
  const missed: number[] = []
  for (let seed = 1; seed <= ORDERS; seed += 1) {
    const random = randomsOf(seed)
    const turns = () => Math.floor(random() * 60)
    const id = newId()
    await say(id, true)
    const storing = Array.from({ length: 3 }, async () => {
      await pause(turns())
      await artefactsIn(server.kernel).store(
        voiceOf(id),
        { ...allowed, isAllowed: () => pause(turns()).then(() => true) },
        [words],
      )
    })
    const erasing = pause(turns())
      .then(() => say(id, false))
      .then(() => settle(id))
    await Promise.all([...storing, erasing])
    if ((await countOf(id)) > 0) missed.push(seed)
  }
  expect(missed).toEqual([])
})

import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { householdIn, startHouse, type Author, type Household } from '../../../tests/household/household.ts'
import { newId } from '../../kernel/ids.ts'
import type { TestServer } from '../../kernel/testing/server.ts'
import { familiesIn } from '../families/testing/house.ts'
import { Connections, Duplicates, Gaps, type DismissSuggestion } from './contract.ts'
import { noticedIn } from './testing/noticed.ts'

let server: TestServer
let house: Household
let noticed: ReturnType<typeof noticedIn>
beforeAll(async () => {
  server = await startHouse()
  house = householdIn(server)
  noticed = noticedIn(server.kernel, house)
})
afterAll(() => server.stop())

/** Asks what is there by now. */
const ask = async (by: Author, what: string, familyId = by.id) => {
  const { store, checkpointSignals } = server.kernel
  const head = await store.head()
  for (const module of ['items', 'choices', 'connections', 'insights'])
    expect(await checkpointSignals.passed(module, head, 25_000)).toBe(true)
  return (await by.browser.ask('GET', `/api/insights/${what}`, undefined, { 'X-Family': familyId })).json
}
const pairs = async (by: Author, familyId = by.id) => v.parse(Duplicates, await ask(by, 'duplicates', familyId)).pairs
const connections = async (by: Author, familyId = by.id) =>
  v.parse(Connections, await ask(by, 'connections', familyId)).connections
const gaps = async (by: Author) => v.parse(Gaps, await ask(by, 'gaps')).gaps
const dismiss = (by: Author, suggestion: DismissSuggestion, familyId = by.id) =>
  by.browser.ask('POST', '/api/insights/dismiss', suggestion, { 'X-Family': familyId })
/** Two ids, the smaller first. */
const two = () => [newId(), newId()].toSorted() as [string, string]

test('who is in three memories together is said, with those that show it, until it is said to be wrong', async () => {
  const ana = await house.author()
  const people = two()
  await noticed.allow(ana)
  const ids = await noticed.memories(ana, 2, { people })
  expect(await connections(ana)).toEqual([])
  ids.push(await noticed.memory(ana, { people }))
  const key = `seen:${people.join(':')}`
  expect(await connections(ana)).toEqual([{ key, what: 'seen_with', personIds: people, n: 3, itemIds: ids }])
  expect(await dismiss(ana, { kind: 'connection', key })).toMatchObject({ status: 200 })
  expect(await connections(ana)).toEqual([])
})

test('who tells about whom twice is said', async () => {
  const ana = await house.author()
  const [otto, emma] = two()
  await noticed.allow(ana)
  await noticed.memories(ana, 2, { people: [emma], speakerId: otto })
  expect(await connections(ana)).toMatchObject([{ what: 'tells_about', personIds: [otto, emma], n: 2 }])
})

test('a voice that nobody has is missed, unless nobody is to be reminded of them', async () => {
  const ana = await house.author()
  const relativeId = newId()
  await ana.browser.ask('POST', '/api/relatives', { relativeId, name: 'Rosa' })
  await noticed.allow(ana)
  await noticed.memories(ana, 5, { people: [relativeId] })
  expect(await gaps(ana)).toMatchObject([{ key: `voice:${relativeId}`, what: 'no_voice', personId: relativeId, n: 5 }])
  await ana.browser.ask('PUT', `/api/relatives/${relativeId}/quiet`, { isQuiet: true })
  expect(await gaps(ana)).toEqual([])
  await ana.browser.ask('PUT', `/api/relatives/${relativeId}/quiet`, { isQuiet: false })
  await noticed.memory(ana, { speakerId: relativeId })
  expect(await gaps(ana)).toEqual([])
})

test('ten years of which nothing shows somebody are said, and a decade may end in its last year', async () => {
  const ana = await house.author()
  const [rosa, otto] = two()
  await noticed.allow(ana)
  const before = await noticed.memory(ana, { people: [rosa, otto], when: '1958' })
  await noticed.memory(ana, { people: [otto], when: '1950s' })
  const after = await noticed.memory(ana, { people: [rosa, otto], when: 'June 1968' })
  const key = `years:${rosa}:1958-1968`
  const empty = { key, what: 'no_years', personId: rosa, from: 1958, to: 1968, itemIds: [before, after] }
  expect(await gaps(ana)).toEqual([empty])
  expect(await dismiss(ana, { kind: 'gap', key })).toMatchObject({ status: 200 })
  expect(await gaps(ana)).toEqual([])
})

test('two that look alike are a pair, and nobody sees one of which they may not see both', async () => {
  const ana = await house.author()
  const ben = await familiesIn(server.kernel, house).member(ana, 'viewer')
  await noticed.allow(ana)
  const [one, other, mine] = [
    await noticed.memory(ana),
    await noticed.memory(ana),
    await noticed.memory(ana, { isMine: true }),
  ]
  await noticed.alike(ana, one, other)
  await noticed.alike(ana, mine, one)
  expect((await pairs(ana)).map(({ key }) => key).toSorted()).toEqual(
    [`pair:${one}:${other}`, `pair:${mine}:${one}`].toSorted(),
  )
  expect(await pairs(ben, ana.id)).toMatchObject([{ key: `pair:${one}:${other}` }])
  expect(await dismiss(ben, { kind: 'duplicate', key: `pair:${one}:${other}` }, ana.id)).toMatchObject({ status: 403 })
})

test('without a yes, and after a no, nothing is suggested', async () => {
  const ana = await house.author()
  const people = two()
  await noticed.memories(ana, 3, { people })
  expect(await connections(ana)).toEqual([])
  await noticed.allow(ana)
  expect(await connections(ana)).toHaveLength(1)
  await noticed.allow(ana, false)
  expect([await connections(ana), await gaps(ana), await pairs(ana)]).toEqual([[], [], []])
})

test('a stranger is suggested nothing of a family', async () => {
  const [ana, ben] = [await house.author(), await house.author()]
  for (const what of ['duplicates', 'connections', 'gaps'])
    expect(await ask(ben, what, ana.id)).toMatchObject({ code: 'not-found' })
})

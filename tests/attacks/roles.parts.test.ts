// Through: families, connections, stories, shares
import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../backend/kernel/db.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { plus } from '../../backend/kernel/log/decider.ts'
import type { Module } from '../../backend/kernel/process/module.ts'
import type { TestServer } from '../../backend/kernel/testing/server.ts'
import { freshAddress } from '../../backend/modules/accounts/testing/visitor.ts'
import { invitationTokenOf } from '../../backend/modules/families/links.ts'
import * as modules from '../../backend/modules/index.ts'
import { categories } from '../../backend/routers.ts'
import { tokenOfStory } from '../../backend/modules/stories/link.ts'
import { startHouse } from '../household/household.ts'
import { links } from './roles/links.ts'
import { connections } from './roles/of/connections.ts'
import { families } from './roles/of/families.ts'
import { shares } from './roles/of/shares.ts'
import { capsules } from './roles/of/capsules.ts'
import { scrapbooks } from './roles/of/scrapbooks.ts'
import { stories } from './roles/of/stories.ts'
import { things } from './roles/of/things.ts'
import { trees } from './roles/of/trees.ts'
import { vault } from './roles/of/vault.ts'
import { PERSONS, placesIn, type Place } from './roles/place.ts'
import { invitation, link, question, told } from './roles/things.ts'
import { expectedOf, nameOf, outcomeOf, prepared } from './roles/rows.ts'

const rows = [
  ...capsules,
  ...families,
  ...connections,
  ...scrapbooks,
  ...stories,
  ...shares,
  ...things,
  ...trees,
  ...vault,
]
let server: TestServer
let place: () => Promise<Place>
beforeAll(async () => {
  server = await startHouse()
  await server.kernel.blobs.ready()
  place = await placesIn(server)
})
afterAll(() => server.stop())

const forgetLimits = ({ db }: Kernel) => db.query(sql.typeAlias('void')`delete from kernel.limits`)
const each = rows.map((row) => [nameOf(row), row] as const)

describe('a route of a family answers by the role', () => {
  test.each(each)('%s', async (_name, row) => {
    await forgetLimits(server.kernel)
    const outcomes = await Promise.all(
      PERSONS.map(async (person) => {
        const at = await place()
        const { send } = await prepared(row, at, person, at.familyId)
        return [person, outcomeOf(await send())]
      }),
    )
    expect(outcomes).toEqual(PERSONS.map((person) => [person, expectedOf(row, person)]))
  })
})

describe('a link answers whoever holds it, until it has ended', () => {
  test.each(links.map((row) => [row.route, row] as const))('%s', async (_route, { hold, over }) => {
    await forgetLimits(server.kernel)
    const outcomes: [string, string][] = []
    for (const person of PERSONS) {
      const at = await place()
      const send = await (await hold(at)).open(at.browserOf(person))
      outcomes.push([person, outcomeOf(await send())])
    }
    const { open, end } = await hold(await place())
    const send = await open(server.browser())
    await end()
    outcomes.push(['ended link', outcomeOf(await send())])
    expect(outcomes).toEqual([...PERSONS.map((person) => [person, 'ok']), ['ended link', over]])
  })
})

test('a link whose time is over leads nowhere', async () => {
  const at = await place()
  const { kernel } = server
  const long = plus(kernel.clock.now(), -61 * kernel.clock.dayMs)
  const invitationId = await invitation(at, 'viewer', freshAddress('nell'), long)
  const token = tokenOfStory(kernel, await question(at, 'owner', undefined, long))
  const shared = kernel.capabilities.issue('share', await link(at, 'owner', false, long), 1)
  const said = async (path: string) => outcomeOf(await server.browser().ask('GET', path))
  expect([
    await said(`/api/invitations/${invitationTokenOf(kernel, at.familyId, invitationId)}`),
    await said(`/story/${token}`),
    await said(`/api/story/${token}/play`),
    await said(`/api/shared/${shared}`),
  ]).toEqual(['invitation-over', '410', 'link-over', 'gone'])
})

describe('what is another family’s is not there for whoever names it in their own', () => {
  const named = each.filter(([, { make, elsewhere }]) => make && elsewhere !== 'none')
  test.each(named)('%s', async (_name, row) => {
    await forgetLimits(server.kernel)
    const { elsewhere = 'not-found' } = row
    const at = await place()
    const { id, send } = await prepared(row, at, 'stranger', at.people.stranger.id)
    const theirs = categories.flatMap((category) => [`${category}-${at.familyId}`, `${category}-${id}`])
    const kept = () => Promise.all(theirs.map((stream) => server.kernel.store.read(stream)))
    const before = await kept()
    expect(outcomeOf(await send())).toBe(elsewhere)
    expect(await kept()).toEqual(before)
  })
})

/** Of all modules those that ask what somebody may do in a family. */
const familyModules = Object.entries<Module>(modules).filter(
  ([name]) =>
    // Its routes are an account's own; whose family a file may be sent to, the tests of uploads say.
    name !== 'media' &&
    globSync(`backend/modules/${name}/**/*.ts`).some((path) =>
      readFileSync(path, 'utf8').includes("identity/family.ts'"),
    ),
)

test('each route of a module that asks for a right in a family is walked', () => {
  const { kernel } = server
  const routes = familyModules
    .flatMap(([, { routers, rest = [], streaming = [] }]) => [
      ...[...routers, ...rest].map((routerOf) => routerOf(kernel, [], [])),
      ...streaming.map((routerOf) => routerOf(kernel)),
    ])
    .flatMap(({ stack }) => stack)
    .flatMap(({ methods, path }) =>
      methods.filter((method) => method !== 'HEAD').map((method) => `${method} ${String(path)}`),
    )
  const walked = [...rows, ...links].map(({ route }) => route)
  expect([...new Set(walked)].toSorted()).toEqual([...new Set(routes)].toSorted())
  expect(familyModules.map(([name]) => name)).toEqual(
    expect.arrayContaining(['connections', 'families', 'shares', 'stories']),
  )
  expect(routes.length).toBeGreaterThan(50)
})

test('a role that is lowered between opening and saving is too low for what was opened', async () => {
  const at = await place()
  const { familyId, people } = at
  const family = { 'X-Family': familyId }
  const id = await told(at, 'contributor')
  const opened = await people.contributor.browser.ask('GET', `/api/stories/${id}`, undefined, family)
  const match = { ...family, 'If-Match': opened.headers.get('ETag') ?? '' }
  const lowered = { role: 'viewer' }
  const path = `/api/family/members/${people.contributor.id}`
  expect(await people.owner.browser.ask('PATCH', path, lowered, family)).toMatchObject({ status: 200 })
  const saved = await people.contributor.browser.ask('PATCH', `/api/stories/${id}`, { title: 'The gate' }, match)
  expect(saved).toMatchObject({ status: 403, json: { code: 'forbidden' } })
  const types = (await server.kernel.store.read(`story-${id}`)).map(({ type }) => type)
  expect(types).toEqual(['StoryAsked', 'StoryTold'])
})

// Through: families, connections, stories, shares
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../backend/kernel/ids.ts'
import { freshCommand } from '../../backend/kernel/testing/command.ts'
import type { TestServer } from '../../backend/kernel/testing/server.ts'
import type { FamiliesEvent } from '../../backend/modules/families/events.ts'
import { ForMe } from '../../backend/modules/families/contract.ts'
import { family } from '../../backend/modules/families/family.ts'
import { exportedRows } from '../../backend/modules/stories/queries.ts'
import { startHouse } from '../household/household.ts'
import { things as all } from '../household/things.ts'
import { placesIn, type Person, type Place } from './roles/place.ts'
import { outcomeOf } from './roles/rows.ts'
import { link, told } from './roles/things.ts'

const kinds = all.filter(({ owner }) => owner === 'family')
let server: TestServer
let place: () => Promise<Place>
beforeAll(async () => {
  server = await startHouse()
  place = await placesIn(server)
})
afterAll(() => server.stop())

/** Does something after an event of the family's that its read tables do not know yet. */
const after = ({ familyId, by }: Place, event: FamiliesEvent, act: () => Promise<void>) =>
  server.whileHalted(async () => {
    await server.kernel.handle(family, familyId, () => [event], freshCommand(server.kernel, by('owner')))
    await act()
  }, 'projections/families')

/** What somebody hears who asks for a story, adds a relative, shares by link and adds a thing of each kind. */
const outcomesOf = async ({ familyId, browserOf }: Place, person: Person, storyId: string) => {
  const { ask } = browserOf(person)
  const here = { 'X-Family': familyId }
  const things = [{ kind: 'story', id: storyId }]
  const asked = { storyId: newId(), question: 'Where was the swing?', to: { name: 'Joseph' } }
  const requests: readonly (readonly [path: string, body: object])[] = [
    ['/api/stories', asked],
    ['/api/relatives', { relativeId: newId(), name: 'Joseph' }],
    ['/api/shares', { shareId: newId(), things, title: 'T', mayDownload: false }],
    ...kinds.map(({ path, body }) => [path, body(newId())] as const),
  ]
  const outcomes = await Promise.all(requests.map(([path, body]) => ask('POST', path, body, here)))
  return [...new Set(outcomes.map(outcomeOf))]
}

/** What the owner hears who says that somebody is a child of theirs. */
const childOf = async ({ familyId, people, browserOf }: Place, person: 'contributor' | 'stranger') =>
  outcomeOf(
    await browserOf('owner').ask(
      'PUT',
      '/api/kin',
      { from: people.owner.id, kin: 'parent', to: people[person].id },
      { 'X-Family': familyId },
    ),
  )

test('who was removed a moment ago changes nothing, and their links lead nowhere', async () => {
  const at = await place()
  const { people, browserOf } = at
  const storyId = await told(at, 'contributor')
  const shareId = await link(at, 'contributor')
  const address = `/api/shared/${server.kernel.capabilities.issue('share', shareId, 1)}`
  const { ask } = browserOf('contributor')
  expect(outcomeOf(await server.browser().ask('GET', address))).toBe('ok')
  await after(at, { type: 'MemberRemoved', data: { accountId: people.contributor.id } }, async () => {
    expect(await outcomesOf(at, 'contributor', storyId)).toEqual(['not-found'])
    const own = [
      await ask('PATCH', `/api/stories/${storyId}`, { title: 'The gate' }, { 'If-Match': '*' }),
      await ask('DELETE', `/api/stories/${storyId}`, {}),
      await ask('POST', `/api/shares/${shareId}/renew`, { n: 1 }),
      await ask('POST', '/api/family/current', { familyId: at.familyId }),
      await server.browser().ask('GET', address),
    ]
    expect(own.map(outcomeOf)).toEqual(['not-found', 'not-found', 'not-found', 'not-found', 'gone'])
    expect(await childOf(at, 'contributor')).toBe('not-found')
  })
})

/** What somebody hears who reads the family and what is kept in it, by what they ask for. */
const readingsOf = async ({ familyId, people, browserOf }: Place, person: Person, storyId: string) => {
  const { ask } = browserOf(person)
  const paths = [
    '/api/family',
    '/api/family/activity',
    '/api/family/invitations',
    '/api/relatives',
    `/api/kin/path?from=${people.owner.id}&to=${people.viewer.id}`,
    '/api/stories',
    `/api/stories/${storyId}`,
    ...['play', 'peaks', 'original'].map((part) => `/api/stories/${storyId}/${part}`),
    '/api/shares',
    '/api/shares/choices',
    ...kinds.map(({ path }) => path),
  ]
  const said = paths.map(async (path) => outcomeOf(await ask('GET', path, undefined, { 'X-Family': familyId })))
  return Object.fromEntries((await Promise.all(said)).map((outcome, index) => [paths[index], outcome]))
}
const outcomesIn = (readings: Readonly<Record<string, string>>) => [...new Set(Object.values(readings))]

test('who was removed a moment ago reads nothing more, by no way in', async () => {
  const at = await place()
  const { people, familyId } = at
  const storyId = await told(at, 'owner', true)
  expect(outcomesIn(await readingsOf(at, 'steward', storyId))).toEqual(['ok'])
  await after(at, { type: 'MemberRemoved', data: { accountId: people.steward.id } }, async () => {
    expect(outcomesIn(await readingsOf(at, 'steward', storyId))).toEqual(['not-found'])
    const families = JSON.stringify((await at.browserOf('steward').ask('GET', '/api/families')).json)
    expect(families).not.toContain(familyId)
    const taken = await exportedRows(server.kernel, people.steward.id)
    expect(taken.map(({ id }) => id)).not.toContain(storyId)
  })
})

test('whose role was lowered a moment ago reads what a viewer reads', async () => {
  const at = await place()
  const storyId = await told(at, 'owner', true)
  const lowered = { accountId: at.people.steward.id, role: 'viewer', tellAt: server.kernel.clock.now() } as const
  await after(at, { type: 'RoleChanged', data: lowered }, async () => {
    const forbidden = ['/api/family/invitations', '/api/shares', '/api/shares/choices']
    const readings = Object.entries(await readingsOf(at, 'steward', storyId))
    expect(readings.filter(([, outcome]) => outcome !== 'ok')).toEqual(forbidden.map((path) => [path, 'forbidden']))
  })
})

test('an invitation whose sender was removed a moment ago is found by nobody', async () => {
  const at = await place()
  const { people, familyId, browserOf } = at
  const body = { invitationId: newId(), name: 'Nell', email: people.stranger.email, role: 'viewer' }
  const { ask } = browserOf('steward')
  expect(outcomeOf(await ask('POST', '/api/family/invitations', body, { 'X-Family': familyId }))).toBe('ok')
  const mine = async () => v.parse(v.array(ForMe), (await browserOf('stranger').ask('GET', '/api/invitations')).json)
  const [found] = await mine()
  await after(at, { type: 'MemberRemoved', data: { accountId: people.steward.id } }, async () => {
    expect(await mine()).toEqual([])
    const answer = await browserOf('stranger').ask('POST', `/api/invitations/${found?.token}/accept`, {})
    expect(outcomeOf(answer)).toBe('invitation-over')
  })
})

test('whose role was lowered a moment ago adds nothing more', async () => {
  const at = await place()
  const storyId = await told(at, 'contributor')
  const lowered = { accountId: at.people.contributor.id, role: 'viewer', tellAt: server.kernel.clock.now() } as const
  await after(at, { type: 'RoleChanged', data: lowered }, async () => {
    expect(await outcomesOf(at, 'contributor', storyId)).toEqual(['forbidden'])
  })
})

test('who has joined a moment ago asks, adds and reads', async () => {
  const at = await place()
  const { people, browserOf, familyId } = at
  const storyId = await told(at, 'owner')
  const joined = {
    accountId: people.stranger.id,
    role: 'steward',
    invitationId: newId(),
    joinedAt: server.kernel.clock.now(),
  } as const
  await after(at, { type: 'MemberJoined', data: joined }, async () => {
    expect(await outcomesOf(at, 'stranger', storyId)).toEqual(['ok'])
    expect(await childOf(at, 'stranger')).toBe('ok')
    const { ask } = browserOf('stranger')
    const read = [
      await ask('GET', '/api/stories', undefined, { 'X-Family': familyId }),
      await ask('GET', `/api/stories/${storyId}`),
    ]
    expect(read.map(outcomeOf)).toEqual(['ok', 'ok'])
  })
})

import type { Context } from 'koa'
import { expect, test } from 'vitest'
import { requireRoom } from '../errors.ts'
import { holdsLink } from '../words/names.ts'
import type { Belonging } from '../process/ports.ts'
import { familyOf, inFamily, requireRight } from './family.ts'
import { may, type FamilyRole, type Right } from './roles.ts'

const [ANA, HALES, OTHERS] = [
  '018f0000-0000-7000-8000-00000000000a',
  '018f0000-0000-7000-8000-00000000000b',
  '018f0000-0000-7000-8000-00000000000c',
]
const own: Belonging = { familyId: ANA, role: 'owner', joinedAt: '' }
const hales: Belonging = { familyId: HALES, role: 'viewer', joinedAt: '2030-01-01T00:00:00.000Z' }

type Asks = {
  readonly header?: string
  readonly chosen?: string
  readonly families?: readonly Belonging[]
  /** What is so by now, where the lists do not know it yet. */
  readonly now?: readonly Belonging[]
}
const asking = ({ header = '', chosen, families = [hales, own], now = families }: Asks) => ({
  ctx: {
    get: () => header,
    state: { by: { kind: 'account', id: ANA }, session: { familyId: chosen } },
  } as unknown as Context,
  house: {
    membership: {
      // It looks where the lists say, and names nobody who has gone.
      of: () => Promise.resolve(now.filter(({ familyId }) => families.some((each) => each.familyId === familyId))),
      membersOf: () => Promise.resolve([]),
      membersNow: () => Promise.resolve([]),
      namesOf: () => Promise.resolve(new Map()),
      roleIn: (familyId: string) => Promise.resolve(now.find((each) => each.familyId === familyId)?.role),
    },
  },
})
const found = async (asks: Asks, right: Right = 'see') => {
  const { ctx, house } = asking(asks)
  await inFamily(house, right)(ctx, () => Promise.resolve())
  return familyOf(ctx)
}

test('each role has the rights of the one below and more', () => {
  const roles: FamilyRole[] = ['viewer', 'contributor', 'steward', 'owner']
  const rights: Right[] = ['see', 'add', 'edit', 'invite', 'manage']
  expect(roles.map((role) => rights.filter((right) => may(role, right)).join(' '))).toEqual([
    'see',
    'see add',
    'see add edit invite',
    'see add edit invite manage',
  ])
})

test('the family of a request is the page’s, else the one chosen, else the one joined last, else one’s own', async () => {
  expect(await found({ header: ANA, chosen: HALES })).toEqual({ familyId: ANA, role: 'owner' })
  expect(await found({ chosen: ANA })).toEqual({ familyId: ANA, role: 'owner' })
  expect(await found({ chosen: OTHERS })).toEqual({ familyId: HALES, role: 'viewer' })
  expect(await found({})).toEqual({ familyId: HALES, role: 'viewer' })
  expect(await found({ families: [own] })).toEqual({ familyId: ANA, role: 'owner' })
})

test('a family of others is not there, and a role too low is forbidden', async () => {
  await expect(found({ header: OTHERS })).rejects.toThrow('not-found')
  await expect(found({ header: 'nothing' })).rejects.toThrow('not-found')
  await expect(found({ families: [] })).rejects.toThrow('not-found')
  await expect(found({ header: HALES }, 'add')).rejects.toThrow('forbidden')
})

test('it counts what somebody is now, whatever the lists still say', async () => {
  const removed = { families: [hales, own], now: [own] }
  await expect(found({ ...removed, header: HALES })).rejects.toThrow('not-found')
  expect(await found({ ...removed, chosen: HALES })).toEqual({ familyId: ANA, role: 'owner' })
  const raised = { families: [hales], now: [{ ...hales, role: 'contributor' as const }] }
  expect(await found({ ...raised, header: HALES }, 'add')).toEqual({ familyId: HALES, role: 'contributor' })
  const { ctx, house } = asking(removed)
  await expect(requireRight(house, ctx, HALES, 'see')).rejects.toThrow('not-found')
})

test('who has just joined is in before the lists know it', async () => {
  const joined = { header: HALES, families: [own], now: [hales, own] }
  expect(await found(joined)).toEqual({ familyId: HALES, role: 'viewer' })
})

test('of a thing that brings its family along the role there counts, whatever the page shows', async () => {
  const { ctx, house } = asking({ header: ANA })
  expect(await requireRight(house, ctx, HALES, 'see')).toBe('viewer')
  await expect(requireRight(house, ctx, HALES, 'add')).rejects.toThrow('forbidden')
  await expect(requireRight(house, ctx, OTHERS, 'see')).rejects.toThrow('not-found')
})

test('what goes over the plan is refused with what it allows and what is used', () => {
  expect(() => requireRoom(5, 4)).not.toThrow()
  expect(() => requireRoom(5, 5)).toThrow(
    expect.objectContaining({ code: 'plan-required', details: { limit: 5, used: 5, plan: null } }),
  )
})

test('a web address in a text is found, and a full stop is none where a space follows', () => {
  expect(['See www.hale.example', 'https://a.b', 'hale.com'].map(holdsLink)).toEqual([true, true, true])
  expect(holdsLink('Come in. We are home.')).toBe(false)
})

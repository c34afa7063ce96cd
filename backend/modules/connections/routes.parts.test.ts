import { afterAll, beforeAll, expect, test } from 'vitest'
import { lines } from '../../../projections/connections/lines.ts'
import { relatives } from '../../../projections/connections/relatives.ts'
import type { FamilyRole } from '../../kernel/identity/roles.ts'
import { newId } from '../../kernel/ids.ts'
import { freshCommand } from '../../kernel/testing/command.ts'
import type { Browser } from '../../kernel/testing/browser.ts'
import { startServer, type TestServer } from '../../kernel/testing/server.ts'
import type { Membership } from '../../kernel/process/ports.ts'
import { eraseMember } from '../families/decide/erase.ts'
import { family } from '../families/family.ts'
import { membershipOf } from '../families/membership.ts'
import { exported } from './export.ts'
import { routes } from './routes.ts'

const [hale, stranger, ben, amelia] = [newId(), newId(), newId(), newId()]
/** Ruth owns the family of her id, Ben adds to it, and Amelia looks on; the stranger is alone. */
const roles: Readonly<Record<string, FamilyRole>> = { [hale]: 'owner', [ben]: 'contributor', [amelia]: 'viewer' }

let server: TestServer
let ruth: Browser
let asBen: Browser
let asAmelia: Browser
const membersOf: Membership['membersOf'] = (familyId) =>
  Promise.resolve(
    familyId === hale
      ? Object.entries(roles).map(([accountId, role]) => ({ accountId, role }))
      : [{ accountId: familyId, role: 'owner' as const }],
  )
beforeAll(async () => {
  server = await startServer({
    routers: [routes],
    projections: { connections: [relatives, lines] },
    ports: () => ({
      membership: {
        of: (accountId) => {
          const role = roles[accountId]
          const family = role ? { familyId: hale, role } : { familyId: accountId, role: 'owner' as const }
          return Promise.resolve([{ ...family, joinedAt: '2030-01-01T00:00:00.000Z' }])
        },
        membersOf,
        membersNow: membersOf,
        namesOf: () => Promise.resolve(new Map()),
        roleIn: (familyId, accountId) =>
          Promise.resolve(familyId === hale ? roles[accountId] : familyId === accountId ? 'owner' : undefined),
      },
    }),
  })
  ;[ruth, asBen, asAmelia] = [
    await server.signedInAs(hale),
    await server.signedInAs(ben),
    await server.signedInAs(amelia),
  ]
})
afterAll(() => server.stop())

const add = async (by: Browser, name: string) => {
  const relativeId = newId()
  expect(await by.ask('POST', '/api/relatives', { relativeId, name })).toMatchObject({ status: 201 })
  return relativeId
}
const state = (by: Browser, from: string, kin: string, to: string) => by.ask('PUT', '/api/kin', { from, to, kin })
type Listed = { people: { id: string; name: string; mayChange: boolean; path: unknown }[]; lines: unknown[] }
const list = async (by: Browser) => (await by.ask('GET', '/api/relatives')).json as Listed

test('a relative is in the list of every member, with the way from each of them, until someone takes them off', async () => {
  const joseph = await add(asBen, 'Joseph')
  expect(await state(asBen, joseph, 'parent', hale)).toMatchObject({ status: 200 })
  expect(await state(ruth, ben, 'sibling', hale)).toMatchObject({ status: 200 })
  expect(await asBen.ask('PATCH', `/api/relatives/${joseph}`, { sex: 'male', hasDied: true })).toMatchObject({
    status: 200,
  })
  const { people, lines: stated } = await list(asAmelia)
  expect(people.find(({ id }) => id === joseph)).toMatchObject({
    name: 'Joseph',
    role: null,
    sex: 'male',
    hasDied: true,
    mayChange: false,
    path: null,
  })
  expect(people.find(({ id }) => id === hale)).toMatchObject({ role: 'owner', isYou: false })
  expect(stated).toContainEqual({ from: joseph, to: hale, kin: 'parent', mayChange: false })
  expect((await list(asBen)).people.find(({ id }) => id === joseph)).toMatchObject({
    mayChange: true,
    path: [
      { id: hale, kin: 'sibling' },
      { id: joseph, kin: 'parent', name: 'Joseph', sex: 'male' },
    ],
  })
  const path = await asAmelia.ask('GET', `/api/kin/path?from=${joseph}&to=${ben}`)
  expect(path.json).toMatchObject({
    path: [
      { id: hale, kin: 'child' },
      { id: ben, kin: 'sibling' },
    ],
  })
  expect(await ruth.ask('DELETE', `/api/relatives/${joseph}`, {})).toMatchObject({ status: 200 })
  const left = await list(ruth)
  expect(left.people.map(({ id }) => id)).not.toContain(joseph)
  expect(JSON.stringify(left.lines)).not.toContain(joseph)
})

test('what was stated of two people makes room for something else, and is taken back from either side', async () => {
  const [ida, olaf] = [await add(ruth, 'Ida'), await add(ruth, 'Olaf')]
  await state(ruth, ida, 'sibling', olaf)
  await state(ruth, olaf, 'parent', ida)
  expect((await list(ruth)).lines).toContainEqual({ from: olaf, to: ida, kin: 'parent', mayChange: true })
  expect(await asBen.ask('DELETE', `/api/kin?from=${ida}&to=${olaf}`)).toMatchObject({ status: 403 })
  expect(await ruth.ask('DELETE', `/api/kin?from=${ida}&to=${olaf}`)).toMatchObject({ status: 200 })
  expect(JSON.stringify((await list(ruth)).lines)).not.toContain(ida)
})

test('a role too low reads and changes nothing; a contributor changes only what they added', async () => {
  const id = await add(ruth, 'Margaret')
  const forbidden = { status: 403, json: { code: 'forbidden' } }
  expect(await asAmelia.ask('POST', '/api/relatives', { relativeId: newId(), name: 'Cousin' })).toMatchObject(forbidden)
  expect(await state(asAmelia, id, 'parent', hale)).toMatchObject(forbidden)
  expect(await asBen.ask('PATCH', `/api/relatives/${id}`, { name: 'Marge' })).toMatchObject(forbidden)
  expect(await asBen.ask('DELETE', `/api/relatives/${id}`, {})).toMatchObject(forbidden)
  expect((await asAmelia.ask('GET', '/api/relatives')).status).toBe(200)
  expect((await server.browser().ask('GET', '/api/relatives')).status).toBe(401)
})

test('another family’s people and family are not there', async () => {
  const id = await add(ruth, 'Margaret')
  const eve = await server.signedInAs(stranger)
  const absent = { status: 404, json: { code: 'not-found' } }
  expect(await eve.ask('PATCH', `/api/relatives/${id}`, { name: 'Eve was here' })).toMatchObject(absent)
  expect(await eve.ask('DELETE', `/api/relatives/${id}`, {})).toMatchObject(absent)
  expect(await state(eve, id, 'parent', stranger)).toMatchObject(absent)
  expect(await eve.ask('GET', `/api/kin/path?from=${stranger}&to=${id}`)).toMatchObject(absent)
  expect(await eve.ask('GET', '/api/relatives', undefined, { 'X-Family': hale })).toMatchObject(absent)
  // An id of theirs may name somebody of one's own, and nothing of theirs changes.
  expect(await eve.ask('POST', '/api/relatives', { relativeId: id, name: 'Eve’s aunt' })).toMatchObject({ status: 201 })
  expect((await list(ruth)).people.find((each) => each.id === id)).toMatchObject({ name: 'Margaret' })
  expect((await list(eve)).people.map(({ name }) => name)).not.toContain('Margaret')
})

test.each([
  [{ name: '' }, 'name'],
  [{ name: 'An\u0000na' }, 'name'],
  [{ name: 'https://evil.example' }, 'name'],
  [{ name: 'Anna', sex: 'other' }, 'sex'],
])('%o is refused', async (fields, field) => {
  const answer = await ruth.ask('POST', '/api/relatives', { relativeId: newId(), ...fields })
  expect(answer).toMatchObject({ status: 400, json: { code: 'invalid', details: { field } } })
})

test('whoever exports their account takes along the relatives of their family, and nobody else does', async () => {
  await add(ruth, 'Great-aunt Violet')
  const of = async (id: string) => JSON.stringify((await exported.of(server.kernel, { id, email: '' })).data)
  expect(await of(amelia)).toContain('Great-aunt Violet')
  expect(await of(stranger)).not.toContain('Violet')
})

test('names lie sealed in log and table', async () => {
  await add(ruth, 'Planted Name')
  const rows = JSON.stringify(await server.rowsOf('connections.relatives'))
  const log = (await server.kernel.store.read(`kin-${hale}`)).map(({ data }) => JSON.stringify(data)).join('')
  expect(rows + log).not.toContain('Planted Name')
})

test('with the last member of a family its relatives are gone, and with a member what was said of them', async () => {
  const last = newId()
  const eve = await server.signedInAs(last)
  const aunt = await add(eve, 'Aunt Agnes')
  await state(eve, aunt, 'sibling', last)
  const ended = eraseMember({ familyId: last, accountId: last })
  const { position = '' } = await server.kernel.handle(family, last, ended, freshCommand(server.kernel))
  expect(await server.kernel.checkpointSignals.passed('connections', position)).toBe(true)
  const rows = [...(await server.rowsOf('connections.relatives')), ...(await server.rowsOf('connections.lines'))]
  expect(rows.filter(({ familyId }) => familyId === last)).toEqual([])
})

test('a family without an event has the one member whose id it has', async () => {
  const familyId = newId()
  const members = await membershipOf(server.kernel).membersOf(familyId)
  expect(members).toEqual([{ accountId: familyId, role: 'owner' }])
})

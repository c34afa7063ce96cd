import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../db.ts'
import { newId } from '../ids.ts'
import { startServer, type TestServer } from '../testing/server.ts'
import { whenItLeaves, type Sender } from './strangers.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ routers: [] })
})
afterAll(() => server.stop())

const LONG_AGO = '2020-01-01T00:00:00.000Z'
const sender = (more: Partial<Sender> = {}): Sender => ({ accountId: newId(), openedAt: LONG_AGO, ...more })
const mailbox = () => `nell.${newId()}@hale.example`
const own = (to: string, from?: Sender, mailId: string = newId()) =>
  whenItLeaves(server.kernel, { mailId, to }, { purpose: 'own', ...(from && { from }) })
const asked = (to: string) => whenItLeaves(server.kernel, { mailId: newId(), to }, { purpose: 'asked' })
const inTurn = async (times: number, send: () => Promise<string | undefined>) => {
  const left: (string | undefined)[] = []
  for (let n = 0; n < times; n += 1) left.push(await send())
  return left.filter((at) => at === undefined).length
}
const MORNING = /T09:00:00\.000Z$/

test('a mailbox gets three a day from all together, and five that were asked for besides', async () => {
  const to = mailbox()
  expect(await inTurn(5, () => own(to, sender()))).toBe(3)
  expect(await inTurn(7, () => asked(to))).toBe(5)
  expect(await own(to)).toMatch(MORNING)
})

test('one account, or one family, takes two of the three', async () => {
  const [to, ana, familyId] = [mailbox(), sender(), newId()]
  expect(await inTurn(3, () => own(to, ana))).toBe(2)
  expect(await own(to, sender())).toBeUndefined()
  const other = mailbox()
  expect(await inTurn(3, () => own(other, sender({ familyId })))).toBe(2)
  expect(await own(other, sender({ familyId: newId() }))).toBeUndefined()
})

test('an account writes to thirty strangers a day in its first week, and to a hundred later', async () => {
  const [newcomer, known] = [sender({ openedAt: new Date().toISOString() }), sender()]
  expect(await inTurn(32, () => own(mailbox(), newcomer))).toBe(30)
  expect(await inTurn(102, () => own(mailbox(), known))).toBe(100)
})

test('of those that come at once no more pass, and what did not leave is counted nowhere', async () => {
  const [to, ana] = [mailbox(), sender()]
  const left = await Promise.all(Array.from({ length: 8 }, () => own(to, ana)))
  expect(left.filter((at) => at === undefined)).toHaveLength(2)
  expect(await own(to, sender())).toBeUndefined()
})

test('every try of a mail is one mail, and one that waited leaves in the morning', async () => {
  const [to, ana, mailId] = [mailbox(), sender(), newId()]
  expect(await inTurn(9, () => own(to, ana, mailId))).toBe(9)
  expect(await own(to, ana)).toBeUndefined()
  const waiting = newId()
  const leavesAt = await own(to, ana, waiting)
  expect(leavesAt).toMatch(MORNING)
  const seconds = Math.floor((Date.parse(leavesAt ?? '') - Date.now()) / 1_000)
  await server.kernel.db.query(sql.typeAlias('void')`
    update kernel.limits set ends_at = ends_at - make_interval(secs => ${seconds})`)
  expect(await own(to, ana, waiting)).toBeUndefined()
})

test('the morning is that of a zone that is known', async () => {
  const to = mailbox()
  await inTurn(3, () => own(to))
  const at = await whenItLeaves(server.kernel, { mailId: newId(), to }, { purpose: 'own', zone: 'Asia/Tokyo' })
  expect(at).toMatch(/T00:00:00\.000Z$/)
})

import { beforeEach, describe, expect, test } from 'vitest'
import { aHouse } from '../../../tests/household/aHouse.ts'
import { ownerOf, type Author } from '../../../tests/household/household.ts'
import { pressForm } from '../../../tests/household/press.ts'
import { sql } from '../../kernel/db.ts'
import { plus } from '../../kernel/log/decider.ts'
import { newId } from '../../kernel/ids.ts'
import { acceptRole } from './decide/answer.ts'
import { inviteContact } from './decide/invite.ts'
import { askToWait } from './decide/wait.ts'
import { life, waitsUntil } from './life.ts'

const DAY_MS = 86_400_000
const { server, house } = aHouse()
let ana: Author
let nora: string
beforeEach(async () => {
  ana = await house.author()
  nora = await house.contact(ana)
})

const linkOf = (contactId: string) => `/trusted/${server.kernel.capabilities.issue('trusted', ana.id, contactId)}`
const stateOf = async () => (await server.kernel.load(life, ana.id)).state

/** The page's form, filled in and sent off after it was read for a while. */
const ask = async (form: Record<string, string> = {}, { contactId = nora, readMs = 2_000 } = {}) => {
  const link = linkOf(contactId)
  const fields = { days: '10', reason: 'unsure', ...form }
  const { status, json } = await pressForm(server.browser(), link, `${link}/wait`, fields, {}, readMs)
  return { status, text: String(json) }
}
/** A contact of old who has used up what they may ask for. */
const usedUp = async () => {
  ana = await house.author()
  nora = newId()
  const ago = (days: number) => plus(server.kernel.clock.now(), -days * DAY_MS)
  const by = { kind: 'contact', id: nora } as const
  const person = { contactId: nora, name: 'Nora', address: `nora.${nora}@hale.example`, addressHash: nora }
  const invitation = inviteContact({ ...person, isVerified: true, isAuthor: false })
  await house.tell(life, ana.id, invitation, ownerOf(ana.id), ago(200))
  await house.tell(life, ana.id, acceptRole({ contactId: nora }), by, ago(200))
  const please = askToWait({ contactId: nora, days: 30, reason: 'unsure', lastSignAt: '' })
  for (const days of [95, 65, 35]) await house.tell(life, ana.id, please, by, ago(days))
  expect((await stateOf()).waits).toHaveLength(3)
}

describe('a contact', () => {
  test('asks us to wait on their page, and it says until when we do', async () => {
    const { status, text } = await ask()
    expect(status).toBe(200)
    expect(text).toContain('We wait until')
    const { waits } = await stateOf()
    expect(waits).toMatchObject([{ contactId: nora, reason: 'unsure' }])
    const [wait] = waits
    expect(Date.parse(wait?.until ?? '') - Date.parse(wait?.askedAt ?? '')).toBe(10 * DAY_MS)
  })

  test('has asked nothing where the button was pressed too soon', async () => {
    const { text } = await ask({ days: '9' }, { readMs: 100 })
    expect(text).toContain('press the button once more')
    expect(text).toMatch(/name="days"[^>]* value="9"/)
    expect((await stateOf()).waits).toEqual([])
  })

  test.each([
    ['days', '31'],
    ['days', '0'],
    ['days', 'ten'],
    ['reason', 'bored'],
  ])('is not heard with %s of %s', async (field, value) => {
    expect((await ask({ [field]: value })).status).toBe(400)
    expect((await stateOf()).waits).toEqual([])
  })

  test('is not heard before they have agreed', async () => {
    const sam = await house.contact(ana, { isAsked: true })
    expect((await ask({}, { contactId: sam })).status).toBe(410)
  })
})

describe('an author', () => {
  const waiting = async (author = ana) => (await author.browser.ask('GET', '/api/life/wait')).json
  test('sees who asked us to wait, and ends it', async () => {
    expect(await waiting()).toEqual({ wait: null })
    await ask({ reason: 'alive' })
    const until = waitsUntil(await stateOf())
    expect(await waiting()).toEqual({ wait: { until, name: 'Nora', reason: 'alive' } })
    expect(await waiting(await house.author())).toEqual({ wait: null })
    expect(await ana.browser.ask('POST', '/api/life/here', {})).toMatchObject({ status: 200, json: { wait: null } })
    expect(await waiting()).toEqual({ wait: null })
  })

  test('is asked for by nobody who is not signed in', async () => {
    const { ask: visit } = server.browser()
    expect(await visit('GET', '/api/life/wait')).toMatchObject({ status: 401 })
    expect(await visit('POST', '/api/life/here', {})).toMatchObject({ status: 401 })
  })

  test('who was here since gives contacts their ninety days anew', async () => {
    await usedUp()
    // They opened their account just now.
    expect((await ask()).status).toBe(200)
  })
})

test('after ninety days without a sign of the author the page says that we wait no longer', async () => {
  await usedUp()
  const { db, clock } = server.kernel
  const longAgo = plus(clock.now(), -200 * DAY_MS)
  await db.query(sql.typeAlias('void')`update kernel.signs set at = ${longAgo} where account_id = ${ana.id}`)
  const { status, text } = await ask()
  expect(status).toBe(409)
  expect(text).toContain('You have asked us to wait for 90 days already.')
  const { json } = await server.browser().ask('GET', linkOf(nora), undefined, { Accept: 'text/html' })
  expect(json).not.toContain('name="days"')
  expect((await stateOf()).waits).toHaveLength(3)
})

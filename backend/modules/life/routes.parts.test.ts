import * as v from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import { aHouse } from '../../../tests/household/aHouse.ts'
import type { Author } from '../../../tests/household/household.ts'
import { newId } from '../../kernel/ids.ts'
import { ContactRow, sentences } from './contract.ts'

const { server, house } = aHouse()
let ana: Author
beforeEach(async () => {
  ana = await house.author()
})

const Rows = v.array(ContactRow)
const rowsOf = async ({ browser }: Author) => v.parse(Rows, (await browser.ask('GET', '/api/life/contacts')).json)
const invite = async ({ browser }: Author, changes: object = {}, key = newId()) => {
  const contactId = newId()
  const body = { contactId, name: 'Nora Hale', email: `${contactId}@hale.example`, ...changes }
  return { contactId, answer: await browser.ask('POST', '/api/life/contacts', body, { 'Idempotency-Key': key }) }
}

describe('trusted contacts', () => {
  test('are shown to nobody who is not signed in', async () => {
    const { ask } = server.browser()
    for (const [method, path] of [
      ['GET', '/api/life/contacts'],
      ['POST', '/api/life/contacts'],
      ['DELETE', `/api/life/contacts/${newId()}`],
    ] as const)
      expect(await ask(method, path, method === 'GET' ? undefined : {})).toMatchObject({ status: 401 })
  })

  test('are listed in the order they were asked in, right after each change', async () => {
    const { contactId, answer } = await invite(ana, { name: 'Zoe', email: 'zoe@hale.example' })
    const zoe = { id: contactId, name: 'Zoe', email: 'zoe@hale.example', state: 'invited', refusedAt: null }
    expect(answer).toMatchObject({ status: 201, json: [zoe] })
    await invite(ana, { name: 'Ada' })
    expect(await rowsOf(ana)).toMatchObject([zoe, { name: 'Ada' }])
  })

  test('are nobody else’s', async () => {
    const { contactId } = await invite(ana)
    const sam = await house.author()
    expect(await rowsOf(sam)).toEqual([])
    expect(await sam.browser.ask('DELETE', `/api/life/contacts/${contactId}`, {})).toMatchObject({
      status: 404,
      json: { code: 'not-found', message: 'We could not find this person.' },
    })
    expect(await rowsOf(ana)).toHaveLength(1)
  })

  test('show who said yes, and go when they are removed', async () => {
    const id = await house.contact(ana)
    expect(await rowsOf(ana)).toMatchObject([{ id, state: 'accepted' }])
    const path = `/api/life/contacts/${id}`
    expect(await ana.browser.ask('DELETE', path, {})).toMatchObject({ status: 200, json: [] })
    expect(await ana.browser.ask('DELETE', path, {})).toMatchObject({ status: 200, json: [] })
  })
})

describe('an invitation', () => {
  test('given twice with one key is one', async () => {
    const body = { contactId: newId(), email: 'nora@hale.example' }
    const key = newId()
    await invite(ana, body, key)
    expect((await invite(ana, body, key)).answer).toMatchObject({ status: 201 })
    expect(await rowsOf(ana)).toHaveLength(1)
  })

  test.each([
    [{ email: 'nowhere' }, 'invalid', 'This is not an email address.'],
    [{ mood: 'calm' }, 'unknown-field', 'We do not know the field "mood".'],
  ])('with %o is refused', async (wrong, code, message) => {
    expect((await invite(ana, wrong)).answer).toMatchObject({ status: 400, json: { code, message } })
  })

  test('to the author’s own address is refused, in any spelling', async () => {
    const { answer } = await invite(ana, { email: ana.email.toUpperCase() })
    const message = sentences['contact-is-author']
    expect(answer).toMatchObject({ status: 409, json: { code: 'contact-is-author', message } })
  })

  test('by someone whom we could not warn is refused', async () => {
    const eve = await house.author({ isVerified: false })
    expect((await invite(eve)).answer).toMatchObject({ status: 403, json: { code: 'address-unverified' } })
  })

  test('beyond ten is refused', async () => {
    for (let n = 0; n < 10; n += 1) await house.contact(ana)
    expect((await invite(ana)).answer).toMatchObject({
      status: 409,
      json: { code: 'too-many-contacts', message: 'You may have 10 trusted contacts. Remove one first.' },
    })
  })

  test('is possible twenty times an hour', async () => {
    for (let times = 1; times <= 20; times += 1)
      expect((await invite(ana, { email: 'nowhere' })).answer.status).toBe(400)
    expect((await invite(ana)).answer).toMatchObject({ status: 429, json: { code: 'rate-limited' } })
  })
})

test('neither log nor read table holds a name or an address in the clear', async () => {
  await invite(ana, { name: 'Margarethe', email: 'margarethe@hale.example' })
  const log = await server.kernel.store.read(`life-${ana.id}`)
  expect(log.map(({ type }) => type)).toEqual(['ContactInvited'])
  const table = await server.rowsOf('life.contacts')
  expect(table).not.toHaveLength(0)
  const text = JSON.stringify([log, table], (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
  for (const secret of ['Margarethe', 'margarethe@']) expect(text).not.toContain(secret)
})

import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { commonSentences } from '../../kernel/words/refusals.ts'
import { modules } from '../../../projections/modules.ts'
import { hashOf, newId } from '../../kernel/ids.ts'
import { isSecret } from '../../kernel/identity/secrets.ts'
import type { Browser } from '../../kernel/testing/browser.ts'
import { freshCommand } from '../../kernel/testing/command.ts'
import { startServer, type TestServer } from '../../kernel/testing/server.ts'
import { sql } from '../../kernel/db.ts'
import { householdIn, ownerOf } from '../../../tests/household/household.ts'
import { account } from '../accounts/account.ts'
import { verifyEmail } from '../accounts/decide.ts'
import { RecipientRow, sentences } from './contract.ts'
import { consentRecipient, declineRecipient, inviteRecipient, recordInvitation, undoDecline } from './decide/consent.ts'
import { recipient } from './recipient.ts'
import { routes } from './routes.ts'

let server: TestServer
let ana: Browser
beforeAll(async () => {
  server = await startServer({ routers: [routes], projections: modules })
})
afterAll(() => server.stop())
beforeEach(async () => {
  ana = await server.signedInAs(newId())
})

const Rows = v.array(RecipientRow)
const rowsOf = async ({ ask }: Browser) => v.parse(Rows, (await ask('GET', '/api/recipients')).json)

const add = async ({ ask }: Browser, changes: object = {}, key = newId()) => {
  const recipientId = newId()
  const body = { recipientId, name: 'Ben Hale', email: `${recipientId}@hale.example`, ...changes }
  return { recipientId, answer: await ask('POST', '/api/recipients', body, { 'Idempotency-Key': key }) }
}
const notFound = { status: 404, json: { code: 'not-found', message: 'We could not find this person.' } }

describe('an author’s people', () => {
  test('are shown to nobody who is not signed in', async () => {
    const { ask } = server.browser()
    expect(await ask('GET', '/api/recipients')).toMatchObject({ status: 401, json: { code: 'sign-in' } })
    expect(await ask('POST', '/api/recipients', {})).toMatchObject({ status: 401 })
  })

  test('are listed by name, as they are right after each change', async () => {
    const { recipientId, answer } = await add(ana, { name: 'Zoe', email: 'zoe@hale.example', zone: 'Europe/Berlin' })
    const zoe = { id: recipientId, name: 'Zoe', email: 'zoe@hale.example', zone: 'Europe/Berlin', revision: 0 }
    expect(answer).toMatchObject({
      status: 201,
      json: { ...zoe, verification: 'none', hint: null, consent: 'unknown' },
    })
    await add(ana, { name: 'Ada' })
    expect((await rowsOf(ana)).map(({ name }) => name)).toEqual(['Ada', 'Zoe'])
    expect((await rowsOf(ana))[1]).toMatchObject(zoe)
  })

  test('are nobody else’s', async () => {
    const { recipientId } = await add(ana)
    const sam = await server.signedInAs(newId())
    expect(await rowsOf(sam)).toEqual([])
    const passcode = { method: 'passcode', passcode: 'barkley' }
    expect(await sam.ask('PATCH', `/api/recipients/${recipientId}`, { name: 'Mine' })).toMatchObject(notFound)
    expect(await sam.ask('PUT', `/api/recipients/${recipientId}/verification`, passcode)).toMatchObject(notFound)
    expect((await add(sam, { recipientId })).answer).toMatchObject({ status: 409, json: { code: 'id-taken' } })
  })

  test.each(['none', newId()])('have nobody under the id %s', async (id) => {
    const passcode = { method: 'passcode', passcode: 'barkley' }
    expect(await ana.ask('PATCH', `/api/recipients/${id}`, { name: 'X' })).toMatchObject(notFound)
    expect(await ana.ask('PUT', `/api/recipients/${id}/verification`, passcode)).toMatchObject(notFound)
  })
})

describe('adding a person', () => {
  test('twice with one key adds one', async () => {
    const body = { recipientId: newId(), email: 'ben@hale.example' }
    const key = newId()
    const first = await add(ana, body, key)
    expect((await add(ana, body, key)).answer).toMatchObject({ status: 201, json: first.answer.json })
    expect(await rowsOf(ana)).toHaveLength(1)
  })

  test('under a used key with another body is refused', async () => {
    const body = { recipientId: newId(), email: 'ben@hale.example' }
    const key = newId()
    await add(ana, body, key)
    expect((await add(ana, { ...body, name: 'Eve' }, key)).answer).toMatchObject({
      status: 409,
      json: { code: 'key-reused' },
    })
  })

  test('with an address the author has already names the person', async () => {
    await add(ana, { name: 'Ben Hale', email: 'ben@hale.example' })
    expect((await add(ana, { name: 'Benjamin', email: 'BEN@hale.example' })).answer).toMatchObject({
      status: 409,
      json: { code: 'duplicate', message: 'You already have Ben Hale with this address.' },
    })
    const sam = await server.signedInAs(newId())
    expect((await add(sam, { email: 'ben@hale.example' })).answer).toMatchObject({ status: 201 })
  })

  test.each([
    [{ email: 'nowhere' }, 'address-invalid', 'This is not an email address.'],
    [{ zone: 'Mars/Base' }, 'zone-unknown', 'Choose a time zone from the list.'],
    [{ mood: 'calm' }, 'unknown-field', 'We do not know the field "mood".'],
    [{ isChild: true }, 'guardian-unconfirmed', sentences['guardian-unconfirmed']],
    [{ backupEmail: 'work' }, 'address-invalid', 'This is not an email address.'],
  ])('is refused with %o', async (wrong, code, message) => {
    expect((await add(ana, wrong)).answer).toMatchObject({ status: 400, json: { code, message } })
  })

  test('is possible sixty times an hour', async () => {
    for (let times = 1; times <= 60; times += 1) expect((await add(ana, { email: 'nowhere' })).answer.status).toBe(400)
    const { answer } = await add(ana)
    expect(answer).toMatchObject({ status: 429, json: { code: 'rate-limited' } })
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
  })
})

describe('changing a person', () => {
  test('keeps what was not given, and says the new revision', async () => {
    const { recipientId } = await add(ana, { name: 'Ben', email: 'ben@hale.example' })
    const changes = { email: 'benjamin@hale.example', zone: 'America/New_York' }
    const answer = await ana.ask('PATCH', `/api/recipients/${recipientId}`, changes, { 'If-Match': '"0"' })
    expect(answer).toMatchObject({ status: 200, json: { id: recipientId, revision: 1 } })
    expect(answer.headers.get('ETag')).toBe('"1"')
    expect(await rowsOf(ana)).toMatchObject([{ name: 'Ben', ...changes, revision: 1 }])
  })

  test('on an old revision is refused', async () => {
    const { recipientId } = await add(ana)
    const path = `/api/recipients/${recipientId}`
    await ana.ask('PATCH', path, { name: 'Benjamin' }, { 'If-Match': '"0"' })
    expect(await ana.ask('PATCH', path, { name: 'Benny' }, { 'If-Match': '"0"' })).toMatchObject({
      status: 412,
      json: { code: 'stale', details: { revision: 1 } },
    })
  })

  test('to the address of another is refused, to the own one it is not', async () => {
    await add(ana, { name: 'Ada', email: 'ada@hale.example' })
    const { recipientId } = await add(ana, { name: 'Ben', email: 'ben@hale.example' })
    const change = (email: string) => ana.ask('PATCH', `/api/recipients/${recipientId}`, { email })
    expect(await change('ada@hale.example')).toMatchObject({ status: 409, json: { code: 'duplicate' } })
    expect(await change('Ben@hale.example')).toMatchObject({ status: 200 })
  })
})

describe('a passcode', () => {
  const set = async (recipientId: string, passcode: string, hint?: string) =>
    ana.ask('PUT', `/api/recipients/${recipientId}/verification`, { method: 'passcode', passcode, hint })

  test('is set, with a hint that the author sees', async () => {
    const { recipientId } = await add(ana)
    expect(await set(recipientId, 'barkley', 'Our old dog')).toMatchObject({ status: 200, json: { revision: 1 } })
    expect(await rowsOf(ana)).toMatchObject([{ verification: 'passcode', hint: 'Our old dog' }])
    expect(await set(recipientId, 'rosebud')).toMatchObject({ status: 200, json: { revision: 2 } })
    expect(await rowsOf(ana)).toMatchObject([{ verification: 'passcode', hint: null }])
  })

  test.each(['short', 'Ben Hale'])('as weak as "%s" is refused', async (passcode) => {
    const { recipientId } = await add(ana)
    expect(await set(recipientId, passcode)).toMatchObject({
      status: 400,
      json: { code: 'passcode-weak', message: 'At least 6 characters, not their name or birthday.' },
    })
  })

  test('opens by what was typed, and by nothing in the log', async () => {
    const { recipientId } = await add(ana)
    const body = { method: 'passcode', passcode: 'barkley' }
    await ana.ask('PUT', `/api/recipients/${recipientId}/verification`, body)
    const { state } = await server.kernel.load(recipient, recipientId)
    expect(await isSecret(state.secretHash, 'barkley')).toBe(true)
    expect(await isSecret(state.secretHash, 'Barkley')).toBe(false)
    const log = await server.kernel.store.read(`recipient-${recipientId}`)
    const guess = hashOf(['PUT', `/api/recipients/${recipientId}/verification`, body])
    expect(log.map(({ metadata }) => JSON.stringify(metadata)).join('\n')).not.toContain(guess)
  })
})

test('a person who declined stands so in the list', async () => {
  const { recipientId } = await add(ana)
  const { kernel } = server
  const { position = '' } = await kernel.handle(recipient, recipientId, declineRecipient(), freshCommand(kernel))
  const { json } = await ana.ask('GET', `/api/recipients?after=${position}`)
  expect(json).toMatchObject([{ id: recipientId, consent: 'declined' }])
})

test('neither log nor read table holds a name, an address, a hint or a passcode in the clear', async () => {
  const { recipientId } = await add(ana, { name: 'Margarethe', email: 'margarethe@hale.example' })
  const body = { method: 'passcode', passcode: 'barkley the dog', hint: 'Who guarded the house?' }
  await ana.ask('PUT', `/api/recipients/${recipientId}/verification`, body)
  await ana.ask('PATCH', `/api/recipients/${recipientId}`, { name: 'Margarethe Hale' })
  const log = await server.kernel.store.read(`recipient-${recipientId}`)
  expect(log.map(({ type }) => type)).toEqual(['RecipientAdded', 'VerificationSet', 'RecipientChanged'])
  const table = await server.rowsOf('recipients.recipients')
  expect(table).not.toHaveLength(0)
  const text = JSON.stringify([log, table], (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
  for (const secret of ['Margarethe', 'margarethe@', 'barkley', 'guarded']) expect(text).not.toContain(secret)
})

describe('the other ways to prove who one is', () => {
  test('are a question, whose answer opens in any spelling, and a code by email', async () => {
    const { recipientId } = await add(ana)
    const path = `/api/recipients/${recipientId}/verification`
    const question = { method: 'question', question: 'Where did we swim?', answer: 'Málaga' }
    expect(await ana.ask('PUT', path, question)).toMatchObject({ status: 200, json: { verification: 'question' } })
    const { state } = await server.kernel.load(recipient, recipientId)
    expect(await isSecret(state.secretHash, 'malaga')).toBe(true)
    expect(await rowsOf(ana)).toMatchObject([{ verification: 'question', question: 'Where did we swim?', hint: null }])
    expect(await ana.ask('PUT', path, { ...question, answer: 'yes' })).toMatchObject({
      status: 400,
      json: { code: 'answer-weak' },
    })
    expect(await ana.ask('PUT', path, { method: 'otp' })).toMatchObject({ status: 200, json: { verification: 'otp' } })
    expect(await ana.ask('PUT', path, { method: 'otp', passcode: 'barkley' })).toMatchObject({ status: 400 })
  })
})

describe('inviting and removing', () => {
  test('an invitation goes to nobody before its author has confirmed their own address', async () => {
    const { id, browser } = await householdIn(server).author({ isVerified: false })
    const { recipientId } = await add(browser)
    const invite = () => browser.ask('POST', `/api/recipients/${recipientId}/invite`)
    expect(await invite()).toMatchObject({
      status: 403,
      json: { code: 'address-unverified', message: commonSentences['address-unverified'] },
    })
    const log = await server.kernel.store.read(`recipient-${recipientId}`)
    expect(log.map(({ type }) => type)).toEqual(['RecipientAdded'])
    await householdIn(server).tell(account, id, verifyEmail(), { kind: 'account', id })
    expect(await invite()).toMatchObject({ status: 200, json: { consent: 'invited' } })
  })

  test('an invitation that has not left says so, and after a day that it is late', async () => {
    const { tell, author, person } = householdIn(server)
    const { kernel } = server
    const owner = await author()
    const by = ownerOf(owner.id)
    const mailOf = async (id: string) => (await rowsOf(owner.browser)).find((row) => row.id === id)?.inviteMail
    const [ben, amelia] = [await person(owner), await person(owner)]
    expect(await mailOf(ben)).toBeNull()
    for (const id of [ben, amelia]) await tell(recipient, id, inviteRecipient({ isVerified: true }), by)
    await kernel.db.query(sql.typeAlias('void')`
      update recipients.recipients set mail_waits_since = now() - interval '1 day' where id = ${amelia}`)
    expect([await mailOf(ben), await mailOf(amelia)]).toEqual(['waiting', 'late'])
    await tell(recipient, ben, recordInvitation({ n: 1, smtpCode: 250, acceptedAt: kernel.clock.now() }))
    await tell(recipient, amelia, consentRecipient({ where: 'invite' }))
    expect([await mailOf(ben), await mailOf(amelia)]).toEqual([null, null])
  })

  test('a person who is removed is gone from the list, and their address is free', async () => {
    const { recipientId } = await add(ana, { email: 'ben@hale.example' })
    const path = `/api/recipients/${recipientId}`
    const sam = await server.signedInAs(newId())
    expect(await sam.ask('DELETE', path)).toMatchObject(notFound)
    expect(await ana.ask('DELETE', path)).toMatchObject({ status: 200 })
    expect(await rowsOf(ana)).toEqual([])
    expect(await ana.ask('PATCH', path, { name: 'Ben' })).toMatchObject(notFound)
    expect((await add(ana, { email: 'ben@hale.example' })).answer).toMatchObject({ status: 201 })
  })
  test('who wants nothing is not added anew, under no entry, until they take it back', async () => {
    const email = `${newId()}@hale.example`
    const { kernel } = server
    const { recipientId } = await add(ana, { email })
    const say = async (decision: ReturnType<typeof declineRecipient>) => {
      const { position = '' } = await kernel.handle(recipient, recipientId, decision, freshCommand(kernel))
      await kernel.checkpointSignals.passed('recipients', position)
    }
    await say(declineRecipient())
    await ana.ask('DELETE', `/api/recipients/${recipientId}`)
    const refused = {
      status: 409,
      json: { code: 'recipient-declined', message: 'Ben Hale asked not to receive messages from you.' },
    }
    expect((await add(ana, { email: email.toUpperCase() })).answer).toMatchObject(refused)
    const other = await add(ana)
    expect((await add(ana, { backupEmail: email })).answer).toMatchObject(refused)
    expect(await ana.ask('PATCH', `/api/recipients/${other.recipientId}`, { email })).toMatchObject(refused)
    const sam = await server.signedInAs(newId())
    expect((await add(sam, { email })).answer).toMatchObject({ status: 201 })
    await say(undoDecline())
    expect((await add(ana, { email })).answer).toMatchObject({ status: 201 })
  })
})

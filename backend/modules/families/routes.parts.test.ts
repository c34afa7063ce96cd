import { Router } from '@koa/router'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { householdIn, ownerOf, startHouse, type Author, type Household } from '../../../tests/household/household.ts'
import { live } from '../../kernel/http/live.ts'
import { signedIn } from '../../kernel/http/request.ts'
import { newId } from '../../kernel/ids.ts'
import type { TestServer } from '../../kernel/testing/server.ts'
import { account } from '../accounts/account.ts'
import { requestBackupAddress, verifyBackupAddress } from '../accounts/decide/backup.ts'
import { FamilyRow, FamilyView, ForMe, InvitationPage, InvitationRow } from './contract.ts'
import { familiesIn } from './testing/house.ts'

let server: TestServer
let house: Household
let families: ReturnType<typeof familiesIn>
let ruth: Author
let cora: Author
let vera: Author
beforeAll(async () => {
  const pages = [(kernel: TestServer['kernel']) => new Router().get('/api/live', signedIn, live(kernel))]
  server = await startHouse({}, {}, pages)
  house = householdIn(server)
  families = familiesIn(server.kernel, house)
  ruth = await house.author({ username: 'Ruth' })
  cora = await families.member(ruth, 'contributor')
  vera = await families.member(ruth, 'viewer')
})
afterAll(() => server.stop())

const rows = async ({ browser }: Author) =>
  v.parse(v.array(FamilyRow), (await browser.ask('GET', '/api/families')).json)
const view = async ({ browser }: Author, family = '') =>
  v.parse(FamilyView, (await browser.ask('GET', '/api/family', undefined, { 'X-Family': family })).json)
const forMe = async ({ browser }: Author) =>
  v.parse(v.array(ForMe), (await browser.ask('GET', '/api/invitations')).json)
const sent = async ({ browser }: Author) =>
  v.parse(v.array(InvitationRow), (await browser.ask('GET', '/api/family/invitations')).json)
const READ_MS = 2_000
/** Opens an invitation's page, reads it and answers. */
const answered = async (token: string, word: 'decline' | 'not-me') => {
  const { ask } = server.browser()
  const page = v.parse(InvitationPage, (await ask('GET', `/api/invitations/${token}`)).json)
  expect(await ask('POST', `/api/invitations/${token}/${word}`, { nonce: page.nonce })).toMatchObject({ status: 403 })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + READ_MS })
  try {
    return await ask('POST', `/api/invitations/${token}/${word}`, { nonce: page.nonce })
  } finally {
    vi.useRealTimers()
  }
}

describe('an account alone', () => {
  test('has a family with its own id, which nothing has founded', async () => {
    const ana = await house.author({ username: 'ana' })
    expect(await rows(ana)).toEqual([
      { familyId: ana.id, name: 'Ana’s family', role: 'owner', isChosen: true, successor: null },
    ])
    expect(await view(ana)).toMatchObject({ isNamed: false, revision: -1, room: { limit: 50, used: 1 } })
    expect(await server.kernel.store.read(`family-${ana.id}`)).toEqual([])
    const named = await ana.browser.ask('PATCH', '/api/family', { name: 'The Hales' })
    expect(named).toMatchObject({ status: 200, json: { name: 'The Hales', isNamed: true } })
    expect((await server.kernel.store.read(`family-${ana.id}`)).map(({ type }) => type)).toEqual([
      'FamilyFounded',
      'FamilyNamed',
    ])
  })
  test('founds no other while it owns one', async () =>
    expect(await ruth.browser.ask('POST', '/api/families', { name: 'More' })).toMatchObject({
      status: 409,
      json: { code: 'family-exists' },
    }))
})

describe('an invitation', () => {
  test('is found by who has confirmed its email, and accepted from the list', async () => {
    const ben = await house.author({ username: 'ben' })
    const { answer } = await families.invite(ruth, ben.email.toUpperCase(), 'viewer', { note: 'Come in.' })
    expect(answer).toMatchObject({ status: 201 })
    const [mine] = await forMe(ben)
    expect(mine).toMatchObject({
      family: 'Ruth’s family',
      by: 'Ruth',
      role: 'viewer',
      note: 'Come in.',
      state: 'waiting',
    })
    const accept = () => ben.browser.ask('POST', `/api/invitations/${mine?.token}/accept`, {})
    expect(await Promise.all([accept(), accept()])).toMatchObject([{ status: 200 }, { status: 200 }])
    expect(await rows(ben)).toMatchObject([{ familyId: ruth.id, role: 'viewer', isChosen: true }])
    expect(await forMe(ben)).toEqual([])
    const events = await server.kernel.store.read(`family-${ruth.id}`)
    expect(
      events.filter(({ type, data }) => type === 'MemberJoined' && JSON.stringify(data).includes(ben.id)),
    ).toHaveLength(1)
    await ruth.browser.ask('DELETE', `/api/family/members/${ben.id}`, {})
  })
  test('opens by its link for the email it came to, confirmed or not, and for no other', async () => {
    const tom = await house.author({ username: 'tom', isVerified: false })
    const { token } = await families.invite(ruth, tom.email)
    expect(await forMe(tom)).toEqual([])
    const eve = await house.author({ username: 'eve' })
    const wrong = await eve.browser.ask('POST', `/api/invitations/${token}/accept`, {})
    expect(wrong).toMatchObject({ status: 409, json: { code: 'wrong-account', details: { name: 'Ruth' } } })
    expect(JSON.stringify(wrong.json)).toContain('t•••@hale.example')
    expect(JSON.stringify(wrong.json)).not.toContain(tom.id)
    expect(await tom.browser.ask('POST', `/api/invitations/${token}/accept`, {})).toMatchObject({ status: 200 })
    await tom.browser.ask('POST', '/api/family/leave', {})
  })
  test('is declined and called somebody else’s by a person alone, and then is over', async () => {
    const no = await families.invite(ruth, `${newId()}@hale.example`)
    expect(await answered(no.token, 'decline')).toMatchObject({ status: 204 })
    const other = await families.invite(ruth, `${newId()}@hale.example`)
    expect(await answered(other.token, 'not-me')).toMatchObject({ status: 204 })
    expect(await server.browser().ask('GET', `/api/invitations/${other.token}`)).toMatchObject({
      status: 410,
      json: { code: 'invitation-over' },
    })
    expect((await sent(ruth)).slice(0, 2).map(({ state }) => state)).toEqual(['misdirected', 'declined'])
  })
  test('has a short note without a web address', async () => {
    const noted = async (note: string) =>
      (await families.invite(ruth, `${newId()}@hale.example`, 'viewer', { note })).answer
    expect(await noted('a'.repeat(501))).toMatchObject({ status: 400, json: { code: 'invalid' } })
    expect(await noted('Look at www.example.com')).toMatchObject({
      status: 400,
      json: { code: 'no-links', details: { field: 'note' } },
    })
  })
  test('to a member’s second address is answered as one to anybody’s', async () => {
    const address = `second.${vera.id}@hale.example`
    for (const decision of [requestBackupAddress({ address }), verifyBackupAddress()])
      await house.tell(account, vera.id, decision, ownerOf(vera.id))
    expect((await families.invite(ruth, address)).answer).toMatchObject({ status: 201 })
    expect((await families.invite(ruth, vera.email)).answer).toMatchObject({ json: { code: 'already-member' } })
  })
  test('that is none, or of another family, leads nowhere', async () => {
    const { ask } = server.browser()
    const otherKind = server.kernel.capabilities.issue('story', ruth.id, 1)
    const other = server.kernel.capabilities.issue('share', newId(), 1)
    for (const token of ['x', '0'.repeat(58), families.invite.name, otherKind, other])
      expect(await ask('GET', `/api/invitations/${token}`)).toMatchObject({
        status: 404,
        json: { code: 'link-invalid' },
      })
    const { invitationId } = await families.invite(ruth, `${newId()}@hale.example`)
    const ana = await house.author()
    expect(await ana.browser.ask('DELETE', `/api/family/invitations/${invitationId}`, {})).toMatchObject({
      status: 404,
    })
    expect(await ruth.browser.ask('DELETE', `/api/family/invitations/${invitationId}`, {})).toMatchObject({
      status: 200,
    })
  })
})

describe('a member', () => {
  test('of several families sees the one that the page names, else the one chosen last', async () => {
    const own = await view(cora, cora.id)
    expect(own).toMatchObject({ familyId: cora.id, role: 'owner' })
    expect(await view(cora)).toMatchObject({ familyId: ruth.id, role: 'contributor' })
    expect(await cora.browser.ask('PATCH', '/api/family', { name: 'Mine' }, { 'X-Family': cora.id })).toMatchObject({
      status: 200,
    })
    expect(await rows(cora)).toHaveLength(2)
    expect(await cora.browser.ask('POST', '/api/family/current', { familyId: cora.id })).toMatchObject({
      status: 200,
    })
    expect(await view(cora)).toMatchObject({ familyId: cora.id, name: 'Mine' })
    expect(await cora.browser.ask('POST', '/api/family/current', { familyId: newId() })).toMatchObject({ status: 404 })
  })
  test('hands the family over with a password alone, and leaves', async () => {
    const ana = await house.author({ username: 'ana' })
    const sam = await families.member(ana, 'viewer')
    expect(await ana.browser.ask('POST', '/api/family/ownership', { to: sam.id })).toMatchObject({
      status: 403,
      json: { code: 'proof-needed' },
    })
    expect(await ana.browser.ask('POST', '/api/family/leave', {})).toMatchObject({ json: { code: 'last-owner' } })
    expect((await rows(ana))[0]?.successor).toBe('Viewer')
    expect(await families.offer(ana, sam.id)).toMatchObject({ status: 200, json: { offer: { to: sam.id } } })
    expect(await sam.browser.ask('POST', '/api/family/ownership/accept', {})).toMatchObject({ json: { role: 'owner' } })
    expect(await ana.browser.ask('POST', '/api/family/leave', {})).toMatchObject({ status: 204 })
    expect(await rows(ana)).toEqual([])
    expect(await ana.browser.ask('GET', '/api/family')).toMatchObject({ status: 404 })
    const anew = (name: string) => ana.browser.ask('POST', '/api/families', { name })
    const answers = await Promise.all(['Anew', 'Anew', 'Again'].map(anew))
    // Each asks as another command, at once; whichever name came first, there is one family.
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]))
    const [own, ...others] = await rows(ana)
    expect([own, others]).toMatchObject([{ role: 'owner', isChosen: true }, []])
    expect(await anew('Another')).toMatchObject({ status: 409, json: { code: 'family-exists' } })
    expect(await anew(own?.name ?? '')).toMatchObject({ status: 201, json: { familyId: own?.familyId } })
  })
})

describe('what happens in a family', () => {
  /** Lines that an open page is told. */
  const listening = async ({ browser }: Author) => {
    const stop = new AbortController()
    const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const { body } = await fetch(`${server.origin}/api/live`, { headers: { Cookie: cookie }, signal: stop.signal })
    const lines: string[] = []
    const reading = (async () => {
      for await (const chunk of body ?? []) lines.push(Buffer.from(chunk).toString())
    })().catch(() => 'stopped')
    await vi.waitFor(() => expect(lines.join('')).toContain('open'))
    return {
      text: () => lines.join(''),
      stop: () => {
        stop.abort()
        return reading
      },
    }
  }
  const rename = (name: string) => ruth.browser.ask('PATCH', '/api/family', { name })

  test('is told to its members’ open pages, to strangers’ not, and to nobody who was removed', async () => {
    const eve = await house.author({ username: 'eve' })
    const gone = await families.member(ruth, 'viewer')
    const [hers, theirs, others] = [await listening(vera), await listening(gone), await listening(eve)]
    await rename('The Hales')
    await vi.waitFor(() => expect(hers.text()).toContain(`family-${ruth.id}`))
    await vi.waitFor(() => expect(theirs.text()).toContain(`family-${ruth.id}`))
    await ruth.browser.ask('DELETE', `/api/family/members/${gone.id}`, {})
    await vi.waitFor(async () => {
      const [before, heard] = [theirs.text().length, hers.text().length]
      await rename(`The Hales ${newId().slice(-4)}`)
      // When a member has heard of it, so would they have.
      await vi.waitFor(() => expect(hers.text().length).toBeGreaterThan(heard))
      expect(theirs.text().length).toBe(before)
    }, 5_000)
    expect(await gone.browser.ask('GET', '/api/family', undefined, { 'X-Family': ruth.id })).toMatchObject({
      status: 404,
    })
    expect(others.text()).not.toContain(ruth.id)
    await Promise.all([hers, theirs, others].map((each) => each.stop()))
  })
  test('is listed by ids alone, the newest first', async () => {
    const { json } = await vera.browser.ask('GET', '/api/family/activity', undefined, { 'X-Family': ruth.id })
    expect(json).toContainEqual(expect.objectContaining({ kind: 'member_joined', actorId: cora.id, thingId: cora.id }))
  })
})

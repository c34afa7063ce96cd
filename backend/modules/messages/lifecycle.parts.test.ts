import { beforeAll, describe, expect, test } from 'vitest'
import { keepPassword } from '../../kernel/identity/credentials.ts'
import { plus } from '../../kernel/log/decider.ts'
import { newId } from '../../kernel/ids.ts'
import { hashSecret } from '../../kernel/identity/secrets.ts'
import { releaseDelivery } from './decide/deliver.ts'
import { beginNotice, rejectNotice } from './decide/notice.ts'
import { respond } from './decide/respond.ts'
import { waiveNotice } from './decide/waive.ts'
import { message } from './message.ts'
import { aHouse } from '../../../tests/household/aHouse.ts'
import { ownerOf, type Author } from '../../../tests/household/household.ts'

const PASSWORD = 'a lamp in the window'
const { server, house, story } = aHouse()
let ana: Author
let ben: string
beforeAll(async () => {
  ana = await house.author({ name: 'Ana' })
  await keepPassword(server.kernel.db, ana.id, await hashSecret(PASSWORD))
  ben = await house.prove(ana, await house.person(ana, { name: 'Benoît' }))
})

const ask = (id: string, command: string, body: object = {}, headers = {}) =>
  ana.browser.ask('POST', `/api/messages/${id}/${command}`, body, headers)
const inDays = (days: number) => plus(server.kernel.clock.now(), days * server.kernel.clock.dayMs)
const rowOf = async (id: string) =>
  ((await ana.browser.ask('GET', `/api/messages/${id}`)).json as { message: Record<string, unknown> }).message
const labelsOf = async (id: string) =>
  ((await ana.browser.ask('GET', `/api/messages/${id}/timeline`)).json as { past: { label: string }[] }).past.map(
    ({ label }) => label,
  )

describe('a message', () => {
  test('is paused until a day and goes on before it', async () => {
    const id = await story.noticed(ana, { people: [ben], inDays: 20 })
    const until = inDays(30)
    expect(await ask(id, 'pause', { until })).toMatchObject({ status: 200, json: { state: 'paused' } })
    expect(await rowOf(id)).toMatchObject({
      state: 'paused',
      pausedUntil: until,
      nextStep: 'resume',
      nextStepAt: until,
    })
    expect(await ask(id, 'resume')).toMatchObject({ status: 200, json: { state: 'scheduled' } })
    expect(await rowOf(id)).toMatchObject({ state: 'scheduled', pausedUntil: null, round: 2 })
    expect(await labelsOf(id)).toEqual(expect.arrayContaining(['paused', 'resumed']) as string[])
  })

  test('on hold goes on with its date', async () => {
    const id = await story.held(ana, { people: [ben] })
    expect(await rowOf(id)).toMatchObject({ state: 'held', heldReason: 'answered' })
    expect(await ask(id, 'release', { how: 'keep_date' }, { 'If-Match': '' })).toMatchObject({
      status: 428,
      json: { code: 'revision-needed' },
    })
    expect(await ask(id, 'release', { how: 'keep_date' }, { 'If-Match': '*' })).toMatchObject({
      status: 200,
      json: { state: 'noticed' },
    })
    expect(await rowOf(id)).toMatchObject({ state: 'noticed', round: 1 })
    expect(await labelsOf(id)).toContain('hold-released')
  })

  test('on hold after a check that was waived goes on from there', async () => {
    const id = await story.scheduled(ana, { people: [ben] })
    const { dayMs } = server.kernel.clock
    const onTime = (await server.kernel.load(message, id)).state.slots[0]?.at ?? ''
    const atTry = (attempt: number) => plus(onTime, (attempt - 1) * 6 * dayMs)
    for (let attempt = 1; attempt <= 11; attempt += 1) {
      const tried = { round: 1, slot: 1, attempt, mailId: newId() }
      await house.tell(message, id, beginNotice(tried), undefined, atTry(attempt))
      await house.tell(message, id, rejectNotice({ ...tried, smtpCode: 550 }), undefined, atTry(attempt))
    }
    const waiver = { round: 1, slot: 1, addresses: 1, since: '' }
    await house.tell(message, id, waiveNotice(waiver), undefined, atTry(11))
    await house.tell(message, id, respond({ outcome: 'held', via: 'app' }), ownerOf(ana.id))
    expect(await ask(id, 'release', { how: 'keep_date' }, { 'If-Match': '*' })).toMatchObject({
      status: 200,
      json: { state: 'noticed' },
    })
    expect(await rowOf(id)).toMatchObject({ state: 'noticed', round: 1 })
  })

  test('on hold is sent now for whoever knows the password', async () => {
    const id = await story.held(ana, { people: [ben] })
    const now = (password?: string) => ask(id, 'release', { how: 'now', password }, { 'If-Match': '*' })
    expect(await now()).toMatchObject({ status: 403, json: { code: 'reauth-needed' } })
    expect(await now('not it')).toMatchObject({ status: 403, json: { code: 'password-wrong' } })
    expect(await now(PASSWORD)).toMatchObject({
      status: 200,
      json: { state: 'scheduled', plan: 'short', slots: [{ slot: 0 }] },
    })
    expect(await rowOf(id)).toMatchObject({ plan: 'short', answerRule: 'always', nextStep: 'notice' })
  })

  test.each([
    ['silent', 'planned'],
    ['always', 'here'],
  ] as const)('that is %s and whose author has said "%s" is asked about no more', async (answerRule, action) => {
    const id = await story.noticed(ana, { people: [ben], answerRule })
    expect(await rowOf(id)).toMatchObject({
      isConfirmed: false,
      allowed: expect.arrayContaining(['respond']) as string[],
    })
    expect(await ask(id, 'respond', { action })).toMatchObject({ status: 200, json: { state: 'noticed' } })
    const { isConfirmed, allowed } = await rowOf(id)
    expect(isConfirmed).toBe(true)
    expect(allowed).not.toContain('respond')
    await story.reschedule(ana, id, inDays(20), { answerRule })
    expect(await rowOf(id)).toMatchObject({ state: 'scheduled', isConfirmed: false })
  })

  test('that was released late can be taken back for a day from then on', async () => {
    const id = await story.claimed(ana, { people: [ben] })
    const { state } = await server.kernel.load(message, id)
    const { dayMs } = server.kernel.clock
    const holdUntil = state.claim?.holdUntil ?? ''
    expect(await rowOf(id)).toMatchObject({ recallUntil: plus(holdUntil, dayMs) })
    const releasedAt = plus(holdUntil, dayMs / 2)
    await house.tell(message, id, releaseDelivery({ occurrence: 1 }), undefined, releasedAt)
    expect(await rowOf(id)).toMatchObject({ recallUntil: plus(releasedAt, dayMs) })
  })

  test('that was cancelled comes back as a draft', async () => {
    const id = await story.cancelled(ana, { people: [ben] })
    expect(await ask(id, 'restore')).toMatchObject({ status: 200, json: { state: 'draft' } })
    expect(await rowOf(id)).toMatchObject({ state: 'draft', dueAt: null })
  })

  test('is copied with its letter and its people', async () => {
    const id = await story.delivered(ana, { people: [ben], title: 'The lake' })
    const messageId = newId()
    expect(await ask(id, 'copy', { messageId })).toMatchObject({ status: 201, json: { messageId } })
    expect(await rowOf(messageId)).toMatchObject({ state: 'draft', title: 'The lake', recipientNames: ['Benoît'] })
  })
})

describe('a date', () => {
  const soon = (changes: object = {}) => ({
    mode: 'fixed',
    answerRule: 'always',
    zone: 'UTC',
    local: inDays(1).slice(0, 23),
    ...changes,
  })

  test('within two days takes the password and one email', async () => {
    const id = await story.draft(ana, { people: [ben] })
    expect(await ask(id, 'schedule', soon())).toMatchObject({ status: 403, json: { code: 'reauth-needed' } })
    expect(await ask(id, 'schedule', soon({ password: PASSWORD }))).toMatchObject({
      status: 200,
      json: { state: 'scheduled', plan: 'short', slots: [{ slot: 0 }] },
    })
    expect(await rowOf(id)).toMatchObject({ plan: 'short', answerRule: 'always', preconsentDays: 60 })
  })

  test('comes back every year', async () => {
    const id = await story.draft(ana, { people: [ben] })
    const yearly = { mode: 'recurring', rule: { every: 'year', count: 3 }, local: inDays(30).slice(0, 16) }
    expect(await ask(id, 'schedule', soon(yearly))).toMatchObject({ status: 200, json: { plan: 'normal' } })
    expect(await rowOf(id)).toMatchObject({ mode: 'recurring', rule: { every: 'year', count: 3 }, occurrence: 1 })
    expect(await ask(id, 'schedule', soon({ ...yearly, rule: { every: 'week' } }))).toMatchObject({
      status: 400,
      json: { code: 'rule-invalid' },
    })
  })

  test('says what silence means', async () => {
    const id = await story.draft(ana, { people: [ben] })
    const plan = { answerRule: 'silent', local: inDays(30).slice(0, 16) }
    expect(await ask(id, 'schedule', soon({ ...plan, preconsentDays: 7 }))).toMatchObject({
      status: 400,
      json: { code: 'plan-invalid', message: 'Choose 30 to 365.' },
    })
    await ask(
      id,
      'schedule',
      soon({ ...plan, preconsentDays: 90, lateLimitDays: 3, deliverIfIDie: false, linkDays: null }),
    )
    expect(await rowOf(id)).toMatchObject({
      preconsentDays: 90,
      lateLimitDays: 3,
      deliverIfIDie: false,
      linkDays: null,
    })
  })
})

describe('the list', () => {
  const listOf = async (query: Record<string, string>) => {
    const { json } = await ana.browser.ask('GET', `/api/messages?${new URLSearchParams(query).toString()}`)
    return (json as { items: { id: string }[] }).items.map(({ id }) => id)
  }

  test('finds words of titles, letters and names, whatever their accents', async () => {
    const one = await story.draft(ana, { title: 'A heron', body: 'By the lake at Évian', people: [ben] })
    expect(await listOf({ q: 'HERON evian benoit' })).toEqual([one])
    expect(await listOf({ q: 'heron paris' })).toEqual([])
  })

  test('shows one mode, or one person, alone', async () => {
    const mine = await story.scheduled(ana, { people: [ben] })
    expect(await listOf({ mode: 'fixed', person: ben })).toContain(mine)
    expect(await listOf({ person: newId() })).toEqual([])
    expect(await listOf({ mode: 'milestone' })).toEqual([])
  })
})

import { beforeAll, expect, test } from 'vitest'
import { plus } from '../../kernel/log/decider.ts'
import { contentOf } from '../deliveries/queries.ts'
import { aHouse } from '../../../tests/household/aHouse.ts'
import { ownerOf, type Author } from '../../../tests/household/household.ts'
import { completeOccurrence } from './decide/complete.ts'
import { editMessage } from './decide/edit.ts'
import { message } from './message.ts'
import { recipientFacts } from './queries/facts.ts'
import { numberOf } from './answers/number.ts'

const { server, house, story } = aHouse()
let ana: Author
let ben: string
beforeAll(async () => {
  ana = await house.author()
  ben = await house.prove(ana, await house.person(ana))
})

/** A message that comes every year: the first was handed over a moment ago, the next has its date. */
const handedOver = async () => {
  const id = await story.delivering(ana, { people: [ben], title: 'Happy birthday', rule: { every: 'year' } })
  const { releasedAt, dueAt } = (await server.kernel.load(message, id)).state
  const again = plus(dueAt, 365 * server.kernel.clock.dayMs)
  const next = { occurrence: 2, local: again.slice(0, 23), dueAt: again, tzdb: '2026a' }
  await house.tell(message, id, completeOccurrence({ occurrence: 1, ok: 1, failed: 0, next }), undefined, releasedAt)
  return { id, releasedAt }
}
const rowOf = async (id: string) => {
  const { json } = await ana.browser.ask('GET', `/api/messages/${id}`)
  return (json as { message: { state: string; allowed: string[]; recallUntil: string | null } }).message
}
const linkOf = (id: string, round: number) => `/check/${server.kernel.capabilities.issue('check', id, round)}`
const PAGE = { Accept: 'text/html' }
const read = async (path: string) => String((await server.browser().ask('GET', path, undefined, PAGE)).json)
const sent = (form: Readonly<Record<string, string>>) => Buffer.from(new URLSearchParams(form).toString())

test('what was handed over can be taken back for a day, and the next one keeps its date', async () => {
  const { id, releasedAt } = await handedOver()
  const row = await rowOf(id)
  expect(row).toMatchObject({ state: 'scheduled', recallUntil: plus(releasedAt, server.kernel.clock.dayMs) })
  expect(row.allowed).toContain('recall')
  const { status } = await ana.browser.ask('POST', `/api/messages/${id}/recall`, {})
  expect(status).toBe(200)
  const { state } = await server.kernel.load(message, id)
  expect(state.recalled[1]).toHaveLength(1)
  const after = await rowOf(id)
  expect(after).toMatchObject({ state: 'scheduled', recallUntil: null })
  expect(after.allowed).not.toContain('recall')
})

test('the email that said it had begun takes it back too; the next one’s mails still ask', async () => {
  const { id } = await handedOver()
  expect(await read(linkOf(id, 2))).toContain('value="here"')
  const browser = server.browser()
  const page = String((await browser.ask('GET', linkOf(id, 1), undefined, PAGE)).json)
  expect(page).toContain('value="recall"')
  const nonce = /name="nonce" value="([^"]*)"/.exec(page)?.[1] ?? ''
  const number = String(numberOf(server.kernel.settings, id, 1))
  const form = sent({ nonce, action: 'recall', number })
  const answer = await browser.ask('POST', linkOf(id, 1), form, {
    ...PAGE,
    'Content-Type': 'application/x-www-form-urlencoded',
  })
  expect(answer.status).toBe(200)
  expect(String(answer.json)).toMatch(/You took it back[^]*The next one is planned for/)
  expect(await read(linkOf(id, 1))).toContain('You took it back')
  expect((await server.kernel.load(message, id)).state).toMatchObject({ status: 'scheduled', round: 2 })
})

test('what was handed over stays as it was when the next one is written anew', async () => {
  const { id } = await handedOver()
  const before = await contentOf(server.kernel, { messageId: id, occurrence: 1 })
  expect(before).toMatchObject({ title: 'Happy birthday', body: 'Dear Ben' })
  const people = await recipientFacts(server.kernel, ana.id, [ben])
  await house.tell(message, id, editMessage({ title: 'At ten', body: 'You are ten', people }), ownerOf(ana.id))
  expect(await contentOf(server.kernel, { messageId: id, occurrence: 1 })).toEqual(before)
})

// Through: life, messages
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as v from 'valibot'
import { lastSign } from '../../backend/kernel/identity/signs.ts'
import type { Decision } from '../../backend/kernel/log/decider.ts'
import { ContactRow, LifeView } from '../../backend/modules/life/contract.ts'
import type { LifeEvent } from '../../backend/modules/life/events.ts'
import { life, type Life } from '../../backend/modules/life/life.ts'
import { MessageList } from '../../backend/modules/messages/contract.ts'
import { message } from '../../backend/modules/messages/message.ts'
import { playToday } from '../../web/modules/life/today/play.ts'
import type { Author } from '../household/household.ts'
import { planBy } from '../household/lifePlan.ts'
import { until } from '../replay/shapes.ts'
import { DAY_MS, openTheatre, type Theatre } from '../replay/theatre.ts'

const NEEDED = new Set(['messages', 'waits', 'deliveries', 'recipients'])
let theatre: Theatre
beforeAll(async () => {
  theatre = await openTheatre({
    reactors: (all) => Object.fromEntries(Object.entries(all).filter(([name]) => NEEDED.has(name))),
  })
})
afterAll(() => theatre.stop())

/** What the page asks for, and plays. */
const played = async ({ browser }: Author) => {
  const asked = async <Schema extends v.GenericSchema>(path: string, schema: Schema) =>
    v.parse(schema, (await browser.ask('GET', path)).json)
  const [standing, contacts, { items }] = await Promise.all([
    asked('/api/life', LifeView),
    asked('/api/life/contacts', v.array(ContactRow)),
    asked('/api/messages?state=dormant,held', MessageList),
  ])
  const now = theatre.server.kernel.clock.now()
  return playToday({ life: standing, contacts, kept: items, now, dayMs: DAY_MS })
}
const presume = async ({ id }: Author, presumedAt: string) => {
  const data = { round: 1, asksAccepted: 3, lastSignAt: await lastSign(theatre.server.kernel, id), presumedAt }
  const decision: Decision<Life, LifeEvent> = () => [{ type: 'LifePresumed', data }]
  await theatre.house.tell(life, id, decision)
}

test('what is played is what the timelines then do, and playing it adds nothing to the log and mails nobody', async () => {
  const { house, story, server } = theatre
  const author = await house.author({ username: 'played' })
  await planBy(house, author, null)
  const address = `ben.${author.id}@hale.example`
  const id = await story.dormant(author, { people: [await house.person(author, { address })] })
  await expect.poll(async () => (await played(author)).n, { timeout: 20_000 }).toBe(1)

  const revisions = async () =>
    Promise.all([server.kernel.load(message, id), server.kernel.load(life, author.id)]).then((all) =>
      all.map(({ revision }) => revision),
    )
  const before = await revisions()
  const { bySilence, byReports } = await played(author)
  expect(await revisions()).toEqual(before)
  expect([...theatre.mailsTo(address), ...theatre.mailsTo(author.email)]).toEqual([])
  expect(byReports).toBeUndefined()
  const [first] = bySilence?.going ?? []
  expect(first?.messages).toMatchObject([{ id }])
  const waitMs = Date.parse(first?.at ?? '') - Date.parse(bySilence?.at ?? '')

  const gone = server.kernel.clock.now()
  await presume(author, gone)
  await until(theatre, id, ({ status }) => status === 'delivered')
  const { promisedAt } = (await server.kernel.load(message, id)).state
  expect((Date.parse(promisedAt) - Date.parse(gone) - waitMs) / DAY_MS).toBeGreaterThanOrEqual(0)
  expect((Date.parse(promisedAt) - Date.parse(gone) - waitMs) / DAY_MS).toBeLessThan(3)
  expect(theatre.mailsTo(address)).toHaveLength(1)
})

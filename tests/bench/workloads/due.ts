import { setTimeout as pause } from 'node:timers/promises'
import { mailsIn } from '../../kill/mails.ts'
import { between, cpuMs } from '../cpu.ts'
import { figuresOf, type Figure } from '../figures.ts'
import type { House } from '../house.ts'
import { severally } from '../rounds.ts'

const AT_ONCE = 4
const PATIENCE_MS = 600_000

const countOf = async ({ database }: House, state: string): Promise<number> => {
  const { rows } = await database.query<{ n: number }>(
    'select count(*)::int as n from messages.messages where state = $1',
    [state],
  )
  return rows[0]?.n ?? 0
}

/** A workflow wakes so long before its step. */
const WAKES_MS = 1_500

type Spike = {
  /** Seconds from the end of the hold of what is due first to the last mail. */
  readonly seconds: number
  /** Seconds from the end of its own hold to its mail, of the message that waits longest. */
  readonly longest: number
  /** What each part used from the claims to the last state, in CPU milliseconds a message. */
  readonly cpu: Readonly<Record<string, number>>
}

/** Dates lie anywhere in that second: how long after its own one the latest link was taken, in seconds. */
const LATEST = `
  select max(extract(epoch from d.sent_at - m.promised_at))::float8 as late
  from deliveries.deliveries d join messages.messages m on m.id = d.message_id where d.recipient_id = $1`

/** `n` messages due in one second on a short plan. */
const spike = async (house: House, n: number, prepareMs: number): Promise<Spike> => {
  const { dayMs, browser, mails, database } = house
  const before = await countOf(house, 'delivered')
  const recipientId = await house.recipient()
  const due = Math.ceil((Date.now() + prepareMs) / 1_000) * 1_000
  const proof = await house.proof()
  // Each gets its date at once: an author may have only so many drafts.
  await severally([...Array(n).keys()], AT_ONCE, async (each) => {
    const id = await house.draft(`Due ${each}`)
    await house.edit(id, { body: 'You were four.', recipientIds: [recipientId] })
    const local = new Date(due + Math.floor(Math.random() * 1_000)).toISOString().replace('Z', '')
    await browser.ask('POST', `/api/messages/${id}/schedule`, {
      mode: 'fixed',
      local,
      zone: 'UTC',
      answerRule: 'always',
      proof,
    })
  })
  const leftMs = due - WAKES_MS - Date.now()
  if (leftMs < 0) throw new Error('The messages were not ready before their date')
  await pause(leftMs)
  const used = cpuMs(house.folder)
  for (const end = due + PATIENCE_MS; (await countOf(house, 'delivered')) < before + n;) {
    if (Date.now() > end) throw new Error(`${await countOf(house, 'delivered')} of ${n} messages were delivered`)
    await pause(250)
  }
  const cpu = between(used, cpuMs(house.folder))
  const links = mailsIn(mails).filter(({ to }) => to === `${recipientId}@hale.example`)
  if (links.length !== n || new Set(links.map(({ messageId }) => messageId)).size !== n)
    throw new Error(`${links.length} mails for ${n} messages`)
  const hold = Math.max(dayMs / 24, 250)
  const { rows } = await database.query<{ late: number }>(LATEST, [recipientId])
  return {
    longest: (rows[0]?.late ?? Number.NaN) - hold / 1_000,
    seconds: (Math.max(...links.map(({ at }) => at)) - due - hold) / 1_000,
    cpu: Object.fromEntries(Object.entries(cpu).map(([name, ms]) => [name, ms / n])),
  }
}

/** B20, B60 and B600: many messages due in one second; each round is a spike of its own. */
export const spikes =
  (id: string, n: number, prepareMs: number, most: number) =>
  async (house: House, rounds: { readonly n: number }): Promise<Figure[]> => {
    const seen: Spike[] = []
    for (let round = 0; round < Math.min(most, rounds.n); round += 1) seen.push(await spike(house, n, prepareMs))
    const figure = figuresOf(id, seen)
    const parts = Object.keys(seen[0]?.cpu ?? {})
    return [
      figure(`${n} due in one second: from due + hold to the last email`, 's', ({ seconds }) => seconds),
      figure('the longest after its own due + hold', 's', ({ longest }) => longest),
      figure('CPU a message, all parts', 'ms', ({ cpu }) => Object.values(cpu).reduce((sum, ms) => sum + ms, 0)),
      ...parts.map((name) => figure(`CPU a message, ${name}`, 'ms', ({ cpu }) => cpu[name] ?? 0)),
    ]
  }

import { setTimeout as pause } from 'node:timers/promises'
import { mailsIn } from '../../kill/mails.ts'
import type { Figure } from '../figures.ts'
import type { House } from '../house.ts'

const AT_ONCE = 4
const PATIENCE_MS = 600_000

const severally = async <T>(items: readonly T[], act: (item: T) => Promise<unknown>) => {
  const left = [...items]
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let item = left.shift(); item !== undefined; item = left.shift()) await act(item)
    }),
  )
}

const countOf = async ({ database }: House, state: string): Promise<number> => {
  const { rows } = await database.query<{ n: number }>(
    'select count(*)::int as n from messages.messages where state = $1',
    [state],
  )
  return rows[0]?.n ?? 0
}

/** Seconds from the end of the hold to the last mail, of `n` messages due in one second on a short plan. */
const spike = async (house: House, n: number, prepareMs: number): Promise<number> => {
  const { dayMs, browser, mails } = house
  const before = await countOf(house, 'delivered')
  const recipientId = await house.recipient()
  const ids: string[] = []
  await severally([...Array(n).keys()], async (each) => {
    const id = await house.draft(`Due ${each}`)
    await house.edit(id, { body: 'You were four.', recipientIds: [recipientId] })
    ids.push(id)
  })
  const due = Math.ceil((Date.now() + prepareMs) / 1_000) * 1_000
  const proof = await house.proof()
  await severally(ids, (id) => {
    const local = new Date(due + Math.floor(Math.random() * 1_000)).toISOString().replace('Z', '')
    return browser.ask('POST', `/api/messages/${id}/schedule`, {
      mode: 'fixed',
      local,
      zone: 'UTC',
      answerRule: 'always',
      proof,
    })
  })
  const prepared = Date.now()
  if (prepared > due - 1_000) throw new Error('The messages were not ready before their date')
  for (const end = due + PATIENCE_MS; (await countOf(house, 'delivered')) < before + n;) {
    if (Date.now() > end) throw new Error(`${await countOf(house, 'delivered')} of ${n} messages were delivered`)
    await pause(250)
  }
  const links = mailsIn(mails).filter(({ to }) => to === `${recipientId}@hale.example`)
  if (links.length !== n || new Set(links.map(({ messageId }) => messageId)).size !== n)
    throw new Error(`${links.length} mails for ${n} messages`)
  const hold = Math.max(dayMs / 24, 250)
  return (Math.max(...links.map(({ at }) => at)) - due - hold) / 1_000
}

/** B20 and B600: many messages due in one second; each round is a spike of its own. */
export const spikes =
  (id: string, n: number, prepareMs: number, most: number) =>
  async (house: House, rounds: { readonly n: number }): Promise<Figure[]> => {
    const values: number[] = []
    for (let round = 0; round < Math.min(most, rounds.n); round += 1) values.push(await spike(house, n, prepareMs))
    return [{ id, what: `${n} due in one second: from due + hold to the last email`, unit: 's', values }]
  }

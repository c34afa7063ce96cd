import { messagesOf } from '../../../backend/modules/messages/queries/messages.ts'
import type { Figure } from '../figures.ts'
import type { House } from '../house.ts'
import { listed, statementOf } from '../listed.ts'
import type { Rounds } from '../rounds.ts'

const ROWS = 50
const READERS = 8

/** L50: a list of an account's 50 messages, 8 readers, against bare HTTP and the same statement. */
export const l50 = async (house: House, rounds: Rounds): Promise<Figure[]> => {
  const { database, accountId } = house
  const { rows } = await database.query<{ n: number }>('select count(*)::int as n from messages.messages')
  const recipientIds = [await house.recipient()]
  for (let n = rows[0]?.n ?? 0; n < ROWS; n += 1) await house.edit(await house.draft(`Letter ${n}`), { recipientIds })
  return listed(house, rounds, {
    id: 'L50',
    path: '/api/messages',
    readers: READERS,
    statement: await statementOf((kernel) => messagesOf(kernel, { kind: 'account', id: accountId }, {})),
    requireWhole: (answer) => {
      const { items } = answer as { items: unknown[] }
      if (items.length !== ROWS) throw new Error(`${items.length} rows`)
    },
  })
}

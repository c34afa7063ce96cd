import { messagesOf } from '../../../backend/modules/messages/queries/messages.ts'
import { copies } from '../copies.ts'
import type { Figure } from '../figures.ts'
import type { House } from '../house.ts'
import { withKernel } from '../kernel.ts'
import { listed, statementOf } from '../listed.ts'
import { writingTo } from '../messages.ts'
import { sizeIn, type Rounds } from '../rounds.ts'

const PAGE = 50
const READERS = 32
const ROWS = 1_000_000
const FEW = 20_000

/** P12: the list of 50 messages of an account among a million messages, 32 readers, against bare HTTP and the same statement. */
export const p12 = (house: House, rounds: Rounds): Promise<Figure[]> =>
  withKernel(house.folder, async (kernel) => {
    const n = sizeIn(rounds, ROWS, FEW)
    await writingTo(kernel, house, await house.recipient()).drafts(PAGE)
    await copies(house.database, 'messages.messages', { n, among: n / PAGE, owner: 'owner_id', at: 'updated_at' })
    const statement = await statementOf((asked) => messagesOf(asked, { kind: 'account', id: house.accountId }, {}))
    const requireWhole = (answer: unknown) => {
      const { items } = answer as { items: unknown[] }
      if (items.length !== PAGE) throw new Error(`${items.length} rows`)
    }
    return listed(house, rounds, { id: 'P12', path: '/api/messages', readers: READERS, statement, requireWhole })
  })

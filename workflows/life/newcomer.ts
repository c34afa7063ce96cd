import { isAtOrAfter } from '../../backend/kernel/log/checkpoints.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { recordedOf } from '../../backend/kernel/log/recorded.ts'
import type { DeliveriesEvent } from '../../backend/modules/deliveries/events.ts'
import { lostTo, stalledOf } from '../../backend/modules/life/queries.ts'
import { readTablesAt } from '../kernel/readTables.ts'
import type { News, Telling } from './tell.ts'

/** Somebody who has just agreed, and where in the log; runs that were begun earlier do not know it. */
export type Newcomer = { readonly accountId: string; readonly contactId: string; readonly position?: string }
/** What the others were told before of recipients whom no mail reaches. */
export type Unheard = {
  readonly lost: readonly News[]
  /** Addresses that contacts gave of them, and that wait. */
  readonly proposed: readonly { readonly deliveryId: string; readonly n: number }[]
}

type Refusal = Extract<DeliveriesEvent, { type: 'LinkRejected' | 'LinkBounced' }>

export const tellingNewcomers = (kernel: Kernel, { tellContact }: Pick<Telling, 'tellContact'>) => {
  const { keyring, store } = kernel

  /**
   * Whoever agrees while an author is not reached hears of it then: once, as the others did. Of a stall that the read
   * table does not know yet they hear with the others, who are told after it.
   */
  const tellNewContact = async ({ accountId, contactId }: Newcomer): Promise<void> => {
    const stalled = await stalledOf(kernel, accountId)
    if (!stalled) return
    const { id, round: mark } = stalled
    await tellContact({ id, cause: 'author-unreached', mark, position: '0' }, accountId, contactId)
  }

  /** The last try that a mailbox refused; of one after they had agreed they hear with the others. */
  const refusalOf = async (id: string, agreedAt: string): Promise<News[]> => {
    const events = await store.read(`delivery-${id}`)
    const last = events.findLast(({ type }) => type === 'LinkRejected' || type === 'LinkBounced')
    if (!last || !isAtOrAfter(agreedAt, last.position)) return []
    const { data, position } = await recordedOf<Refusal>(keyring, last)
    return [{ id, cause: 'recipient-unreached', mark: data.attempt, position }]
  }

  /**
   * Read once those who are asked of an address are seen to include them: of one that is not seen here yet they are asked
   * with the others.
   */
  const unheardBy = async ({ accountId, position = '0' }: Newcomer): Promise<Unheard> => {
    await readTablesAt(kernel, 'life', position)
    const open = await lostTo(kernel, accountId)
    const bare = open.filter(({ n }) => n === null)
    return {
      lost: (await Promise.all(bare.map(({ id }) => refusalOf(id, position)))).flat(),
      proposed: open.flatMap(({ id, n }) => (n === null ? [] : [{ deliveryId: id, n }])),
    }
  }
  return { tellNewContact, unheardBy }
}
export type TellingNewcomers = ReturnType<typeof tellingNewcomers>

import * as v from 'valibot'
import { sql } from '../../../kernel/db.ts'
import { newId } from '../../../kernel/ids.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { dataLoaderIn } from '../../../kernel/log/dataLoader.ts'
import { systemCommand } from '../../../kernel/log/systemCommand.ts'
import { isBegun, isReturnable, statusesThat } from '../contract/status.ts'
import { returnDelivered, returnMessage } from '../decide/return.ts'
import { message } from '../message.ts'
import { linkFacts } from '../queries/facts.ts'

const Row = v.object({ id: v.string(), ownerId: v.string() })

/** The messages to which only the silence or death of these accounts gave a date. */
const triggeredOf = dataLoaderIn(async (db, accountIds: readonly string[]) => {
  const rows = await db.any(sql.type(Row)`
    select id, owner_id from messages.messages
    where owner_id = any(${sql.array([...new Set(accountIds)], 'uuid')}) and triggered_by in ('presumed', 'confirmed')
      and state = any(${sql.array(statusesThat(isReturnable), 'text')}) order by id`)
  return accountIds.map((accountId) => rows.filter(({ ownerId }) => ownerId === accountId))
})

/**
 * Lets the messages rest again that an author's silence or death had given a date, once they are there, and before anybody is
 * told that they were heard. What the read table does not know yet is found out by its claim, or its release, which read the sign
 * themselves (docs/adr/0064).
 */
export const returningTriggered =
  (kernel: Pick<Kernel, 'db' | 'handle' | 'clock'>) =>
  async (accountId: string): Promise<void> => {
    const rows = await triggeredOf(kernel.db, accountId)
    for (const { id } of rows)
      await systemCommand(kernel)(message, id, returnMessage({ of: 'life' }), 'returnMessage', newId())
  }

/** The statuses in which recipients have a message, or are being handed it. */
const OUT = statusesThat((status) => isBegun(status) && status !== 'claimed')

/** Takes back what was sent because of a reported death that nobody reports any more, from whoever has not opened it. */
export const returningDelivered =
  (kernel: Kernel) =>
  async (accountId: string): Promise<void> => {
    const rows = await kernel.db.any(sql.type(Row)`
      select id, owner_id from messages.messages
      where owner_id = ${accountId} and triggered_by in ('presumed', 'confirmed')
        and state = any(${sql.array(OUT, 'text')}) and recall_until > ${kernel.clock.now()} order by id`)
    for (const { id } of rows) {
      const { claim } = (await kernel.load(message, id)).state
      const links = await linkFacts(kernel, claim?.recipients.map(({ deliveryId }) => deliveryId) ?? [])
      await systemCommand(kernel)(message, id, returnDelivered({ links }), 'returnDelivered', newId())
    }
  }

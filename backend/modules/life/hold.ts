import * as v from 'valibot'
import { sql } from '../../kernel/db.ts'
import { latest } from '../../kernel/log/decider.ts'
import { blindKeyring } from '../../kernel/log/keyring.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { loading } from '../../kernel/log/load.ts'
import { hold } from '../messages/reading.ts'

/**
 * Until when a delivery that has begun can be taken back by a contact: where no address of its author took a check of
 * this round, or one was waived. Empty for every other one: contacts know nothing of it.
 */
export const unreachedHold = async ({ store }: Pick<Kernel, 'store'>, messageId: string): Promise<string> => {
  const { isUnreached, until } = (await loading(store, blindKeyring)(hold, messageId)).state
  return isUnreached ? until : ''
}

const Id = v.object({ id: v.string() })

/** The same for all that an author has left: until when the last of it can be taken back. */
export const holdOf = async (kernel: Kernel, accountId: string): Promise<string> => {
  const rows = await kernel.db.any(sql.type(Id)`
    select id from messages.messages where owner_id = ${accountId} and state = 'claimed'`)
  const untils = await Promise.all(rows.map(({ id }) => unreachedHold(kernel, id)))
  return latest('', ...untils)
}

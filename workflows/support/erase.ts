import * as v from 'valibot'
import { addressHashOf } from '../../backend/kernel/identity/addressHash.ts'
import { attachedFolder } from '../../backend/modules/support/attachedFiles.ts'
import { sql } from '../../backend/kernel/db.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { conversation } from '../../backend/modules/support/conversation.ts'
import { closeConversation } from '../../backend/modules/support/decide.ts'
import { endWaiting } from '../../backend/modules/support/decide/waiting.ts'
import { trySystemCommand } from '../kernel/systemCommand.ts'
import { endedOf } from '../kernel/ended.ts'

const Row = v.object({ id: v.string(), accountId: v.nullable(v.string()) })

/** What the person of an erased account wrote to us, signed in or not. Each may run twice. */
export const erasingConversations = (kernel: Kernel) => {
  const { db, load, keys, blobs, settings } = kernel
  const ask = trySystemCommand(kernel)

  /** A visitor's conversation is under a key of its own; its address says whose it is, unless it began since the end. */
  const isFrom = async (id: string, hashes: ReadonlySet<string>, until: string): Promise<boolean> => {
    const { email, startedAt } = (await load(conversation, id)).state
    return email !== '' && startedAt <= until && hashes.has(addressHashOf(settings, email))
  }

  const eraseConversations = async (accountId: string): Promise<void> => {
    const ended = await endedOf(kernel, accountId)
    if (!ended) return
    const hashes = new Set(ended.addressHashes)
    const rows = await db.any(sql.type(Row)`
      select id, account_id from support.conversations 
      where account_id = ${accountId} or (account_id is null and ${hashes.size > 0})`)
    for (const row of rows) {
      const isTheirs = row.accountId !== null || (await isFrom(row.id, hashes, ended.erasedAt))
      if (!isTheirs) continue
      await ask(conversation, row.id, closeConversation('customer'), 'closeForErasure', accountId)
      await ask(conversation, row.id, endWaiting('erased'), 'endWaiting', accountId)
      await blobs.removeAll(attachedFolder(row.id))
      if (row.accountId === null) await keys.erase(`support-${row.id}`)
    }
  }
  return { eraseConversations }
}

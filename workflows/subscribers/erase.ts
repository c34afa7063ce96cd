import { derivedId } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { unsubscribe } from '../../backend/modules/subscribers/decide.ts'
import { subscriber } from '../../backend/modules/subscribers/subscriber.ts'
import { trySystemCommand } from '../kernel/systemCommand.ts'
import { endedOf } from '../kernel/ended.ts'

/**
 * Our letters to the mailboxes of an erased account; one that must not be written to stays so, and so do the letters that
 * somebody has asked for there since. May run twice.
 */
export const erasingReaders = (kernel: Kernel) => {
  const ask = trySystemCommand(kernel)
  const eraseReader = async (accountId: string): Promise<void> => {
    const ended = await endedOf(kernel, accountId)
    for (const hash of ended?.addressHashes ?? []) {
      const id = derivedId(hash)
      if ((await kernel.load(subscriber, id)).state.requestedAt > (ended?.erasedAt ?? '')) continue
      await ask(subscriber, id, unsubscribe('erased'), 'erased', accountId)
      await kernel.keys.erase(`subscriber-${id}`)
    }
  }
  return { eraseReader }
}

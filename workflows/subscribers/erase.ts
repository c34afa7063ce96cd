import { derivedId } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { unsubscribe } from '../../backend/modules/subscribers/decide.ts'
import { subscriber } from '../../backend/modules/subscribers/subscriber.ts'
import { asking } from '../kernel/ask.ts'
import { endedOf } from '../kernel/ended.ts'

/** Our letters to the mailboxes of an erased account; one that must not be written to stays so. May run twice. */
export const erasingReaders = (kernel: Kernel) => {
  const ask = asking(kernel)
  const eraseReader = async (accountId: string): Promise<void> => {
    const hashes = (await endedOf(kernel, accountId))?.addressHashes ?? []
    for (const hash of hashes) {
      const id = derivedId(hash)
      await ask(subscriber, id, unsubscribe('erased'), 'erased', accountId)
      await kernel.keys.erase(`subscriber-${id}`)
    }
  }
  return { eraseReader }
}

import type { Kernel } from '../../../kernel/kernel.ts'
import { reachOf } from '../../accounts/reading.ts'
import type { SealFacts } from '../decide/seal.ts'
import { endingOf } from './ending.ts'
import { recipientFacts } from './facts.ts'

/** What sealing asks of a message's author and of its people; of the author it is their stream that answers. */
export const sealFacts = async (
  kernel: Kernel,
  ownerId: string,
  recipientIds: readonly string[],
): Promise<SealFacts> => {
  const [recipients, { isVerified, isNamed }, ending] = await Promise.all([
    recipientFacts(kernel, ownerId, recipientIds),
    reachOf(kernel, ownerId),
    endingOf(kernel, ownerId),
  ])
  return { recipients, isVerified, isNameless: !isNamed, isEnding: ending !== undefined }
}

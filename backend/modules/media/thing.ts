import type { Kernel } from '../../kernel/kernel.ts'
import { recordableOf, sealerOf } from '../../kernel/process/recordable.ts'
import type { Media } from './media.ts'

/** What a recording belongs to, as the stream of that thing: its key seals the recording. */
export const thingOf = (
  kernel: Pick<Kernel, 'recordables'>,
  { purpose, messageId }: Pick<Media, 'purpose' | 'messageId'>,
): string => `${sealerOf(recordableOf(kernel, purpose))}-${messageId}`

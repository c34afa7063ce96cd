import { sniff, sniffPicture } from '../../kernel/blob/sniff.ts'
import type { Recordable } from '../../kernel/process/recordable.ts'

/** What was sent, by its first bytes; undefined where it is nothing of the kind that is taken. */
export const kindOf = (takes: Recordable['takes'], head: Uint8Array): string | undefined =>
  takes === 'portrait' ? sniffPicture(head) : sniff(head)

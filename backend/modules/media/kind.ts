import { sniff, sniffPicture } from '../../kernel/blob/sniff.ts'
import type { Start } from './events.ts'

/** What was sent, by its first bytes; undefined where it is nothing that this purpose takes. */
export const kindOf = (purpose: Start['purpose'], head: Uint8Array): string | undefined =>
  purpose === 'portrait' ? sniffPicture(head) : sniff(head)

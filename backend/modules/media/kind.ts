import { sniff, sniffPicture } from '../../kernel/blob/sniff.ts'
import type { Recordable } from '../../kernel/process/recordable.ts'

/** Of a file of which nothing else is known. */
const UNKNOWN = 'application/octet-stream'

const SNIFFED = {
  recording: sniff,
  portrait: sniffPicture,
  anything: (head) => sniff(head) ?? sniffPicture(head) ?? UNKNOWN,
} satisfies Record<Recordable['takes'], (head: Uint8Array) => string | undefined>

/** What was sent, by its first bytes; undefined where it is nothing of the kind that is taken. */
export const kindOf = (takes: Recordable['takes'], head: Uint8Array): string | undefined => SNIFFED[takes](head)

import { sniff, sniffPicture } from '../../kernel/blob/sniff.ts'
import { sniffFile } from '../../kernel/blob/sniffFile.ts'
import type { Recordable } from '../../kernel/process/recordable.ts'

const SNIFFED = {
  recording: sniff,
  portrait: sniffPicture,
  anything: sniffFile,
} satisfies Record<Recordable['takes'], (head: Uint8Array) => string | undefined>

/** What was sent, by its first bytes; undefined where it is nothing of the kind that is taken. */
export const kindOf = (takes: Recordable['takes'], head: Uint8Array): string | undefined => SNIFFED[takes](head)

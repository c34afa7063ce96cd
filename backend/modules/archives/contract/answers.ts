import * as v from 'valibot'

/**
 * What became of a file of an archive. added: it is one of the family's memories; here: the family has it already; broken: it
 * is not what the archive says it is. The rest was passed over. system: a phone's or a computer's own; beside: it tells about
 * another file, and was read for that; encrypted; archive: an archive itself; name: its name leads out of the archive; empty;
 * too-large: more than a file may have; bomb: packed too tightly; packed: in a way that is not read; no-room: there was no room
 * left; apart: it is in an export of ours, and is no memory.
 */
export const Answer = v.picklist([
  'added',
  'here',
  'broken',
  'system',
  'beside',
  'encrypted',
  'archive',
  'name',
  'empty',
  'too-large',
  'bomb',
  'packed',
  'no-room',
  'apart',
])
export type Answer = v.InferOutput<typeof Answer>

/** Files that are in the archive alone: while there are any it stays. */
const ONLY_THERE: ReadonlySet<Answer> = new Set([
  'broken',
  'encrypted',
  'archive',
  'name',
  'too-large',
  'bomb',
  'packed',
  'no-room',
  'apart',
])
export const isOnlyThere = (answer: Answer): boolean => ONLY_THERE.has(answer)

/**
 * Why an archive is read no further, or not at all. too-many: more files than are read; bomb: it is made to fill what unpacks
 * it; damaged: its own stored copy is; binned: someone put it into the bin; forbidden: whoever added it may add no more.
 */
export const Stop = v.picklist(['too-many', 'bomb', 'damaged', 'binned', 'forbidden'])
export type Stop = v.InferOutput<typeof Stop>

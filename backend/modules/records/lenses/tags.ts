/** The structures of ours in a citation: a memory of the family, and the second of its recording. */
export const ITEM_TAG = '_ITEM'
export const SECOND_TAG = '_SECOND'

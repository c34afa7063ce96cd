import { v7 as uuid } from 'uuid'
import type { Entry } from './queue.ts'
import { strings } from './strings.ts'

/** A file that somebody has just chosen, with the ids that it keeps until it has arrived. */
export const taken = (
  { name, size, type, lastModified }: Pick<File, 'name' | 'size' | 'type' | 'lastModified'>,
  whose: Pick<Entry, 'accountId' | 'familyId'>,
  more: Pick<Entry, 'title' | 'about' | 'pair'>,
): Entry => ({
  id: uuid(),
  mediaId: uuid(),
  ...whose,
  name,
  size,
  type,
  lastModified,
  ...more,
  stage: size === 0 ? 'refused' : 'waiting',
  ...(size === 0 && { why: strings.empty }),
  isPaused: false,
  sent: 0,
  isChecked: false,
  isAdded: false,
})

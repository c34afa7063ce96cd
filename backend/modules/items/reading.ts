import { fold } from '../../kernel/log/decider.ts'
import type { ItemsEvent } from './events.ts'

export { ITEM } from './contract/bounds.ts'
export { dateInName } from './contract/dateInName.ts'
export { sortOf } from './contract/dates.ts'
export { item } from './item.ts'
export { lineOf } from './names.ts'

/** What is asked of an item before a machine looks at it; no word of it is opened for that. */
export type Readable = {
  readonly isKept: boolean
  readonly familyId: string
  readonly contributorId: string
  readonly mediaId: string
  /** No machine is to look at it. */
  readonly isClosed: boolean
  /** What no machine is to do with it again. */
  readonly rejected: readonly string[]
}

export const readable = fold<Readable, ItemsEvent>(
  'item',
  { isKept: false, familyId: '', contributorId: '', mediaId: '', isClosed: false, rejected: [] },
  (item, { type, data }) => {
    if (type === 'ItemAdded') {
      const { familyId, contributorId, mediaId = '', noAnalysis = false } = data
      return { ...item, isKept: true, familyId, contributorId, mediaId, isClosed: noAnalysis }
    }
    if (type === 'AnalysisRefused' || type === 'AnalysisAllowed')
      return { ...item, isClosed: type === 'AnalysisRefused' }
    if (type === 'ReadingRejected') return { ...item, rejected: [...item.rejected, data.step] }
    if (type === 'ItemBinned' || type === 'ItemErased') return { ...item, isKept: false }
    return type === 'ItemRestored' ? { ...item, isKept: true } : item
  },
)

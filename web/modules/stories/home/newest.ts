import type { StoryRow } from '../../../../backend/modules/stories/contract.ts'
import { dateOf } from '../../../ui/shortDay.ts'
import { homeStrings as strings } from './strings.ts'

const DAY_MS = 86_400_000
/** @number days for which home calls a story new */
const NEW_DAYS = 30

/** The story told last by somebody else. */
export const newestOf = (rows: readonly StoryRow[], accountId: string): StoryRow | undefined =>
  rows
    .filter(({ state, toAccountId, toldAt }) => state === 'told' && toldAt !== null && toAccountId !== accountId)
    .toSorted((one, other) => Date.parse(other.toldAt ?? '') - Date.parse(one.toldAt ?? ''))[0]

export const isNew = ({ toldAt }: Pick<StoryRow, 'toldAt'>, now = new Date()): boolean =>
  now.getTime() - Date.parse(toldAt ?? '') < NEW_DAYS * DAY_MS

/** “Told today”, by the reader's own days. */
export const toldInWords = (toldAt: string, now = new Date()): string => {
  const then = new Date(toldAt).toDateString()
  const { today, yesterday, on } = strings.told
  if (then === now.toDateString()) return today
  const before = new Date(now)
  before.setDate(now.getDate() - 1)
  return then === before.toDateString() ? yesterday : on(dateOf(toldAt, now))
}

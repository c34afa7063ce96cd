import { Refused } from '../../../kernel/errors.ts'
import { plus } from '../../../kernel/log/decider.ts'
import { KEPT_DAYS, type AddScrapbook, type EditScrapbook } from '../contract.ts'
import type { Ending } from '../events.ts'
import { requireMay, type As, type Decide } from './guards.ts'

export const addScrapbook =
  ({ scrapbookId, title, theme, size }: AddScrapbook, { familyId }: { readonly familyId: string }): Decide =>
  (scrapbook, { by, at }) => {
    const data = { scrapbookId, familyId, contributorId: by.id, title, theme, size, addedAt: at }
    if (scrapbook.status === 'new') return [{ type: 'ScrapbookAdded', data }]
    if (scrapbook.familyId !== familyId || scrapbook.contributorId !== by.id) throw new Refused('id-taken')
    return []
  }

/** What it is called, how it looks, and how large it is. */
export const editScrapbook =
  ({ title, theme, size }: EditScrapbook, as: As): Decide =>
  (scrapbook, { by }) => {
    requireMay(scrapbook, by, as)
    const isSame = scrapbook.title === title && scrapbook.theme === theme && scrapbook.size === size
    return isSame ? [] : [{ type: 'ScrapbookEdited', data: { title, theme, size } }]
  }

/** Out of the family's sight; it can be brought back for a while. */
export const removeScrapbook =
  (as: As): Decide =>
  (scrapbook, { by, at }) => {
    requireMay(scrapbook, by, as)
    if (scrapbook.status === 'removed') return []
    return [{ type: 'ScrapbookRemoved', data: { removedBy: by.id, removedAt: at } }]
  }

export const restoreScrapbook =
  (as: As): Decide =>
  (scrapbook, { by, at, dayMs }) => {
    requireMay(scrapbook, by, as)
    if (scrapbook.status === 'kept') return []
    if (at >= plus(scrapbook.removedAt, KEPT_DAYS * dayMs)) throw new Refused('restore-over', { days: KEPT_DAYS })
    return [{ type: 'ScrapbookRestored', data: { restoredAt: at } }]
  }

/** After it was removed for so long, and at the end of its family. */
export const eraseScrapbook =
  ({ reason }: { readonly reason: Ending }): Decide =>
  ({ status, removedAt }, { at, dayMs }) => {
    if (status === 'new' || status === 'erased') return []
    const isDue = status === 'removed' && at >= plus(removedAt, KEPT_DAYS * dayMs)
    if (reason === 'removed' && !isDue) return []
    return [{ type: 'ScrapbookErased', data: { reason, erasedAt: at } }]
  }

import type { Decision } from '../../../kernel/log/decider.ts'
import type { Thing, VisitsEvent } from '../events.ts'
import type { Visit } from '../visit.ts'
import { refuse } from './link.ts'

type Decide = Decision<Visit, VisitsEvent>
type Opened = Pick<Visit, 'visitId' | 'shareId' | 'familyId'> & { readonly device: string }

/** Somebody pressed Open, with the passcode where there is one. */
export const openShare =
  (opened: Opened): Decide =>
  ({ visitId }, { at }) =>
    visitId === '' ? [{ type: 'ShareOpened', data: { ...opened, openedAt: at } }] : []

/** Somebody looked at one thing of it; once is enough. */
export const viewItem =
  ({ kind, id }: Thing): Decide =>
  ({ visitId, seen }, { at }) => {
    if (visitId === '') throw refuse('gone')
    if (seen.some((one) => one.kind === kind && one.id === id)) return []
    return [{ type: 'ShareItemViewed', data: { kind, id, viewedAt: at } }]
  }

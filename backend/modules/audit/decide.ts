import type { Decision } from '../../kernel/log/decider.ts'
import type { Admin } from './admin.ts'
import type { Anchored } from './anchor.ts'
import type { Anchor, AuditEvent, View } from './events.ts'

/** Each look is an entry of its own: the same page opened twice was looked at twice. */
export const recordView =
  (view: View): Decision<Admin, AuditEvent> =>
  () => [{ type: 'AdminViewed', data: view }]

/** Lets a house deliver again that was brought back from a backup then. */
export const openHouse =
  ({ restoredAt }: { readonly restoredAt: string }): Decision<Admin, AuditEvent> =>
  ({ opened }) =>
    opened === restoredAt ? [] : [{ type: 'HouseOpened', data: { restoredAt } }]

/** An anchor goes on from the one before; one that was measured from elsewhere came too late and is left. */
export const writeAnchor =
  (next: Anchor): Decision<Anchored, AuditEvent> =>
  ({ toPos, hash }) =>
    next.count > 0 && next.fromPos === toPos && next.prev === hash ? [{ type: 'AnchorWritten', data: next }] : []

/** The positions of a restored log are new ones, so the anchors begin again with its first event. */
export const resetAnchors =
  (): Decision<Anchored, AuditEvent> =>
  ({ toPos }, { at }) =>
    toPos === '' ? [] : [{ type: 'AnchorsReset', data: { resetAt: at } }]

import type { Decision } from '../../kernel/decider.ts'
import type { Admin } from './admin.ts'
import type { Anchored } from './anchor.ts'
import type { Anchor, AuditEvent, View } from './events.ts'

/** Each look is an entry of its own: the same page opened twice was looked at twice. */
export const recordView =
  (view: View): Decision<Admin, AuditEvent> =>
  () => [{ type: 'AdminViewed', data: view }]

/** An anchor goes on from the one before; one that was measured from elsewhere came too late and is left. */
export const writeAnchor =
  (next: Anchor): Decision<Anchored, AuditEvent> =>
  ({ toPos, hash }) =>
    next.count > 0 && next.fromPos === toPos && next.prev === hash ? [{ type: 'AnchorWritten', data: next }] : []

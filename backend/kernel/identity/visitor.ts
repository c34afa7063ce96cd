import type { Actor } from '../event.ts'

/** Whoever acts without an account, and without a link that names them. */
export const VISITOR: Actor = { kind: 'visitor', id: 'visitor' }

import type { Kin, StateKin } from '../../../backend/modules/connections/contract.ts'

/** "one is the … of other", as it is stated: a child is one whose parent the other is. */
export const lineOf = (one: string, kin: Kin, other: string): StateKin =>
  kin === 'child' ? { from: other, to: one, kin: 'parent' } : { from: one, to: other, kin }

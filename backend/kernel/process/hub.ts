import type { Fragment } from '../db.ts'
import type { FamilyRole } from '../identity/roles.ts'

/** Whose hub it is, and the family that it is about. */
export type HubReader = { readonly id: string; readonly familyId: string; readonly role: FamilyRole }

/** @number things that a card of the hub names */
export const MOST_ON_A_CARD = 3

/** A card of the hub; published in its module's module.ts, and put into words by the web's module of the same name. */
export type HubCard = {
  readonly card: string
  /** The module whose read tables it is made of, and the events that they tell: while they are behind, the card says so. */
  readonly module: string
  readonly category: string
  /**
   * Selects `n` (number), `id` (uuid), `title` (jsonb, sealed) and `at` (timestamptz), in the order in which they are to
   * stand, MOST_ON_A_CARD rows at most: `n` is how much there is in all, on each row. What is a number alone has one row
   * without an id. No row: no card.
   */
  readonly rows: (reader: HubReader) => Fragment
}

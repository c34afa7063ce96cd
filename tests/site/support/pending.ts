/** Routes of the specification that have no page yet. The list only shrinks; when it is empty it goes. */
export const PENDING: readonly string[] = []

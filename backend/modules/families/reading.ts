export { family, type Family } from './family.ts'

/** What a family is called: as it was named, else after its owner. */
export const familyName = (named: string, owner: string): string => named || (owner ? `${owner}’s family` : 'A family')

/** How members of a family are called who have an account no more, or are in it no more. */
export const FORMER = 'a former member'

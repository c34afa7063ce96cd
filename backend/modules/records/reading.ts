export { keyOf, recordIdOf } from './ids.ts'
export { cardOf, type Card } from './lenses/card.ts'
export { linksIn, type Link } from './lenses/links.ts'
export { applied, numbered } from './structure.ts'

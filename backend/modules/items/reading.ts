export { ITEM } from './contract/bounds.ts'
export { dateInName } from './contract/dateInName.ts'
export { sortOf } from './contract/dates.ts'

export { isSeen, type Reader } from './queries/row.ts'
export { openPart, partsOf } from './shareable.ts'

export { isSeen, type Reader } from './queries/row.ts'
export { sharedParts } from './queries/shared.ts'
export { openPart } from './shareable.ts'

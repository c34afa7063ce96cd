export { isSeen, type Reader } from './queries/row.ts'

import { ERASED } from '../../backend/kernel/log/codec.ts'

/** What can be opened no more is searched by nobody. */
export const readable = (value: string | undefined): string => (value === undefined || value === ERASED ? '' : value)

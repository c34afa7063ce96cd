import type { EmailChange } from './account.ts'
import { normalised } from './email.ts'

/** What a link of an address change stands for: its side, the change, and the address that the mail went to. */
export const changeParts = ({ requestedAt, email }: EmailChange, side: 'old' | 'new', old: string) =>
  [side, requestedAt, normalised(side === 'old' ? old : email)] as const

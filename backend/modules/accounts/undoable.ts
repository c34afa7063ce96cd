import type { LetterKind } from './events.ts'

const UNDOABLE: ReadonlySet<LetterKind> = new Set([
  'password-changed',
  'email-changed',
  'factor-enabled',
  'factor-disabled',
  'recovery-codes-made',
  'recovery-code-used',
  'passkey-added',
  'passkey-removed',
  'new-device',
  'data-exported',
  'deletion-planned',
  'backup-added',
  'backup-removed',
  'factor-removal-asked',
] as const)

/** Whether the mail says "it was not me", with a link that takes back what it tells of. */
export const isUndoable = (kind: LetterKind): boolean => UNDOABLE.has(kind)

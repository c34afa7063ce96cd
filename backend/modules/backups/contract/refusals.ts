import type { Sentences } from '../../../kernel/words/refusals.ts'

export const refusals = { 'backup-running': 409 } as const
export type BackupRefusal = keyof typeof refusals

export const sentences: Sentences<BackupRefusal> = {
  'backup-running': 'A backup is already running.',
}

import type { Decision } from '../../kernel/log/decider.ts'
import { refusing } from '../../kernel/errors.ts'
import type { Backup } from './backup.ts'
import type { BackupRefusal } from './contract.ts'
import type { BackupsEvent, Compared, Flaw, Made, Part } from './events.ts'

type Decide = Decision<Backup, BackupsEvent>
const refuse = refusing<BackupRefusal>()

/** `isOneRunning` is a fact of the other backups, read by the caller. */
export const requestBackup =
  ({ isOneRunning }: { readonly isOneRunning: boolean }): Decide =>
  ({ status }, { at }) => {
    if (status !== 'new') return []
    if (isOneRunning) throw refuse('backup-running')
    return [{ type: 'BackupRequested', data: { requestedAt: at } }]
  }

export const recordPart =
  (stored: { readonly part: Part; readonly count: number; readonly bytes: number }): Decide =>
  ({ status, parts }) =>
    status === 'running' && !parts.includes(stored.part) ? [{ type: 'BackupPartStored', data: stored }] : []

/** One that was called failed meanwhile is not good after all: what it stored may be cleared away already. */
export const finishBackup =
  (made: Made): Decide =>
  ({ status }, { at }) =>
    status === 'running' ? [{ type: 'BackupFinished', data: { ...made, finishedAt: at } }] : []

export const failBackup =
  (flaw: Flaw): Decide =>
  ({ status }, { at }) =>
    status === 'running' ? [{ type: 'BackupFailed', data: { ...flaw, during: 'making', failedAt: at } }] : []

export const recordProof =
  (compared: Compared): Decide =>
  ({ status, isProved }, { at }) =>
    status === 'good' && !isProved ? [{ type: 'BackupProved', data: { ...compared, provedAt: at } }] : []

export const failProof =
  (flaw: Flaw): Decide =>
  ({ status }, { at }) =>
    status === 'good' ? [{ type: 'BackupFailed', data: { ...flaw, during: 'proof', failedAt: at } }] : []

export const removeKeys =
  (): Decide =>
  ({ hasKeys }, { at }) =>
    hasKeys ? [{ type: 'BackupKeysRemoved', data: { removedAt: at } }] : []

export const removeBackup =
  (): Decide =>
  ({ status }, { at }) =>
    status === 'new' || status === 'running' || status === 'removed'
      ? []
      : [{ type: 'BackupRemoved', data: { removedAt: at } }]

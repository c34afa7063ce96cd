import type { Event } from '../../kernel/event.ts'

// Stored forever: add a type or an optional field, never rename or remove one (docs/adr/0004).
export const categories = ['backup'] as const

/** What a backup is made of, in the order in which it is stored. */
export type Part = 'log' | 'tables' | 'keyring' | 'blobs'
/** Why a backup is not good; `where` names the piece, never what is in it. */
export type Flaw = {
  readonly reason:
    | 'away'
    | 'unfinished'
    | 'missing'
    | 'damaged'
    | 'count_differs'
    | 'chain_broken'
    | 'table_refused'
    | 'keys_do_not_open'
  readonly where: string
}
export type Made = {
  readonly toPos: string
  readonly events: number
  readonly blobs: number
  /** Of what this backup added, sealed blobs that an earlier one holds left out. */
  readonly bytes: number
  /** SHA-256 of the manifest, which has the hashes of all else. */
  readonly hash: string
}
/** What was compared when the backup was read back. */
export type Compared = {
  readonly events: number
  readonly streams: number
  readonly rows: number
  readonly fieldsOpened: number
  readonly blobs: number
}
export type BackupsEvent =
  | Event<'BackupRequested', { requestedAt: string }>
  | Event<'BackupPartStored', { part: Part; count: number; bytes: number }>
  | Event<'BackupFinished', Made & { finishedAt: string }>
  | Event<'BackupFailed', Flaw & { during: 'making' | 'proof'; failedAt: string }>
  | Event<'BackupProved', Compared & { provedAt: string }>
  /** Its keyring and tables, after thirty days: what was erased since is gone from it. */
  | Event<'BackupKeysRemoved', { removedAt: string }>
  | Event<'BackupRemoved', { removedAt: string }>

/** Nothing here is personal: counts, hashes and times alone. */
export const personal = {} as const

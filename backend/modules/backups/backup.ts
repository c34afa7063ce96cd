import type { Aggregate } from '../../kernel/log/decider.ts'
import { personal, type BackupsEvent, type Part } from './events.ts'

/** One backup. `damaged` was finished, and could not be read back; it is kept by the same rule as a good one. */
export type Backup = {
  readonly status: 'new' | 'running' | 'good' | 'damaged' | 'failed' | 'removed'
  readonly parts: readonly Part[]
  readonly isProved: boolean
  readonly hasKeys: boolean
  /** Of the manifest, once there is one. */
  readonly hash: string
}

export const backup: Aggregate<Backup, BackupsEvent> = {
  category: 'backup',
  personal,
  subject: () => '',
  audience: () => '',
  initial: { status: 'new', parts: [], isProved: false, hasKeys: false, hash: '' },
  evolve: (backup, event) => {
    switch (event.type) {
      case 'BackupRequested':
        return { ...backup, status: 'running', hasKeys: true }
      case 'BackupPartStored':
        return { ...backup, parts: [...backup.parts, event.data.part] }
      case 'BackupFinished':
        return { ...backup, status: 'good', hash: event.data.hash }
      case 'BackupFailed':
        return { ...backup, status: event.data.during === 'proof' ? 'damaged' : 'failed' }
      case 'BackupProved':
        return { ...backup, isProved: true }
      case 'BackupKeysRemoved':
        return { ...backup, hasKeys: false }
      case 'BackupRemoved':
        return { ...backup, status: 'removed', hasKeys: false }
    }
  },
}

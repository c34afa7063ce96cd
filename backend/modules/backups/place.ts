import { createHash } from 'node:crypto'
import { blobsOf } from '../../kernel/blob/blobs.ts'
import type { Key } from '../../kernel/log/keyring.ts'
import { sealedBlobs } from '../../kernel/blob/sealedBlobs.ts'
import type { Settings } from '../../kernel/process/settings.ts'

/** Whose key seals all that lies there: the operator's. */
export const OPERATOR = 'operator'

const kidOf = (secret: Buffer) => createHash('sha256').update(secret).digest('hex').slice(0, 16)

/**
 * Where backups lie: a bucket of its own, in the same object store unless the operator names another. Everything in it is
 * sealed with BACKUP_KEY. `backups/<id>/…` holds the log, the list of blobs and the manifest, `keys/<id>/…` what an
 * erasure must be able to reach, `blobs/…` the copies that all backups share.
 */
export const placeOf = ({ backup }: Pick<Settings, 'backup'>) => {
  const blobs = blobsOf({ s3: backup.s3 })
  const key: Key = { kid: kidOf(backup.key), secret: backup.key }
  const keys = {
    sealing: async () => key,
    opening: async (_thing: string, kid: string) => (kid === key.kid ? key : undefined),
  }
  return { ...sealedBlobs({ blobs, keys }), blobs }
}
export type Place = ReturnType<typeof placeOf>

export const folderOf = (backupId: string): string => `backups/${backupId}/`
export const keysFolderOf = (backupId: string): string => `keys/${backupId}/`

import { randomBytes } from 'node:crypto'
import type { Environment } from '../../backend/kernel/process/settings.ts'

/** Buckets of a test's own: what is cleared away in one is nobody else's. */
export const ownBuckets = (): Environment => {
  const mark = randomBytes(6).toString('hex')
  return { S3_BUCKET: `house-${mark}`, BACKUP_S3_BUCKET: `backup-${mark}` }
}

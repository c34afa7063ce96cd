import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { exitCodes, Failure } from './failure.ts'
import { writeWhole } from './supervisor/note.ts'

/** What only this data folder knows. Losing `masterKey` makes every sealed text unreadable. */
export type Secrets = {
  readonly masterKey: string
  /** Wraps the keys of sealed capsules. */
  readonly vaultKey: string
  /** Seals backups. */
  readonly backupKey: string
  /** What opens the payment simulator, and what it signs with. */
  readonly paymentsKey: string
  readonly paymentsSecret: string
  readonly postgresPassword: string
  readonly s3AccessKey: string
  readonly s3SecretKey: string
}

const newKey = () => randomBytes(32).toString('base64')

const newPayments = () => ({
  paymentsKey: `sk_test_${randomBytes(16).toString('hex')}`,
  paymentsSecret: `whsec_${randomBytes(24).toString('hex')}`,
})

const make = (): Secrets => ({
  masterKey: newKey(),
  vaultKey: newKey(),
  backupKey: newKey(),
  ...newPayments(),
  postgresPassword: randomBytes(24).toString('base64url'),
  s3AccessKey: randomBytes(10).toString('hex'),
  s3SecretKey: randomBytes(30).toString('base64url'),
})

/** Made once, and kept beside the data they open. */
export const secretsOf = (folder: string): Secrets => {
  const file = join(folder, 'secrets.json')
  if (!existsSync(file)) writeWhole(file, make())
  try {
    const secrets = JSON.parse(readFileSync(file, 'utf8')) as Secrets
    if (secrets.backupKey && secrets.vaultKey && secrets.paymentsKey) return secrets
    // A folder from before there were backups, capsules, or payments.
    const { vaultKey, backupKey } = secrets
    const payments = secrets.paymentsKey ? {} : newPayments()
    writeWhole(file, { ...secrets, ...payments, vaultKey: vaultKey || newKey(), backupKey: backupKey || newKey() })
    return secretsOf(folder)
  } catch {
    throw new Failure(
      `${file} cannot be read. Bring back a copy: without it the data cannot be opened.`,
      exitCodes.failed,
    )
  }
}

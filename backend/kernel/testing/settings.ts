import { newMasterKey, readSettings, type Environment, type Settings } from '../process/settings.ts'

const nowhere: Environment = {
  DATABASE_URL: 'postgres://localhost/none',
  EVENTSTORE_URL: 'esdb://localhost:1',
  TEMPORAL_ADDRESS: 'localhost:1',
  S3_ENDPOINT: 'http://localhost:1',
  S3_ACCESS_KEY: 'key',
  S3_SECRET_KEY: 'secret',
  SMTP_URL: 'smtp://localhost:1',
}

/** Settings of a house that has no parts: for what is only written or computed. */
export const settingsOf = (environment: Environment = {}): Settings =>
  readSettings({
    ...nowhere,
    MASTER_KEY: newMasterKey(),
    VAULT_KEY: newMasterKey(),
    BACKUP_KEY: newMasterKey(),
    ORIGIN: 'https://house.example',
    ...environment,
  })

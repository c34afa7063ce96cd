import { engineFolders } from './programs/engine.ts'
import { ffmpegPath, mediaPrograms } from './programs/ffmpeg.ts'

/** Settings that the person who starts us may give in the environment; without them the processes use their own. */
const PASSED_ON = [
  'TEMPORAL_NAMESPACE',
  'TEMPORAL_UI_URL',
  'S3_BUCKET',
  'BACKUP_S3_ENDPOINT',
  'BACKUP_S3_ACCESS_KEY',
  'BACKUP_S3_SECRET_KEY',
  'BACKUP_S3_BUCKET',
  'MAIL_FROM',
  'TRUSTED_PROXIES',
  'BOUNCE_SECRET',
  'PRODUCT_NAME',
  'SUPPORT_PHONE',
  'SUPPORT_EMAIL',
  'SUPPORT_HOURS',
  'CLAIMS_MODE',
  'DAY_MS',
  'ADMIN_EMAIL',
  'TEST_LOGIN',
  'AI_FEATURES',
  'TRANSCRIBE_URL',
  'SPEECH_ENGINE',
  'READER_ENGINE',
  'CHROMIUM_PATH',
] as const

const DAY_MS = 86_400_000

type Given = {
  readonly env: NodeJS.ProcessEnv
  readonly masterKey: string
  readonly vaultKey: string
  readonly backupKey: string
  readonly dayMs: number | undefined
  readonly origin: string
}

/** What our three processes are told besides the addresses of the parts. */
export const appSettings = (given: Given): Readonly<Record<string, string>> => {
  const { env, masterKey, vaultKey, backupKey, dayMs, origin } = given
  return {
    TEMPORAL_NAMESPACE: 'legacy',
    S3_BUCKET: 'everhearth',
    DAY_MS: String(DAY_MS),
    TEST_LOGIN: 'on', // in production the processes ignore it
    ...engineFolders(),
    ...Object.fromEntries(PASSED_ON.flatMap((name) => (env[name] ? [[name, env[name]]] : []))),
    ...(dayMs === undefined ? {} : { DAY_MS: String(dayMs) }),
    ...mediaPrograms(env),
    FFMPEG_PATH: ffmpegPath(env),
    ORIGIN: env['ORIGIN'] || origin,
    MASTER_KEY: env['MASTER_KEY'] || masterKey,
    VAULT_KEY: env['VAULT_KEY'] || vaultKey,
    BACKUP_KEY: env['BACKUP_KEY'] || backupKey,
    WEB_DIST: 'dist/web',
    HOST: '127.0.0.1',
  }
}

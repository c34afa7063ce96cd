import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { AiFeature } from '../contract.ts'
import { areHours } from '../words/hours.ts'
import { paymentsIn } from './payments.ts'
import { productionFaults } from './production.ts'

/** @number milliseconds of a day unless DAY_MS says otherwise */
const DAY = 86_400_000
/** @number how far above a process's port its inner one lies */
const INNER_ABOVE = 100

/** Every setting the three processes read; docker-compose.yml is held against these names. */
export const settingNames = {
  DATABASE_URL: { required: true },
  EVENTSTORE_URL: { required: true },
  TEMPORAL_ADDRESS: { required: true },
  TEMPORAL_NAMESPACE: { required: false },
  TEMPORAL_UI_URL: { required: false },
  S3_ENDPOINT: { required: true },
  S3_ACCESS_KEY: { required: true },
  S3_SECRET_KEY: { required: true },
  S3_BUCKET: { required: false },
  BACKUP_KEY: { required: true },
  BACKUP_S3_ENDPOINT: { required: false },
  BACKUP_S3_ACCESS_KEY: { required: false },
  BACKUP_S3_SECRET_KEY: { required: false },
  BACKUP_S3_BUCKET: { required: false },
  SMTP_URL: { required: true },
  MAIL_FROM: { required: false },
  BOUNCE_SECRET: { required: false },
  ORIGIN: { required: false },
  TRUSTED_PROXIES: { required: false },
  MASTER_KEY: { required: true },
  VAULT_KEY: { required: true },
  ADMIN_EMAIL: { required: false },
  SETUP_CODE_FILE: { required: false },
  PROBE_URL: { required: false },
  DAY_MS: { required: false },
  PRODUCT_NAME: { required: false },
  SUPPORT_PHONE: { required: false },
  SUPPORT_EMAIL: { required: false },
  SUPPORT_HOURS: { required: false },
  STRIPE_SECRET_KEY: { required: false },
  STRIPE_WEBHOOK_SECRET: { required: false },
  STRIPE_URL: { required: false },
  CLAIMS_MODE: { required: false },
  TEST_LOGIN: { required: false },
  AI_FEATURES: { required: false },
  TRANSCRIBE_URL: { required: false },
  SPEECH_ENGINE: { required: false },
  READER_ENGINE: { required: false },
  FFMPEG_PATH: { required: false },
  FFPROBE_PATH: { required: false },
  CHROMIUM_PATH: { required: false },
  WEB_DIST: { required: false },
  HOST: { required: false },
  PORT: { required: false },
  INNER_HOST: { required: false },
  INNER_PORT: { required: false },
} as const
type Name = keyof typeof settingNames
export type Environment = Readonly<Record<string, string | undefined>>

const Features = v.array(AiFeature)
/** @throws Error for a word that names no feature */
const featuresIn = (text: string): readonly AiFeature[] => {
  const named = text.split(',').flatMap((each) => each.trim() || [])
  const features = v.safeParse(Features, named[0] === 'off' ? [] : named)
  if (!features.success) throw new Error(`AI_FEATURES must be off, or some of ${AiFeature.options.join(', ')}`)
  return features.output
}

type ClaimsMode = 'off' | 'live' | 'sample'
const isClaimsMode = (text: string): text is ClaimsMode => ['off', 'live', 'sample'].includes(text)

/**
 * Reads the settings from the environment.
 * @throws Error naming the settings that are missing or malformed, one a line
 */
export const readSettings = (environment: Environment) => {
  const names = Object.keys(settingNames) as Name[]
  const missing = names.filter((name) => settingNames[name].required && !environment[name])
  if (missing.length > 0) throw new Error(`These settings are missing: ${missing.join(', ')}`)
  const isProduction = environment['NODE_ENV'] === 'production'
  const faults = isProduction ? productionFaults(environment) : []
  if (faults.length > 0) throw new Error(faults.join('\n'))
  const text = (name: Name, otherwise = '') => environment[name] || otherwise
  const keyOf = (name: 'MASTER_KEY' | 'VAULT_KEY' | 'BACKUP_KEY') => {
    const key = Buffer.from(text(name), 'base64')
    if (key.length !== 32) throw new Error(`${name} must be 32 bytes in base64`)
    return key
  }
  const dayMs = Number(text('DAY_MS', String(DAY)))
  if (!Number.isInteger(dayMs) || dayMs < 1_000) throw new Error('DAY_MS must be a whole number of at least 1000')
  const trustedProxies = Number(text('TRUSTED_PROXIES', '0'))
  if (!Number.isInteger(trustedProxies) || trustedProxies < 0)
    throw new Error('TRUSTED_PROXIES must be a whole number: how many proxies stand before the app')
  const claimsMode = text('CLAIMS_MODE', isProduction ? 'live' : 'sample')
  if (!isClaimsMode(claimsMode)) throw new Error('CLAIMS_MODE must be off, live or sample')
  const supportHours = text('SUPPORT_HOURS')
  if (!areHours(supportHours)) throw new Error('SUPPORT_HOURS must be like "Mon-Fri 09:00-17:00 Europe/Madrid" or 24/7')
  const transcribeUrl = text('TRANSCRIBE_URL')
  if (transcribeUrl !== '' && !URL.canParse(transcribeUrl)) throw new Error('TRANSCRIBE_URL must be an address')
  const port = Number(text('PORT', '3000'))
  return {
    databaseUrl: text('DATABASE_URL'),
    eventStoreUrl: text('EVENTSTORE_URL'),
    temporalAddress: text('TEMPORAL_ADDRESS'),
    temporalNamespace: text('TEMPORAL_NAMESPACE', 'legacy'),
    /** Where staff reach Temporal's own pages; empty where they do not. */
    temporalUiUrl: text('TEMPORAL_UI_URL').replace(/\/$/, ''),
    s3: {
      endpoint: text('S3_ENDPOINT'),
      accessKey: text('S3_ACCESS_KEY'),
      secretKey: text('S3_SECRET_KEY'),
      bucket: text('S3_BUCKET', 'everhearth'),
    },
    smtpUrl: text('SMTP_URL'),
    bounceSecret: text('BOUNCE_SECRET'),
    mailFrom: text('MAIL_FROM', 'hello@everhearth.example'),
    origin: text('ORIGIN', 'http://localhost:3000').replace(/\/$/, ''),
    /** How many proxies of the operator's stand before us, each of which adds whom it heard to X-Forwarded-For. */
    trustedProxies,
    probeUrl: text('PROBE_URL').replace(/\/$/, ''),
    masterKey: keyOf('MASTER_KEY'),
    /** Wraps keys that open nothing before their time. */
    vaultKey: keyOf('VAULT_KEY'),
    /** Where backups lie, and what seals them: without other words a bucket beside that of the recordings. */
    backup: {
      key: keyOf('BACKUP_KEY'),
      s3: {
        endpoint: text('BACKUP_S3_ENDPOINT', text('S3_ENDPOINT')),
        accessKey: text('BACKUP_S3_ACCESS_KEY', text('S3_ACCESS_KEY')),
        secretKey: text('BACKUP_S3_SECRET_KEY', text('S3_SECRET_KEY')),
        bucket: text('BACKUP_S3_BUCKET', 'everhearth-backup'),
      },
    },
    adminEmail: text('ADMIN_EMAIL'),
    setupCodeFile: text('SETUP_CODE_FILE', '.data/setup-code'),
    dayMs,
    productName: text('PRODUCT_NAME', 'Everhearth'),
    supportPhone: text('SUPPORT_PHONE', '+1 555 0100'),
    supportEmail: text('SUPPORT_EMAIL', 'help@everhearth.example'),
    /** When somebody sits at the desk; empty for never: then a chat becomes a mail. */
    supportHours,
    /** What public pages may claim about us: nothing, what is measured, or sample figures labelled as such. */
    claimsMode,
    payments: paymentsIn(environment, dayMs),
    /** Whether made-up accounts open without a password, for people who try the app out; never in production. */
    hasTestLogin: text('TEST_LOGIN') === 'on' && !isProduction,
    /** What machines may do in this house at all, where a family says yes as well. */
    aiFeatures: featuresIn(text('AI_FEATURES', 'read,listen,organize')),
    /** An engine outside of our service that listens instead of ours, as OpenAI's protocol has it; empty for ours. */
    transcribeUrl: transcribeUrl.replace(/\/$/, ''),
    /** The folder of the engine that listens; empty, or not there yet, where nothing does. */
    speechEngine: text('SPEECH_ENGINE'),
    /** The same of the engine that reads papers. */
    readerEngine: text('READER_ENGINE'),
    ffmpeg: text('FFMPEG_PATH', 'ffmpeg'),
    ffprobe: text('FFPROBE_PATH', 'ffprobe'),
    /** The browser that prints books; empty where none is, and no PDF is made. */
    chromium: text('CHROMIUM_PATH'),
    webDist: text('WEB_DIST', 'dist/web'),
    host: text('HOST', '127.0.0.1'),
    port,
    /** Where metrics and the states of all parts are read, apart from the pages that everybody reads. */
    innerHost: text('INNER_HOST', '127.0.0.1'),
    innerPort: Number(text('INNER_PORT', String(port + INNER_ABOVE))),
  }
}
export type Settings = ReturnType<typeof readSettings>

/** A new MASTER_KEY, VAULT_KEY or BACKUP_KEY, for tests. */
export const newMasterKey = (): string => randomBytes(32).toString('base64')

import { blobPorts, blobs, s3Endpoint } from './parts/blobs.ts'
import { eventNode, eventNodePorts, eventStoreUrl } from './parts/eventNode.ts'
import { mail, mailPage, mailPorts, smtpUrl } from './parts/mail.ts'
import type { Part, Ports, Say } from './parts/part.ts'
import { payments, paymentsPorts, paymentsUrl } from './parts/payments.ts'
import { postgres, postgresPorts, postgresUrl } from './parts/postgres.ts'
import { temporal, temporalAddress, temporalPorts } from './parts/temporal.ts'
import { databaseBeside, ensureDatabase } from './parts/database.ts'
import { Failure } from './failure.ts'
import type { Secrets } from './secrets.ts'
import type { Wishes } from './supervisor/ports.ts'

export type Context = {
  readonly folder: string
  readonly env: NodeJS.ProcessEnv
  readonly secrets: Secrets
  readonly namespace: string
  /** How long a day is, and where the api answers. */
  readonly dayMs: string
  readonly app: string
  readonly say: Say
  readonly ports: (name: string, wishes: Wishes) => Promise<Ports>
}

/** A part to run, or none when the environment names one that runs elsewhere, and what the app is told of it. */
type Composed = {
  readonly parts: readonly Part[]
  readonly settings: Readonly<Record<string, string>>
  readonly pages?: Readonly<Record<string, string>>
}

const EVENTS = 'events'
const APP = 'everhearth'

/** What the environment gives is used as it is; `names` go with the first of them. */
const given = (env: NodeJS.ProcessEnv, ...names: readonly string[]): Composed | undefined =>
  env[names[0] ?? '']
    ? { parts: [], settings: Object.fromEntries(names.flatMap((name) => (env[name] ? [[name, env[name]]] : []))) }
    : undefined

const ownPostgres = async ({ folder, ports, secrets, say }: Context): Promise<Composed> => {
  const { postgres: port = 0 } = await ports('postgres', postgresPorts)
  const server = { port, password: secrets.postgresPassword }
  return {
    parts: [postgres({ ...server, folder, databases: [EVENTS, APP], say })],
    settings: { DATABASE_URL: postgresUrl(server, APP) },
  }
}

const ownEventNode = async ({ ports }: Context, appDatabase: string, needs: readonly string[]): Promise<Composed> => {
  const { events: port = 0 } = await ports('event-node', eventNodePorts)
  const databaseUrl = databaseBeside(appDatabase, EVENTS)
  const node = eventNode({ port, databaseUrl, needs })
  // On a Postgres of the operator's nobody has made the node's database yet.
  const beforeLaunch = needs.length > 0 ? undefined : () => ensureDatabase(appDatabase, EVENTS)
  return { parts: [beforeLaunch ? { ...node, beforeLaunch } : node], settings: { EVENTSTORE_URL: eventStoreUrl(port) } }
}

const ownTemporal = async ({ folder, ports, namespace, say }: Context): Promise<Composed> => {
  const chosen = await ports('temporal', temporalPorts)
  return {
    parts: [temporal({ folder, ports: chosen, namespace, say })],
    settings: { TEMPORAL_ADDRESS: temporalAddress(chosen) },
    pages: { Temporal: `http://127.0.0.1:${chosen['ui']}` },
  }
}

const ownBlobs = async ({ folder, ports, secrets, say }: Context): Promise<Composed> => {
  const chosen = await ports('blobs', blobPorts)
  const keys = { accessKey: secrets.s3AccessKey, secretKey: secrets.s3SecretKey }
  return {
    parts: [blobs({ folder, ports: chosen, ...keys, say })],
    settings: { S3_ENDPOINT: s3Endpoint(chosen), S3_ACCESS_KEY: keys.accessKey, S3_SECRET_KEY: keys.secretKey },
  }
}

const ownMail = async ({ folder, ports }: Context): Promise<Composed> => {
  const chosen = await ports('mail', mailPorts)
  return {
    parts: [mail({ folder, ports: chosen })],
    settings: { SMTP_URL: smtpUrl(chosen) },
    pages: { Mail: mailPage(chosen) },
  }
}

/** A key of the operator's is used, with what its webhooks are signed by; `off` runs no simulator either. */
const givenPayments = (env: NodeJS.ProcessEnv): Composed | undefined => {
  if (env['PAYMENTS'] === 'off') return { parts: [], settings: {} }
  if (env['STRIPE_SECRET_KEY'] && !env['STRIPE_WEBHOOK_SECRET'])
    throw new Failure('STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET beside it: webhooks are signed with it.')
  return given(env, 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET')
}

const ownPayments = async ({ folder, ports, secrets, dayMs, app }: Context): Promise<Composed> => {
  const chosen = await ports('payments', paymentsPorts)
  const { paymentsKey: key, paymentsSecret: secret } = secrets
  return {
    parts: [payments({ folder, ports: chosen, dayMs, app, key, secret })],
    settings: { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret, STRIPE_URL: paymentsUrl(chosen) },
    pages: { Payments: paymentsUrl(chosen) },
  }
}

/** Every part the app needs: those the environment names are used, the others are ours to run. */
export const compose = async (context: Context): Promise<Required<Composed>> => {
  const { env } = context
  const database = given(env, 'DATABASE_URL') ?? (await ownPostgres(context))
  const needs = database.parts.map(({ name }) => name)
  const all = [
    database,
    given(env, 'EVENTSTORE_URL') ?? (await ownEventNode(context, database.settings['DATABASE_URL'] ?? '', needs)),
    given(env, 'TEMPORAL_ADDRESS') ?? (await ownTemporal(context)),
    given(env, 'S3_ENDPOINT', 'S3_ACCESS_KEY', 'S3_SECRET_KEY') ?? (await ownBlobs(context)),
    given(env, 'SMTP_URL') ?? (await ownMail(context)),
    givenPayments(env) ?? (await ownPayments(context)),
  ]
  return {
    parts: all.flatMap(({ parts }) => parts),
    settings: Object.assign({}, ...all.map(({ settings }) => settings)) as Record<string, string>,
    pages: Object.assign({}, ...all.map(({ pages }) => pages)) as Record<string, string>,
  }
}

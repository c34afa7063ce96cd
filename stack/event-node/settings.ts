import { readFileSync } from 'node:fs'

export type Tls = {
  readonly port: number
  readonly cert: Buffer
  readonly key: Buffer
  readonly adminPassword: string
}

export type Settings = {
  readonly databaseUrl: string
  readonly host: string
  readonly port: number
  readonly tls: Tls | undefined
  /** Test only: poses as version 20.10 without BatchAppend. */
  readonly isClassic: boolean
  /** How long a node that is going down may still hold the lock. */
  readonly lockWaitMs: number
}

const required = (name: string, value: string | undefined) => {
  if (!value) throw new Error(`${name} is not set`)
  return value
}

const tlsOf = (env: NodeJS.ProcessEnv): Tls | undefined => {
  const { EVENT_NODE_TLS_PORT, EVENT_NODE_TLS_CERT, EVENT_NODE_TLS_KEY, EVENT_NODE_ADMIN_PASSWORD } = env
  if (!EVENT_NODE_TLS_CERT || !EVENT_NODE_TLS_KEY) return undefined
  return {
    port: Number(required('EVENT_NODE_TLS_PORT', EVENT_NODE_TLS_PORT)),
    cert: readFileSync(EVENT_NODE_TLS_CERT),
    key: readFileSync(EVENT_NODE_TLS_KEY),
    adminPassword: required('EVENT_NODE_ADMIN_PASSWORD', EVENT_NODE_ADMIN_PASSWORD),
  }
}

export const readSettings = (env: NodeJS.ProcessEnv): Settings => ({
  databaseUrl: required('EVENT_NODE_DATABASE_URL', env['EVENT_NODE_DATABASE_URL']),
  host: env['EVENT_NODE_HOST'] || '127.0.0.1',
  port: Number(env['EVENT_NODE_PORT'] || 2113),
  tls: tlsOf(env),
  isClassic: env['EVENT_NODE_CLASSIC'] === '1',
  lockWaitMs: Number(env['EVENT_NODE_LOCK_WAIT_MS'] || 10_000),
})

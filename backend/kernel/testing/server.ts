import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Router } from '@koa/router'
import * as v from 'valibot'
import { inject, vi } from 'vitest'
import { applicationOf, type Paths } from '../http/application.ts'
import { Role } from '../contract.ts'
import { doorOf } from '../identity/credentials.ts'
import { sql } from '../db.ts'
import { closeKernel, kernelOf, type Kernel } from '../kernel.ts'
import { categoriesOf, committing, projecting, type Projection } from '../log/projection.ts'
import { moving, reacting, type Reactor } from '../log/reactor.ts'
import { beginSession } from '../identity/session.ts'
import type { Ports } from '../process/ports.ts'
import { newMasterKey, readSettings, type Environment } from '../process/settings.ts'
import { sharing } from '../log/sharing.ts'
import { subscribe } from '../log/subscription.ts'
import { browserAt } from './browser.ts'
import { migratedDatabase } from './database.ts'

type Reactors = Readonly<Record<string, Reactor>>

export type Wanted = {
  readonly routers: readonly ((kernel: Kernel) => Router | readonly Router[])[]
  /** The read tables to keep, by module. */
  readonly projections?: Readonly<Record<string, readonly Projection[]>>
  /** Reactors to run, by module. */
  readonly reactors?: Reactors | ((kernel: Kernel) => Reactors)
  /** What modules answer to the kernel; without, everybody is alone in a family. */
  readonly ports?: (kernel: Kernel) => Partial<Ports>
  /** Paths that modules keep open, as the process's own list says. */
  readonly paths?: Paths
  /** Settings other than the parts' own. */
  readonly settings?: Environment
  /** Fills the database that was made for it: read tables begin at the log's first event then, reactors where they are told. */
  readonly fill?: (databaseUrl: string) => Promise<void>
}

const SESSION = '/api/testing/session'

/** Begins a session without a password. */
const sessions = (kernel: Kernel) =>
  new Router().post(`${SESSION}/:accountId/:role`, async (ctx) => {
    const role = v.parse(Role, ctx.params['role'])
    const accountId = ctx.params['accountId'] ?? ''
    const { epoch } = await doorOf(kernel.db, accountId)
    await beginSession(ctx, accountId, { epoch, role, factorAt: new Date().toISOString() })
    ctx.body = {}
  })

/**
 * Modules' routes on a free port, on the run's real parts, with a database and a browser of their own. The log is
 * shared by all tests: read tables and reactors begin at its head, and ids in tests are fresh.
 */
export const startServer = async (wanted: Wanted) => {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const database = await migratedDatabase(inject('postgresUrl'))
  await wanted.fill?.(database.url)

  const s3 = inject('s3')
  const stopping = new AbortController()
  const settings = readSettings({
    DATABASE_URL: database.url,
    EVENTSTORE_URL: inject('eventStoreUrl'),
    TEMPORAL_ADDRESS: inject('temporalAddress'),
    S3_ENDPOINT: s3.endpoint,
    S3_ACCESS_KEY: s3.accessKey,
    S3_SECRET_KEY: s3.secretKey,
    SMTP_URL: inject('smtpUrl'),
    ORIGIN: origin,
    MASTER_KEY: newMasterKey(),
    VAULT_KEY: newMasterKey(),
    BACKUP_KEY: newMasterKey(),
    ...wanted.settings,
  })
  const categories = categoriesOf(Object.values(wanted.projections ?? {}).flat())
  const kernel = await kernelOf(settings, stopping.signal, categories, wanted.ports)
  const { db, clock, store, keyring, blobs } = kernel
  await blobs.ready()

  const { reactors = {} } = wanted
  const reacted = typeof reactors === 'function' ? reactors(kernel) : reactors
  const from = wanted.fill ? '0' : await store.head()
  const commit = committing(db)
  const move = moving(db)
  const running = [
    ...Object.entries(wanted.projections ?? {}).map(([module, tables]) => projecting(db, module, tables, commit)),
    ...Object.entries(reacted).map(([module, reactor]) => reacting(db, module, reactor, move)),
  ]
  for (const { name } of running)
    await db.query(sql.typeAlias('void')`
      insert into kernel.checkpoints (name, position) values (${name}, ${from}) on conflict do nothing`)
  const followed = [...new Set(running.flatMap(({ categories }) => categories))]
  const parts = sharing({ db, clock, store, keyring, databaseUrl: database.url }, followed)
  const halts = new Map<string, () => Promise<void>>()
  const reports = new Map<string, () => string>()
  const isNamed = (name: string, wantedName: string | undefined) => wantedName === undefined || name === wantedName
  const follow = async (only?: string) => {
    const begun = running
      .filter(({ name }) => isNamed(name, only))
      .map((each) => {
        const following = new AbortController()
        const subscription = subscribe(parts, each, following.signal)
        reports.set(each.name, subscription.report)
        halts.set(each.name, () => {
          following.abort()
          return subscription.done
        })
        return subscription
      })
    await vi.waitFor(() => {
      if (begun.some(({ state }) => state() !== 'running')) throw new Error('A subscription is not running yet')
    }, 10_000)
  }
  await follow()
  const halt = async (only?: string) => {
    await Promise.all([...halts].filter(([name]) => isNamed(name, only)).map(([, end]) => end()))
  }
  /** Does something while no subscription of this server runs, or not this one; they go on where they were. */
  const whileHalted = async (act: () => Promise<void>, only?: string) => {
    await halt(only)
    try {
      await act()
    } finally {
      await follow(only)
    }
  }
  const routers = [...wanted.routers.flatMap((router) => router(kernel)), sessions(kernel)]
  const answer = applicationOf(kernel, { routers, ...(wanted.paths && { paths: wanted.paths }) }).callback()
  server.on('request', (request, response) => void answer(request, response))

  const stop = async () => {
    server.closeAllConnections()
    server.close()
    stopping.abort()
    await Promise.all([halt(), kernel.checkpointSignals.done])
    await closeKernel(kernel)
    await database.drop()
  }
  const browser = () => browserAt(origin)
  /** A browser with a session of this account, whether or not it was ever opened; as staff, with a second factor. */
  const signedInAs = async (accountId: string, role: Role = 'user') => {
    const own = browser()
    await own.ask('POST', `${SESSION}/${accountId}/${role}`)
    return own
  }
  /** All that a table holds, as it lies there. */
  const rowsOf = (table: string) =>
    db.any(sql.type(v.record(v.string(), v.unknown()))`select * from ${sql.identifier(table.split('.'))}`)
  /** How each subscription stands, as a process's readiness says. */
  const readiness = () => Object.fromEntries([...reports].map(([name, report]) => [name, report()]))
  return { origin, kernel, browser, signedInAs, rowsOf, whileHalted, readiness, stop }
}
export type TestServer = Awaited<ReturnType<typeof startServer>>

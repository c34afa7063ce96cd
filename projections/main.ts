import { capabilitiesOf } from '../backend/kernel/identity/capability.ts'
import { clockOf } from '../backend/kernel/clock.ts'
import { connect } from '../backend/kernel/db.ts'
import { eventStoreOf } from '../backend/kernel/log/eventStore.ts'
import { serveHealth } from '../backend/kernel/process/health.ts'
import { derivedKey, KEYS, keyringOf } from '../backend/kernel/log/keyring.ts'
import { forgetOpened } from '../backend/kernel/log/openedTexts.ts'
import { listening } from '../backend/kernel/log/listening.ts'
import { log } from '../backend/kernel/process/log.ts'
import { migrate } from '../backend/kernel/process/migrate.ts'
import { probing } from '../backend/kernel/process/prober.ts'
import { categoriesOf, committing, projecting } from '../backend/kernel/log/projection.ts'
import { requireOwnKey, settingsOrExit } from '../backend/kernel/process/starting.ts'
import { sharing } from '../backend/kernel/log/sharing.ts'
import { subscribe, type RunningSubscription } from '../backend/kernel/log/subscription.ts'
import { stopSignal, waitFor } from '../backend/kernel/process/waiting.ts'
import { canaryPage } from '../backend/modules/messages/reading.ts'
import { modules } from './modules.ts'
import { rebuild } from './rebuild.ts'
import { rebuildWanted } from './wantedRebuilds.ts'

const settings = settingsOrExit(process.env)
const { databaseUrl } = settings
const signal = stopSignal()
const [command, module] = process.argv.slice(2)

const running: RunningSubscription[] = []
const states = () => Object.fromEntries(running.map(({ name, report }) => [name, report()]))
const health =
  command === undefined
    ? serveHealth(settings, () => (running.length > 0 ? states() : { projections: 'starting' }))
    : undefined

await waitFor('Postgres', signal, async () => {
  await migrate(databaseUrl, new URL('../backend/migrations/', import.meta.url), 'migrations')
  await migrate(databaseUrl, new URL('migrations/', import.meta.url), 'read_migrations')
})
const db = await connect(databaseUrl)
await waitFor('Postgres', signal, () => requireOwnKey(db, settings))
const store = eventStoreOf(settings.eventStoreUrl)
const keyring = keyringOf(db, settings.masterKey)

if (command === 'rebuild') {
  await rebuild({ db, store, keyring }, module ?? '', signal)
} else {
  const parts = { db, clock: clockOf(settings.dayMs), store, keyring, databaseUrl }
  const shared = sharing(parts, categoriesOf(Object.values(modules).flat()))
  const commit = committing(db)
  for (const [name, projections] of Object.entries(modules))
    running.push(subscribe(shared, projecting(db, name, projections, commit), signal))
  const forget = (subject?: string): void => {
    keyring.forget(subject)
    forgetOpened()
  }
  void listening(databaseUrl, signal, { channels: { [KEYS]: forget }, begin: () => forget() })
  const capabilities = capabilitiesOf(derivedKey(settings.masterKey, 'links'))
  void probing({ db, settings }, canaryPage(capabilities), signal)
  log.info('projecting', { modules: Object.keys(modules).join(' ') })
  void rebuildWanted({ db, store, keyring, settings }, signal).catch((error: unknown) =>
    log.error('not rebuilt', { error }),
  )
  await Promise.all(running.map(({ done }) => done))
}
health?.close()
await Promise.allSettled([store.close(), db.end()])
process.exit(0)

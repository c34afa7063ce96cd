import { Router } from '@koa/router'
import { applicationOf } from './kernel/http/application.ts'
import { documentsOf } from './kernel/http/documents.ts'
import { serveInner } from './kernel/process/health.ts'
import { httpServerOf } from './kernel/http/httpServer.ts'
import { kernelOf, closeKernel } from './kernel/kernel.ts'
import { live } from './kernel/http/live.ts'
import { log } from './kernel/process/log.ts'
import { migrate } from './kernel/process/migrate.ts'
import { openApiOf } from './kernel/http/openapi.ts'
import { signedIn } from './kernel/http/request.ts'
import { site } from './kernel/http/site.ts'
import { requireOwnKey, settingsOrExit } from './kernel/process/starting.ts'
import { stopSignal, waitFor } from './kernel/process/waiting.ts'
import { offerSetupCode } from './modules/accounts/setupCode.ts'
import { categories, paths, portsOf, routersOf, streamingOf } from './routers.ts'

const settings = settingsOrExit(process.env)
const signal = stopSignal()
await waitFor('Postgres', signal, () =>
  migrate(settings.databaseUrl, new URL('migrations/', import.meta.url), 'migrations'),
)
const kernel = await waitFor('Postgres', signal, () => kernelOf(settings, signal, categories, portsOf))
await waitFor('Postgres', signal, () => requireOwnKey(kernel.db, settings))
await waitFor('the object store', signal, kernel.blobs.ready)
await waitFor('the event store', signal, kernel.store.head)

await offerSetupCode(kernel, (line) => void process.stdout.write(`${line}\n`))

const routers = routersOf(kernel)
const openApi = openApiOf(settings.productName, routers)
const house = new Router({ prefix: '/api' })
  .get('/live', signedIn, live(kernel))
  .get('/openapi.json', (ctx) => void (ctx.body = openApi))

const state = async (check: () => Promise<unknown>) => {
  try {
    await check()
    return 'ok'
  } catch {
    return 'away'
  }
}
const readiness = async () => ({ events: await state(kernel.store.head), blobs: await state(kernel.blobs.ready) })
const streaming = streamingOf(kernel)
const app = applicationOf(kernel, {
  routers: [...routers, house],
  streaming,
  fallback: site(settings, await documentsOf(settings, settings.hasTestLogin ? [] : ['/test-login'])),
  readiness,
  paths,
})

const answer = app.callback()
const server = httpServerOf(
  (request, response) => void answer(request, response),
  streaming.flatMap(({ opts }) => opts.prefix ?? []),
)
server.listen(settings.port, settings.host, () => log.info('listening', { port: settings.port }))

const inner = serveInner(settings, readiness)

signal.addEventListener('abort', () => {
  inner.close()
  server.close(() => void closeKernel(kernel).then(() => process.exit(0)))
  // Open event streams would hold the server for ever.
  setTimeout(() => server.closeAllConnections(), 1_000).unref()
})

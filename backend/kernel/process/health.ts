import { createServer, type Server } from 'node:http'
import { registry } from './metrics.ts'
import type { Settings } from './settings.ts'

export type Readiness = () => Promise<Record<string, string>> | Record<string, string>
type Answer = { readonly status: number; readonly type: string; readonly body: string }
type Answering = (path: string, readiness: Readiness) => Promise<Answer | undefined>

/** The states that mean "this process does its work", a subscription on standby among them. */
const GOOD = new Set(['ok', 'running', 'standby'])

const readinessOf = async (readiness: Readiness) => {
  const parts = await readiness()
  const ready = Object.values(parts).every((state) => GOOD.has(state))
  const answer = (body: object): Answer => ({
    status: ready ? 200 : 503,
    type: 'application/json',
    body: JSON.stringify(body),
  })
  return { ready, parts, answer }
}
const ALIVE: Answer = { status: 200, type: 'text/plain', body: 'ok\n' }

/** What anybody may ask: /healthz, and /readyz without a word of what it rests on; undefined for any other path. */
export const healthAnswer: Answering = async (path, readiness) => {
  if (path === '/healthz') return ALIVE
  if (path !== '/readyz') return undefined
  const { ready, answer } = await readinessOf(readiness)
  return answer({ ready })
}

/**
 * What operators ask on the inner port: /healthz, /readyz with each part, /metrics. Not on the port of the pages: it
 * tells how many letters leave, and which part to press on.
 */
const innerAnswer: Answering = async (path, readiness) => {
  if (path === '/healthz') return ALIVE
  if (path === '/metrics') return { status: 200, type: registry.contentType, body: await registry.metrics() }
  if (path !== '/readyz') return undefined
  const { ready, parts, answer } = await readinessOf(readiness)
  return answer({ ready, parts })
}

const serve = (answering: Answering, host: string, port: number, readiness: Readiness): Server =>
  createServer((request, response) => {
    void answering(request.url ?? '', readiness).then((answer) => {
      response.writeHead(answer?.status ?? 404, { 'Content-Type': answer?.type ?? 'text/plain' })
      response.end(answer?.body ?? 'not found\n')
    })
  }).listen(port, host)

/** The operators' port of any process. */
export const serveInner = ({ innerHost, innerPort }: Settings, readiness: Readiness): Server =>
  serve(innerAnswer, innerHost, innerPort, readiness)

/** Both ports of a process that has no pages. */
export const serveHealth = (settings: Settings, readiness: Readiness) => {
  const servers = [serve(healthAnswer, settings.host, settings.port, readiness), serveInner(settings, readiness)]
  return { close: () => servers.forEach((server) => server.close()) }
}

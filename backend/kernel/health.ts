import { createServer, type Server } from 'node:http'
import { registry } from './metrics.ts'

export type Readiness = () => Promise<Record<string, string>> | Record<string, string>

/** The states that mean "this process does its work", a subscription on standby among them. */
const GOOD = new Set(['ok', 'running', 'standby'])

/** Answers /healthz, /readyz and /metrics; undefined for any other path. */
export const healthAnswer = async (
  path: string,
  readiness: Readiness,
): Promise<{ status: number; type: string; body: string } | undefined> => {
  if (path === '/healthz') return { status: 200, type: 'text/plain', body: 'ok\n' }
  if (path === '/metrics') return { status: 200, type: registry.contentType, body: await registry.metrics() }
  if (path !== '/readyz') return undefined
  const parts = await readiness()
  const isReady = Object.values(parts).every((state) => GOOD.has(state))
  return { status: isReady ? 200 : 503, type: 'application/json', body: JSON.stringify({ ready: isReady, parts }) }
}

/** The small server of a process that has no other. */
export const serveHealth = (host: string, port: number, readiness: Readiness): Server =>
  createServer((request, response) => {
    void healthAnswer(request.url ?? '', readiness).then((answer) => {
      response.writeHead(answer?.status ?? 404, { 'Content-Type': answer?.type ?? 'text/plain' })
      response.end(answer?.body ?? 'not found\n')
    })
  }).listen(port, host)

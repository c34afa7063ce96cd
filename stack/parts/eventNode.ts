import { fileURLToPath } from 'node:url'
import { newestChange } from '../newest.ts'
import type { Part } from './part.ts'
import { portAnswers } from './ready.ts'

/** @number port of the event node */
export const eventNodePorts = { events: { port: 2113 } }

export const eventStoreUrl = (port: number) => `esdb://127.0.0.1:${port}?tls=false`

const folder = fileURLToPath(new URL('../event-node', import.meta.url))

/** Our event node. It listens only once it owns the log, so an answering port means ready. */
export const eventNode = ({
  port,
  databaseUrl,
  needs,
}: {
  port: number
  databaseUrl: string
  needs: readonly string[]
}): Part => ({
  name: 'event-node',
  needs,
  ports: { events: port },
  stopWave: 1,
  prepare: async () => ({
    command: [process.execPath, `${folder}/main.ts`],
    env: { EVENT_NODE_DATABASE_URL: databaseUrl, EVENT_NODE_HOST: '127.0.0.1', EVENT_NODE_PORT: String(port) },
    version: newestChange([folder]),
  }),
  isReady: () => portAnswers(port),
})

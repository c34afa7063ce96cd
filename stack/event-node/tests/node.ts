import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { newDatabaseUrl } from './postgres.ts'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))

export const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await once(server.close(), 'close')
  return port
}

export type Environment = Readonly<Record<string, string>>
export type NodeProcess = Awaited<ReturnType<typeof startNode>>

const spawnNode = (environment: Environment) => {
  const child = spawn(process.execPath, [MAIN], { env: { ...process.env, ...environment }, stdio: 'pipe' })
  let output = ''
  const ready = Promise.withResolvers<void>()
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
    if (output.includes('ready on')) ready.resolve()
  })
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { child, exited, ready: ready.promise, output: () => output }
}

/** A node that is expected to end by itself. */
export const runNode = (environment: Environment) => spawnNode(environment).exited

/** A node process on ports and, unless one is given, a database of its own; ready when this returns. */
export const startNode = async (given: Environment = {}) => {
  const environment = {
    EVENT_NODE_DATABASE_URL: newDatabaseUrl(),
    EVENT_NODE_PORT: String(await freePort()),
    ...given,
  }
  const start = async () => {
    const next = spawnNode(environment)
    const code = await Promise.race([next.ready, next.exited])
    if (code !== undefined) throw new Error(`the node ended with ${code}: ${next.output()}`)
    return next
  }
  let current = await start()
  const end = async (signal: NodeJS.Signals) => {
    current.child.kill(signal)
    return current.exited
  }
  return {
    environment,
    databaseUrl: environment.EVENT_NODE_DATABASE_URL,
    address: `127.0.0.1:${environment.EVENT_NODE_PORT}`,
    exited: () => current.exited,
    output: () => current.output(),
    rssMegabytes: () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(current.child.pid)])) / 1024,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    start: async () => {
      current = await start()
    },
  }
}

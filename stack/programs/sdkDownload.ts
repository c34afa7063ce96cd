import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Say } from '../parts/part.ts'
import { cacheFolder } from './cache.ts'
import { isProgram } from './onPath.ts'
import { run } from './run.ts'

export type Server = 'dev-server' | 'time-skipping'

const GIVE_UP_MS = 180_000

/** What an earlier download by the SDK left in the cache. */
export const sdkFolder = (server: Server) => join(cacheFolder(), `sdk-${server}`)

export const fromSdkCache = (server: Server): string | undefined => {
  try {
    return readdirSync(sdkFolder(server))
      .map((name) => join(sdkFolder(server), name))
      .find(isProgram)
  } catch {
    return undefined
  }
}

/** Lets Temporal's own SDK fetch the server; in a process of its own, which can be given up when the network hangs. */
export const fromSdk = async (server: Server, say: Say): Promise<string | undefined> => {
  mkdirSync(sdkFolder(server), { recursive: true })
  say(`asking Temporal’s SDK for its ${server}`)
  const script = fileURLToPath(new URL('sdkDownloadProcess.ts', import.meta.url))
  const fetched = await run(process.execPath, [script, server, sdkFolder(server)], { timeoutMs: GIVE_UP_MS })
  return fetched.code === 0 ? fromSdkCache(server) : undefined
}

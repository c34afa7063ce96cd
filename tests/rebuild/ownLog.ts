import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freshDatabase } from '../../backend/kernel/testing/database.ts'
import { eventNode, eventStoreUrl } from '../../stack/parts/eventNode.ts'
import { supervise } from '../../stack/supervisor/supervise.ts'

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await once(server.close(), 'close')
  return port
}

/**
 * An event node whose log holds nothing but what this test writes: other tests' events are none of ours to read. `fill`
 * writes the rows of an older log into the node's tables while it is down.
 */
export const ownLog = async (postgresUrl: string, fill?: (databaseUrl: string) => Promise<void>) => {
  const database = await freshDatabase(postgresUrl)
  const folder = await mkdtemp(join(tmpdir(), 'everhearth-log-'))
  const port = await freePort()
  const node = eventNode({ port, databaseUrl: database.url, needs: [] })
  const begin = () => supervise([node], { folder, say: () => {} })
  let stack = begin()
  await stack.up
  if (fill) {
    await stack.stop()
    await fill(database.url)
    stack = begin()
    await stack.up
  }
  const stop = async () => {
    await stack.stop()
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  }
  return { url: eventStoreUrl(port), stop }
}

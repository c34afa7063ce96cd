import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EventStoreDBClient } from '@eventstore/db-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { append, collect, outcomeOf, withClient } from './client.ts'
import { freePort, startNode, type NodeProcess } from './node.ts'

let node: NodeProcess
let folder: string
let port: number
let certificate: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'event-node-tls-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']
  const self = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2']
  execFileSync('openssl', [...self, '-keyout', key, '-out', cert, ...subject], { stdio: 'ignore' })
  port = await freePort()
  certificate = cert
  node = await startNode({
    EVENT_NODE_TLS_PORT: String(port),
    EVENT_NODE_TLS_CERT: cert,
    EVENT_NODE_TLS_KEY: key,
    EVENT_NODE_ADMIN_PASSWORD: 'changeit',
  })
})
afterAll(async () => {
  await node.stop()
  rmSync(folder, { recursive: true })
})

const overTls = async <Result>(user: string, act: (client: EventStoreDBClient) => Promise<Result>) => {
  const client = EventStoreDBClient.connectionString(
    `esdb://${user}localhost:${port}?tls=true&tlsCAFile=${certificate}`,
  )
  try {
    return await act(client)
  } finally {
    await client.dispose()
  }
}

describe('the TLS port', () => {
  test('lets the administrator do everything', async () => {
    await overTls('admin:changeit@', async (client) => {
      expect(await append(client, '$own', ['a'])).toMatchObject({ nextExpectedRevision: 0n })
      expect(await collect(client.readAll())).not.toHaveLength(0)
      await client.tombstoneStream('$own')
    })
  })

  test('lets credentials of one call in, which go the classic way', async () => {
    await overTls('', async (client) => {
      const credentials = { username: 'admin', password: 'changeit' }
      const options = { credentials, fromRevision: 'start' as const }
      await expect(collect(client.readStream('one call', options))).rejects.toMatchObject({ type: 'stream-not-found' })
    })
  })

  test.each([
    { who: 'a stranger', user: '' },
    { who: 'a wrong password', user: 'admin:wrong@' },
    { who: 'an unknown name', user: 'root:changeit@' },
  ])('refuses $who', async ({ user }) => {
    await overTls(user, async (client) => {
      const denied = { refused: 'access-denied', stream: undefined }
      expect(await outcomeOf(collect(client.readAll()).then(() => ({})))).toEqual(denied)
      expect(await outcomeOf(client.deleteStream('x'))).toEqual(denied)
      expect(await outcomeOf(append(client, 'x', ['a']))).toEqual(denied)
    })
  })
})

test('the plain port lets everybody in', async () => {
  await withClient(node, async (client) => {
    expect(await append(client, '$plain', ['a'])).toMatchObject({ nextExpectedRevision: 0n })
  })
})

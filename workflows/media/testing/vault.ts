import { createHash, randomUUID } from 'node:crypto'
import { Client, Connection } from '@temporalio/client'
import { expect, inject, vi } from 'vitest'
import { startServer } from '../../../backend/kernel/testing/server.ts'
import { routes } from '../../../backend/modules/media/routes.ts'
import { tusClient, type TusClient } from '../../../backend/modules/media/testing/tusClient.ts'
import { uploads } from '../../../backend/modules/media/uploads.ts'
import { portsOf, recordables } from '../../../backend/routers.ts'
import { media } from '../../../projections/media/media.ts'
import { reactor } from '../reactor.ts'

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/**
 * The module from the upload to the workflow's queue; who works there is the test's to say.
 * @param kinds what recordings are made for
 */
export const startVault = async (kinds = recordables) => {
  const connection = await Connection.connect({ address: inject('temporalAddress') })
  const client = new Client({ connection, namespace: inject('temporalNamespace') })
  const server = await startServer({
    routers: [uploads, routes],
    projections: { media: [media] },
    ports: (kernel) => ({ ...portsOf(kernel), recordables: kinds }),
    reactors: (kernel) => ({ media: reactor(kernel, client.workflow) }),
  })
  const account = async () => tusClient(await server.signedInAs(randomUUID()), server.origin)

  const upload = async (by: TusClient, bytes: Uint8Array, type: string, purpose = 'message'): Promise<string> => {
    const { mediaId, path } = await by.begin({ type, purpose }, bytes.length)
    expect((await by.patch(path, 0, bytes)).status).toBe(204)
    return mediaId
  }
  const stateOf = async (by: TusClient, mediaId: string) => ((await by.row(mediaId)).json as { state: string }).state
  const becomes = async (by: TusClient, mediaId: string, state: string, withinMs = 25_000) => {
    await vi.waitFor(async () => expect((await by.row(mediaId)).json).toMatchObject({ state }), withinMs)
    return (await by.row(mediaId)).json as {
      sha256: string
      bytes: number
      durationMs: number
      mime: string
      variants: string[]
      cut: unknown
      rejectedAs: string | null
    }
  }
  const bytesOf = async (by: TusClient, path: string, headers: Readonly<Record<string, string>> = {}) => {
    const response = await fetch(new URL(path, server.origin), { headers: { Cookie: by.cookie(), ...headers } })
    return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
  }
  const stop = async () => {
    await server.stop()
    await connection.close()
  }
  return { server, client, account, upload, stateOf, becomes, bytesOf, stop }
}
export type Vault = Awaited<ReturnType<typeof startVault>>

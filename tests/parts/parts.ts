import { Client, Connection } from '@temporalio/client'
import type { TestProject } from 'vitest/node'
import { makeTemplate } from '../../backend/kernel/testing/database.ts'
import { blobPorts, blobs, s3Endpoint } from '../../stack/parts/blobs.ts'
import { eventNode, eventNodePorts, eventStoreUrl } from '../../stack/parts/eventNode.ts'
import { mail, mailPage, mailPorts, smtpUrl } from '../../stack/parts/mail.ts'
import type { Part, Say } from '../../stack/parts/part.ts'
import { postgres, postgresPorts, postgresUrl } from '../../stack/parts/postgres.ts'
import { temporal, temporalAddress, temporalPorts } from '../../stack/parts/temporal.ts'
import { prepareNamespace } from '../../workflows/temporal.ts'
import { portChooser, type Wish } from '../../stack/supervisor/ports.ts'

/** `time-skipping` is only a program: each test starts its own. */
export const partNames = ['postgres', 'event-node', 'temporal', 'blobs', 'mail', 'time-skipping'] as const
export type PartName = (typeof partNames)[number]

type Provide = (provide: TestProject['provide']) => void | Promise<void>

const PASSWORD = 'parts'
const KEYS = { accessKey: 'parts', secretKey: 'parts-secret' }
const NAMESPACE = 'legacy'

// Below the ports that systems hand out by themselves (from 32768), SeaweedFS's second port 10,000 above included.
const somewhere = 12_000 + Math.floor(Math.random() * 9_000)

const anywhere = <T extends Readonly<Record<string, Wish>>>(wishes: T) =>
  Object.fromEntries(Object.entries(wishes).map(([name, wish]) => [name, { ...wish, port: somewhere }]))

/** The asked parts on free ports, and what tests are told of them. */
export const testParts = async (folder: string, names: ReadonlySet<PartName>, say: Say) => {
  const { choose, release } = portChooser()
  const parts: Part[] = []
  const context: Provide[] = []
  const { postgres: port = 0 } = await choose(anywhere(postgresPorts))
  const server = { port, password: PASSWORD }
  if (names.has('postgres')) {
    // Without fsync only a power cut loses anything, and a killed Postgres nothing.
    parts.push(postgres({ ...server, folder, databases: ['events'], say, settings: ['fsync=off'] }))
    context.push(async (provide) => {
      await makeTemplate(postgresUrl(server))
      provide('postgresUrl', postgresUrl(server))
    })
  }
  if (names.has('event-node')) {
    const { events = 0 } = await choose(anywhere(eventNodePorts))
    parts.push(eventNode({ port: events, databaseUrl: postgresUrl(server, 'events'), needs: ['postgres'] }))
    context.push((provide) => provide('eventStoreUrl', eventStoreUrl(events)))
  }
  if (names.has('temporal')) {
    const ports = await choose(anywhere(temporalPorts))
    parts.push(temporal({ folder, ports, namespace: NAMESPACE, say, headless: true }))
    context.push(async (provide) => {
      provide('temporalAddress', temporalAddress(ports))
      provide('temporalNamespace', NAMESPACE)
      const connection = await Connection.connect({ address: temporalAddress(ports) })
      await prepareNamespace(new Client({ connection }), NAMESPACE)
      await connection.close()
    })
  }
  if (names.has('blobs')) {
    const ports = await choose(anywhere(blobPorts))
    parts.push(blobs({ folder, ports, ...KEYS, say }))
    context.push((provide) => provide('s3', { endpoint: s3Endpoint(ports), ...KEYS }))
  }
  if (names.has('mail')) {
    const ports = await choose(anywhere(mailPorts))
    parts.push(mail({ folder, ports }))
    context.push((provide) => {
      provide('smtpUrl', smtpUrl(ports))
      provide('mailApi', `${mailPage(ports)}/api`)
    })
  }
  return { parts, context, release }
}

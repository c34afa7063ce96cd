import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Client, Connection } from '@temporalio/client'
import { NativeConnection, Worker } from '@temporalio/worker'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { sql } from '../../backend/kernel/db.ts'
import type { TestServer } from '../../backend/kernel/testing/server.ts'
import { copiesIn, copyName } from '../../backend/modules/audit/copies.ts'
import { anchor } from '../../backend/modules/audit/anchor.ts'
import { verify } from '../../backend/modules/audit/verification.ts'
import { ownBuckets } from '../../tests/backup/ownBuckets.ts'
import { householdIn, startHouse, type Household } from '../../tests/household/household.ts'
import { ownLog } from '../../tests/rebuild/ownLog.ts'
import { activities } from './activities.ts'
import { bundleOf } from '../../tests/support/bundleOf.ts'

const mails: { readonly to: string; readonly raw: string }[] = []
const post = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData: (stream, { envelope }, answer) => {
    const take = async () => {
      const raw = await text(stream)
      for (const { address } of envelope.rcptTo) mails.push({ to: address, raw: raw.replaceAll('=\r\n', '') })
      answer()
    }
    take().catch(answer)
  },
})

let server: TestServer
let house: Household
let client: Client
const closings: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  post.listen(0, '127.0.0.1')
  await once(post.server, 'listening')
  const { port } = post.server.address() as AddressInfo
  const address = inject('temporalAddress')
  const namespace = inject('temporalNamespace')
  const connection = await Connection.connect({ address })
  const native = await NativeConnection.connect({ address })
  client = new Client({ connection, namespace })
  // The anchors of other tests' houses, and their copies, are none of this one's.
  const log = await ownLog(inject('postgresUrl'))
  server = await startHouse({ SMTP_URL: `smtp://127.0.0.1:${port}`, EVENTSTORE_URL: log.url, ...ownBuckets() })
  house = householdIn(server)
  const worker = await Worker.create({
    connection: native,
    namespace,
    taskQueue: 'timeline',
    workflowBundle: await bundleOf('timeline'),
    activities: activities(server.kernel),
  })
  const running = worker.run()
  const endWork = async () => {
    worker.shutdown()
    await running
  }
  const stopPost = () => new Promise<void>((resolve) => post.close(() => resolve()))
  closings.push(
    endWork,
    server.stop,
    log.stop,
    stopPost,
    () => connection.close(),
    () => native.close(),
  )
})
afterAll(async () => {
  for (const close of closings) await close()
})

/** A new event, and a day's run after it. */
const anchored = async (): Promise<string> => {
  await house.author()
  const taskQueue = 'timeline'
  return client.workflow.execute('writeAnchors', { taskQueue, workflowId: `anchor-${randomUUID()}` })
}

test('an anchor has a copy in the object store, and a check of the log tells when that says otherwise', async () => {
  const { kernel } = server
  const toPos = await anchored()
  const copies = await copiesIn(kernel)
  expect(copies).toContainEqual({ toPos, hash: (await kernel.load(anchor, 'main')).state.hash })
  const bad = async () => (await verify(kernel, undefined)).bad.filter(({ reason }) => reason === 'copy')
  expect((await verify(kernel, undefined)).copiesChecked).toBeGreaterThanOrEqual(1)
  expect(await bad()).toEqual([])

  const name = copyName(toPos)
  const whole = JSON.stringify({ toPos, hash: (await kernel.load(anchor, 'main')).state.hash })
  await kernel.blobs.put(name, Buffer.from(whole.replace(/.{4}"}$/, 'beef"}')))
  expect(await bad()).toHaveLength(1)
  await kernel.blobs.put(name, Buffer.from('not JSON'))
  expect(await bad()).toHaveLength(1)
  await kernel.blobs.remove([name])
  expect(await bad()).toHaveLength(1)
  await kernel.blobs.put(name, Buffer.from(whole))
  expect(await bad()).toEqual([])
})

test('every admin is mailed the anchor, once a day at most', async () => {
  const { email, id } = await house.author()
  const none = sql.typeAlias('void')
  await server.kernel.db.query(none`update accounts.accounts set role = 'admin' where id = ${id}`)
  await server.kernel.db.query(none`delete from kernel.findings where name = 'anchor-mailed'`)
  mails.length = 0
  await anchored()
  const { hash } = (await server.kernel.load(anchor, 'main')).state
  expect(mails.map(({ to }) => to)).toEqual([email])
  expect(mails[0]?.raw).toContain(hash)
  await anchored()
  expect(mails).toHaveLength(1)
})

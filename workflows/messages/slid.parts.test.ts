import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { Client, Connection, type WorkflowClient } from '@temporalio/client'
import { NativeConnection, Worker } from '@temporalio/worker'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import type { TestServer } from '../../backend/kernel/testing/server.ts'
import { account } from '../../backend/modules/accounts/account.ts'
import { requestBackupAddress, verifyBackupAddress } from '../../backend/modules/accounts/decide/backup.ts'
import { householdIn, ownerOf, startHouse } from '../../tests/household/household.ts'
import { storyOf } from '../../tests/household/story.ts'
import { courtesies } from './courtesies.ts'
import { courtesyReactor } from './courtesyReactor.ts'

/** A mailbox whose name begins so puts off the first try of a mail that says that a date moved. */
const AWAY = 'away'
type Try = { readonly to: string; readonly messageId: string; readonly isTaken: boolean }

/** A post office, and each try of such a mail in order. */
const startPost = async () => {
  const tries: Try[] = []
  const post = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, { envelope }, answer) => {
      const take = async () => {
        const raw = await text(stream)
        const [to = ''] = envelope.rcptTo.map(({ address }) => address)
        if (!/^Subject: .*goes out later/m.test(raw)) return answer()
        const isTaken = !to.startsWith(AWAY) || tries.some((tried) => tried.to === to)
        tries.push({ to, messageId: /^Message-ID: *(\S+)/im.exec(raw)?.[1] ?? '', isTaken })
        answer(isTaken ? null : Object.assign(new Error('not now'), { responseCode: 451 }))
      }
      take().catch(answer)
    },
  })
  post.listen(0, '127.0.0.1')
  await once(post.server, 'listening')
  const { port } = post.server.address() as AddressInfo
  const stop = () => new Promise<void>((resolve) => post.close(() => resolve()))
  return { url: `smtp://127.0.0.1:${port}`, tries, stop }
}

let post: Awaited<ReturnType<typeof startPost>>
let server: TestServer
let temporal: WorkflowClient
const closings: (() => Promise<void>)[] = []
beforeAll(async () => {
  const address = inject('temporalAddress')
  const namespace = inject('temporalNamespace')
  const connection = await Connection.connect({ address })
  const native = await NativeConnection.connect({ address })
  post = await startPost()
  temporal = new Client({ connection, namespace }).workflow
  server = await startHouse({ SMTP_URL: post.url }, { courtesies: courtesyReactor(temporal) })
  const worker = await Worker.create({
    connection: native,
    namespace,
    taskQueue: 'mail',
    workflowsPath: fileURLToPath(new URL('./workflow.ts', import.meta.url)),
    activities: courtesies(server.kernel),
  })
  const running = worker.run()
  const endWork = async () => {
    worker.shutdown()
    await running
  }
  closings.push(
    endWork,
    server.stop,
    post.stop,
    () => connection.close(),
    () => native.close(),
  )
}, 60_000)
afterAll(async () => {
  for (const close of closings) await close()
})

/** An author with these two addresses, none of which took our question: the date has moved. */
const silent = async (first: string, second: string) => {
  const house = householdIn(server)
  const author = await house.author({ username: first })
  const backup = `${second}.second.${author.id}@hale.example`
  for (const decision of [requestBackupAddress({ address: backup }), verifyBackupAddress()])
    await house.tell(account, author.id, decision, ownerOf(author.id))
  const messageId = await storyOf(server, house).stalled(author, { people: [await house.person(author)] })
  return { email: author.email, backup, workflowId: `tell-slid-message-${messageId}-1` }
}
const triesAt = (address: string) => post.tries.filter(({ to }) => to === address)
/** Until nothing more is to be sent. */
const told = async (workflowId: string) => {
  const handle = temporal.getHandle(workflowId)
  await vi.waitFor(() => handle.describe(), { timeout: 25_000, interval: 50 })
  await handle.result()
}

test('an author whose first address puts us off is told at the second that the date moved', async () => {
  const { email, backup, workflowId } = await silent(AWAY, 'ruth')
  await told(workflowId)
  expect(triesAt(email).map(({ isTaken }) => isTaken)).toEqual([false])
  expect(triesAt(backup).map(({ isTaken }) => isTaken)).toEqual([true])
})

test('where both addresses put us off, the same mails are tried again', async () => {
  const { email, backup, workflowId } = await silent(AWAY, AWAY)
  await told(workflowId)
  for (const address of [email, backup]) {
    const tries = triesAt(address)
    expect(tries.map(({ isTaken }) => isTaken)).toEqual([false, true])
    expect(new Set(tries.map(({ messageId }) => messageId)).size).toBe(1)
  }
})

import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { Client, Connection } from '@temporalio/client'
import { NativeConnection, Worker } from '@temporalio/worker'
import { SMTPServer } from 'smtp-server'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { newId } from '../../backend/kernel/ids.ts'
import { freshCommand } from '../../backend/kernel/testing/command.ts'
import { startServer, type TestServer } from '../../backend/kernel/testing/server.ts'
import { account } from '../../backend/modules/accounts/account.ts'
import { openAccount, requestVerification } from '../../backend/modules/accounts/decide.ts'
import { normalised } from '../../backend/modules/accounts/email.ts'
import { processing } from '../kernel/process.ts'
import { processReactor } from '../kernel/processReactor.ts'
import { accountProcess } from './process.ts'
import { bundleOf } from '../../tests/support/bundleOf.ts'
import { patiently } from '../../backend/kernel/testing/patiently.ts'

let connection: Connection
let native: NativeConnection
beforeAll(async () => {
  const address = inject('temporalAddress')
  connection = await Connection.connect({ address })
  native = await NativeConnection.connect({ address })
})
afterAll(async () => {
  await connection.close()
  await native.close()
})

/** The reactor, a worker and the mail transport that `smtpUrl` names, while `work` runs. */
const welcoming = async (smtpUrl: string, work: (server: TestServer) => Promise<void>) => {
  const namespace = inject('temporalNamespace')
  const temporal = new Client({ connection, namespace })
  const reactors = { processes: processReactor(temporal.workflow, [accountProcess]) }
  const server = await startServer({ routers: [], reactors, settings: { SMTP_URL: smtpUrl } })
  const worker = await Worker.create({
    connection: native,
    namespace,
    taskQueue: 'mail',
    workflowBundle: await bundleOf('mail'),
    activities: processing(server.kernel, [accountProcess]),
  })
  try {
    await worker.runUntil(() => work(server))
  } finally {
    await server.stop()
  }
}

const commandOf = ({ kernel }: TestServer, id: string) => freshCommand(kernel, { kind: 'account', id })

const open = async (server: TestServer) => {
  const accountId = newId()
  const email = `Ruth.${accountId}@hale.example`
  const opening = openAccount({ accountId, username: 'ruth', email })
  await server.kernel.handle(account, accountId, opening, commandOf(server, accountId))
  return { accountId, email }
}

const eventsOf = async ({ kernel }: TestServer, accountId: string) =>
  (await kernel.store.read(`account-${accountId}`)).map(({ type }) => type)

const Mails = v.array(
  v.object({ to: v.array(v.object({ address: v.string() })), subject: v.string(), text: v.string() }),
)
const mailsTo = async (address: string) => {
  const mails = v.parse(Mails, await (await fetch(`${inject('mailApi')}/email`)).json())
  return mails.filter(({ to }) => to.some((each) => normalised(each.address) === normalised(address)))
}

/** A mail transport that answers each mail with the next of these codes, then takes all. */
const moody = async (...codes: number[]) => {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) => {
      const responseCode = codes.shift()
      done(responseCode ? Object.assign(new Error('not now'), { responseCode }) : null)
    },
    onData: (stream, _session, done) => stream.resume().on('end', () => done()),
  })
  const listening = smtp.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const { port } = listening.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, close: () => new Promise<void>((resolve) => smtp.close(resolve)) }
}

test('a new member gets one email whose link confirms the address, and another when they ask', () =>
  welcoming(inject('smtpUrl'), async (server) => {
    const { accountId, email } = await open(server)
    await expect
      .poll(() => eventsOf(server, accountId), patiently)
      .toEqual(['AccountOpened', 'VerificationMailAccepted'])
    const [mail, ...others] = await mailsTo(email)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Confirm your email address')
    const link = new RegExp(`${server.origin}/verify-email\\?token=([a-z2-7]+)`).exec(mail?.text ?? '')
    expect(server.kernel.capabilities.isValid(link?.[1] ?? '', 'verify', accountId, normalised(email))).toBe(true)

    await server.kernel.handle(account, accountId, requestVerification(), commandOf(server, accountId))
    const both = ['AccountOpened', 'VerificationMailAccepted', 'VerificationRequested', 'VerificationMailAccepted']
    await expect.poll(() => eventsOf(server, accountId), patiently).toEqual(both)
    expect((await mailsTo(email)).map(({ text }) => text)).toEqual([mail?.text, mail?.text])
  }))

test('an email that the transport puts off is tried again until it is taken', async () => {
  const smtp = await moody(451, 450)
  await welcoming(smtp.url, async (server) => {
    const { accountId } = await open(server)
    await expect
      .poll(() => eventsOf(server, accountId), patiently)
      .toEqual(['AccountOpened', 'VerificationMailAccepted'])
  })
  await smtp.close()
})

test('an email that the transport refuses is recorded and not tried again by itself', async () => {
  const smtp = await moody(550)
  await welcoming(smtp.url, async (server) => {
    const { accountId } = await open(server)
    await expect
      .poll(() => eventsOf(server, accountId), patiently)
      .toEqual(['AccountOpened', 'VerificationMailRejected'])
  })
  await smtp.close()
})

import { Client, Connection } from '@temporalio/client'
import { NativeConnection, Worker } from '@temporalio/worker'
import * as v from 'valibot'
import { expect, inject, test } from 'vitest'
import { newId } from '../../backend/kernel/ids.ts'
import { startServer } from '../../backend/kernel/testing/server.ts'
import { routes } from '../../backend/modules/subscribers/routes.ts'
import { subscriberIdOf } from '../../backend/modules/subscribers/queries.ts'
import { processing } from '../kernel/process.ts'
import { processReactor } from '../kernel/processReactor.ts'
import { subscriberProcess } from './process.ts'
import { bundleOf } from '../../tests/support/bundleOf.ts'
import { patiently } from '../../backend/kernel/testing/patiently.ts'

const Mails = v.array(
  v.object({
    to: v.array(v.object({ address: v.string() })),
    text: v.string(),
    id: v.string(),
  }),
)

test('a wish is asked for once by email, and the email carries how to leave', async () => {
  const address = inject('temporalAddress')
  const namespace = inject('temporalNamespace')
  const [connection, native] = await Promise.all([
    Connection.connect({ address }),
    NativeConnection.connect({ address }),
  ])
  const temporal = new Client({ connection, namespace })
  const server = await startServer({
    routers: [routes],
    reactors: { processes: processReactor(temporal.workflow, [subscriberProcess]) },
  })
  const worker = await Worker.create({
    connection: native,
    namespace,
    taskQueue: 'mail',
    workflowBundle: await bundleOf('mail'),
    activities: processing(server.kernel, [subscriberProcess]),
  })
  await worker.runUntil(async () => {
    const email = `nell.${newId()}@hale.example`
    const body = { email, source: 'blog', afterMs: 3_000 }
    await server.browser().ask('POST', '/api/newsletter/subscribe', body)
    const stream = `subscriber-${subscriberIdOf(server.kernel, email)}`
    const events = async () => (await server.kernel.store.read(stream)).map(({ type }) => type)
    await expect.poll(events, patiently).toEqual(['SubscriptionRequested', 'ConfirmationAccepted'])
    const all = v.parse(Mails, await (await fetch(`${inject('mailApi')}/email`)).json())
    const mails = all.filter(({ to }) => to.some((each) => each.address === email))
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain(`${server.origin}/newsletter/confirm/`)
    const source = await (await fetch(`${inject('mailApi')}/email/${mails[0]?.id}/source`)).text()
    expect(source).toMatch(/^List-Unsubscribe:\s+<http:[^>]+\/newsletter\/u\/\w+>/m)
    expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  })
  await server.stop()
  await Promise.all([connection.close(), native.close()])
})

import { Client, Connection } from '@temporalio/client'
import { NativeConnection, Worker } from '@temporalio/worker'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { newId } from '../../backend/kernel/ids.ts'
import { recordedOf } from '../../backend/kernel/log/recorded.ts'
import { DEFAULT_SYSTEM } from '../../backend/kernel/process/system.ts'
import type { Browser } from '../../backend/kernel/testing/browser.ts'
import { startServer, type TestServer } from '../../backend/kernel/testing/server.ts'
import { routes as settings } from '../../backend/modules/settings/routes.ts'
import { waitingIdOf } from '../../backend/modules/support/waitingLinks.ts'
import { waitingRoutes } from '../../backend/modules/support/waiting.ts'
import { system } from '../../projections/settings/system.ts'
import { conversations } from '../../projections/support/conversations.ts'
import { openingReactor } from './openingReactor.ts'
import { processing } from '../kernel/process.ts'
import { processReactor } from '../kernel/processReactor.ts'
import { supportProcess } from './process.ts'
import { bundleOf } from '../../tests/support/bundleOf.ts'
import { patiently } from '../../backend/kernel/testing/patiently.ts'

const TOLD = { status: 202, json: { message: 'Thank you. We write to you when sign-ups are open again.' } }
const Mails = v.array(
  v.object({ to: v.array(v.object({ address: v.string() })), subject: v.string(), text: v.string() }),
)

let server: TestServer
let admin: Browser
let connection: Connection
beforeAll(async () => {
  connection = await Connection.connect({ address: inject('temporalAddress') })
  const { workflow } = new Client({ connection, namespace: inject('temporalNamespace') })
  server = await startServer({
    routers: [waitingRoutes, settings],
    projections: { support: [conversations], settings: [system] },
    reactors: { processes: processReactor(workflow, [supportProcess]) },
  })
  admin = await server.signedInAs(newId(), 'admin')
  // The stream is the house's own and the log is shared by all tests.
  await open(true)
})
afterAll(async () => {
  await open(true)
  await server.stop()
  await connection.close()
})

const open = (registrationEnabled: boolean) =>
  admin.ask('PUT', '/api/admin/settings', { ...DEFAULT_SYSTEM, registrationEnabled })
const fresh = (name: string) => `${name}.${newId()}@hale.example`
const wait = (email: string, changes: object = {}) =>
  server.browser().ask('POST', '/api/support/waiting', { email, website: '', ...changes })
const streamOf = (email: string) => `support-${waitingIdOf(server.kernel, email)}`
const eventsOf = async (email: string) => (await server.kernel.store.read(streamOf(email))).map(({ type }) => type)
const mailsTo = async (email: string) =>
  v
    .parse(Mails, await (await fetch(`${inject('mailApi')}/email`)).json())
    .filter(({ to }) => to.some(({ address }) => address === email))
/** Lets the reactor hear, twice, the last such event of a stream. */
const hear = async (stream: string, of = 'SystemSettingsChanged') => {
  const stored = (await server.kernel.store.read(stream)).findLast(({ type }) => type === of)
  if (!stored) throw new Error(`${stream} is empty`)
  const event = await recordedOf(server.kernel.keyring, stored)
  const heard = openingReactor(server.kernel)
  for (const _time of ['once', 'twice']) await heard[event.category]?.act(event)
}
const working = async (work: () => Promise<void>) => {
  const native = await NativeConnection.connect({ address: inject('temporalAddress') })
  const worker = await Worker.create({
    connection: native,
    namespace: inject('temporalNamespace'),
    taskQueue: 'mail',
    workflowBundle: await bundleOf('mail'),
    activities: processing(server.kernel, [supportProcess]),
  })
  await worker.runUntil(work)
  await native.close()
}
const RECEIPT = ['ConversationStarted', 'ConversationClosed', 'WaitingBegun', 'LetterAccepted']

test('whoever waits is told once that sign-ups are open, and whoever waits no longer is not', async () => {
  await open(false)
  const [nell, nora] = [fresh('nell'), fresh('nora')]
  for (const email of [nell, nora, nell.toUpperCase()]) {
    const answer = await wait(email)
    expect(answer).toMatchObject(TOLD)
    for (const name of ['ETag', 'X-Position']) expect(answer.headers.get(name)).toBeNull()
  }
  await working(async () => {
    for (const email of [nell, nora]) await expect.poll(() => eventsOf(email), patiently).toEqual(RECEIPT)
    const leave = /\/waiting\/u\/\w+/.exec((await mailsTo(nora))[0]?.text ?? '')?.[0] ?? ''
    const visitor = server.browser()
    expect((await visitor.ask('GET', leave)).json).toContain('Forget it')
    expect(await eventsOf(nora)).toEqual(RECEIPT)
    const body = new TextEncoder().encode('List-Unsubscribe=One-Click')
    const form = { Origin: '', Cookie: '', 'Content-Type': 'application/x-www-form-urlencoded' }
    expect(await visitor.ask('POST', leave, body, form)).toMatchObject({ status: 200 })
    expect(await eventsOf(nora)).toEqual([...RECEIPT, 'WaitingEnded'])

    await Promise.all([nell, nora].map((email) => hear(streamOf(email), 'WaitingBegun')))
    await open(true)
    await hear('settings-system')
    await expect.poll(() => eventsOf(nell), patiently).toEqual([...RECEIPT, 'OpeningTold', 'LetterAccepted'])
  })
  expect((await mailsTo(nell)).map(({ subject }) => subject)).toEqual([
    'We tell you when sign-ups are open again',
    'You can begin now',
  ])
  expect(await mailsTo(nora)).toHaveLength(1)
  expect(await eventsOf(nora)).toEqual([...RECEIPT, 'WaitingEnded'])
})

test('a switch that leaves sign-ups closed, or as open as they were, tells nobody', async () => {
  await open(false)
  const email = fresh('nell')
  await wait(email)
  await hear('settings-system')
  expect(await eventsOf(email)).not.toContain('OpeningTold')
  await hear(streamOf(email), 'WaitingBegun')
  expect(await eventsOf(email)).not.toContain('OpeningTold')
})

test('a wish from a page that was older than the opening is answered at once, and once', async () => {
  await open(true)
  const email = fresh('nell')
  await wait(email)
  await hear(streamOf(email), 'WaitingBegun')
  expect((await eventsOf(email)).filter((type) => type === 'OpeningTold')).toHaveLength(1)
})

test('leaving an address opens no conversation, and what is none is refused in words', async () => {
  const visitor = server.browser()
  const email = fresh('nell')
  expect(await visitor.ask('POST', '/api/support/waiting', { email })).toMatchObject(TOLD)
  expect([...visitor.jar.keys()]).not.toContain('conversation')
  expect(await wait('nowhere')).toMatchObject({ status: 400, json: { message: 'Please enter a valid email' } })
  expect(await wait(fresh('nell'), { website: 'spam' })).toMatchObject({ status: 400, json: { code: 'machine' } })
  expect(await visitor.ask('POST', '/waiting/u/guess', {})).toMatchObject({ status: 200 })
  const log = JSON.stringify(await server.kernel.store.read(streamOf(email)), (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  )
  expect(log).not.toContain('@hale.example')
})

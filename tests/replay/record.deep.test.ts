import { NativeConnection, Worker } from '@temporalio/worker'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { openDelivery } from '../../backend/modules/deliveries/decide/open.ts'
import { delivery } from '../../backend/modules/deliveries/delivery.ts'
import { startPlans } from '../../workflows/billing/testing/plans.ts'
import { startArchives } from '../../workflows/archives/testing/archives.ts'
import { zipOf } from '../../workflows/archives/testing/zips.ts'
import { activities as media } from '../../workflows/media/activities.ts'
import { auditing } from '../../workflows/media/audit.ts'
import { halves } from '../../workflows/media/testing/drawn.ts'
import { spoken } from '../../workflows/media/testing/recordings.ts'
import { startVault } from '../../workflows/media/testing/vault.ts'
import { continued } from './continued.ts'
import { fetchHistory, keep, modules, replayed, type Recorded } from './histories.ts'
import { namesIn, others } from './others.ts'
import { paidPlan } from './paidPlan.ts'
import { shapes, until, type Ended } from './shapes.ts'
import { openTheatre, type Theatre } from './theatre.ts'
import { bundleOf } from '../support/bundleOf.ts'

// `RECORD=1 npm run test:replay` keeps what happens here as the corpus that later code must live through the same way.
const isRecording = process.env['RECORD'] === '1'
const record = (module: Parameters<typeof keep>[0], one: Recorded) => isRecording && keep(module, one)

describe('messages', () => {
  let theatre: Theatre
  const lives = new Map<string, Promise<Ended>>()
  /** The id of the workflow that each of the others leaves. */
  const otherLives = new Map<string, Promise<string>>()
  const begin = <Life>(begun: Map<string, Promise<Life>>, name: string, life: Promise<Life>) => {
    life.catch(() => 'told by its test')
    begun.set(name, life)
  }
  const ended = async (name: string): Promise<Ended> => {
    const life = await lives.get(name)
    if (!life) throw new Error(`Nobody lives ${name}`)
    return life
  }
  beforeAll(async () => {
    theatre = await openTheatre()
    // All at once: each takes as long as its days do. The one that swaps workers meets the others in the middle.
    for (const [name, live] of Object.entries(shapes)) begin(lives, name, live(theatre))
    for (const module of modules)
      for (const [name, live] of Object.entries(others[module] ?? {}))
        begin(otherLives, `${module} ${name}`, live(theatre, ended))
  }, 60_000)
  afterAll(() => theatre.stop())

  test.each(Object.keys(shapes))(
    'a message that is %s ends as it should, and replays',
    async (name) => {
      const { messageId = '', status, event } = (await lives.get(name)) ?? {}
      const workflowId = `message-${messageId}`
      await until(theatre, messageId, (state) => state.status === status)
      const handle = theatre.client.workflow.getHandle(workflowId)
      expect(await handle.result()).toBe(status)
      const types = (await theatre.server.kernel.store.read(workflowId)).map(({ type }) => type)
      expect(types).toContain(event ?? 'MessageDrafted')
      // What operators search by follows the message; a late hint begins one more run, which shows it once it has looked.
      const shown = async () =>
        Object.fromEntries(
          (await handle.describe()).typedSearchAttributes.getAll().map(({ key, value }) => [key.name, value]),
        )
      await expect.poll(shown, { timeout: 10_000 }).toMatchObject({
        MessageState: status,
        Late: false,
        Mode: expect.stringMatching(/^(fixed|recurring)$/) as string,
        OwnerRef: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      })
      const history = await fetchHistory(theatre.client, workflowId)
      expect(await replayed([{ name, history }])).toEqual([])
      record('messages', { name, history })
    },
    120_000,
  )

  test.each([
    ['sent', 'delivered'],
    ['bounced', 'link-refused'],
  ])(
    'a delivery that is %s ends as it should, and replays',
    async (name, of) => {
      const { messageId = '', status } = (await lives.get(of)) ?? {}
      const state = await until(theatre, messageId, (each) => each.status === status)
      const deliveryId = state.claim?.recipients[0]?.deliveryId ?? ''
      const workflowId = `delivery-${deliveryId}`
      // One that is opened is not reminded of; one that is refused ends after a week of tries.
      if (name === 'sent') await theatre.house.tell(delivery, deliveryId, openDelivery())
      expect(await theatre.client.workflow.getHandle(workflowId).result()).toBe(name)
      const history = await fetchHistory(theatre.client, workflowId)
      expect(await replayed([{ name, history }])).toEqual([])
      record('deliveries', { name, history })
    },
    120_000,
  )

  test.each(modules.flatMap((module) => namesIn(module).map((name) => [module, name] as const)))(
    'of %s, what is %s ends, and replays',
    async (module, name) => {
      const workflowId = (await otherLives.get(`${module} ${name}`)) ?? ''
      const handle = theatre.client.workflow.getHandle(workflowId)
      await vi.waitFor(() => handle.describe(), 60_000)
      await handle.result()
      const history = await fetchHistory(theatre.client, workflowId)
      expect(await replayed([{ name, history }])).toEqual([])
      record(module, { name, history })
    },
    120_000,
  )

  test('an account that is welcomed replays', async () => {
    const { author } = await ended('delivered')
    const workflowId = `account-${author.id}.confirmation`
    expect(await theatre.client.workflow.getHandle(workflowId).result()).toBe('open')
    const history = await fetchHistory(theatre.client, workflowId)
    expect(await replayed([{ name: 'welcomed', history }])).toEqual([])
    record('accounts', { name: 'welcomed', history })
  }, 60_000)
})

test('a message that waits for months continues as new, and replays', async () => {
  const history = await continued(inject('timeSkippingServerPath'))
  expect(JSON.stringify(history)).toContain('workflowExecutionContinuedAsNewEventAttributes')
  expect(await replayed([{ name: 'continued', history }])).toEqual([])
  record('messages', { name: 'continued', history })
}, 60_000)

test('a recording that is prepared, and read again, replays', async () => {
  const vault = await startVault()
  const connection = await NativeConnection.connect({ address: inject('temporalAddress') })
  const worker = await Worker.create({
    connection,
    namespace: inject('temporalNamespace'),
    taskQueue: 'media',
    identity: 'worker',
    workflowBundle: await bundleOf('media'),
    activities: { ...media(vault.server.kernel), ...auditing(vault.server.kernel, {}) },
  })
  await worker.runUntil(async () => {
    const ana = await vault.account()
    const mediaId = await vault.upload(ana, (await spoken()).wav, 'audio/webm')
    await vault.becomes(ana, mediaId, 'ready')
    expect(await vault.client.workflow.getHandle(`media-${mediaId}`).result()).toBe('ready')
    const history = await fetchHistory(vault.client, `media-${mediaId}`)
    expect(await replayed([{ name: 'prepared', history }])).toEqual([])
    record('media', { name: 'prepared', history })

    const workflowId = `media-audit-${mediaId}`
    await vault.client.workflow.execute('auditMedia', { taskQueue: 'media', workflowId })
    const audited = { name: 'audited', history: await fetchHistory(vault.client, workflowId) }
    expect(await replayed([audited])).toEqual([])
    record('media', audited)
  })
  await connection.close()
  await vault.stop()
}, 60_000)

test('an archive that is read to its end replays', async () => {
  const archives = await startArchives()
  const ana = await archives.house.author()
  const picture = await halves(40, 30).jpeg().toBuffer()
  const id = await archives.send(ana, zipOf([{ name: 'DCIM/IMG_1.jpg', bytes: picture }]), 'phone.zip')
  expect(await archives.over(ana, id)).toMatchObject({ state: 'settled', answers: { added: 1 } })
  const workflowId = `archive-${id}.read`
  expect(await archives.client.workflow.getHandle(workflowId).result()).toBe('settled')
  const history = await fetchHistory(archives.client, workflowId)
  expect(await replayed([{ name: 'read', history }])).toEqual([])
  record('archives', { name: 'read', history })
  await archives.stop()
}, 60_000)

test('a plan that is paid, and paid back, replays', async () => {
  const plans = await startPlans(1_000)
  const history = await fetchHistory(plans.client, await paidPlan(plans))
  expect(await replayed([{ name: 'paid', history }])).toEqual([])
  record('billing', { name: 'paid', history })
  await plans.stop()
}, 120_000)

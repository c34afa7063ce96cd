import * as v from 'valibot'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ERASED } from '../../backend/kernel/log/codec.ts'
import { sql } from '../../backend/kernel/db.ts'
import { recordedOf, SCHEMA } from '../../backend/kernel/log/recorded.ts'
import { sealedBlobs } from '../../backend/kernel/blob/sealedBlobs.ts'
import { account } from '../../backend/modules/accounts/account.ts'
import { requestDeletion } from '../../backend/modules/accounts/decide/deletion.ts'
import { verify } from '../../backend/modules/audit/verification.ts'
import { keptOf, media, thingOf } from '../../backend/modules/media/media.ts'
import { message } from '../../backend/modules/messages/message.ts'
import { erasureOf, nextStep } from '../../backend/modules/messages/next.ts'
import { recipient } from '../../backend/modules/recipients/recipient.ts'
import { view } from '../../workflows/kernel/tend.ts'
import { sweeping } from '../../workflows/work.ts'
import { ownerOf } from '../household/household.ts'
import { openOldHouse, type OldHouse } from './house.ts'

const patiently = { timeout: 60_000, interval: 100 }
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const Id = v.object({ id: v.string() })
const idsOf = (table: string) =>
  old.server.kernel.db.anyFirst(sql.type(Id)`select id from ${sql.identifier(table.split('.'))} order by id`)
const messageIds = () => idsOf('messages.messages')
const stateOf = async (id: string) => (await old.server.kernel.load(message, id)).state
const stepOf = async (id: string) => {
  const state = await stateOf(id)
  return nextStep(state) ?? erasureOf(state, old.server.kernel.clock.dayMs)
}
const accountOf = async (username: string) => {
  for (const id of await idsOf('accounts.accounts'))
    if ((await old.server.kernel.load(account, id)).state.username === username) return id
  throw new Error(`There is no account of ${username}`)
}

/** What the messages are called: what is only spoken has no title, and is known by its year. */
const nameOf = async (id: string) => {
  const { title, local } = await stateOf(id)
  return title || local.slice(0, 4)
}
const SPOKEN = '2070'
const SPOKEN_AND_CANCELLED = '2071'

let old: OldHouse
/** The messages by what they are called, and the accounts by their name, before anything was erased. */
const known = new Map<string, string>()
/** The messages' workflows that the sweep began, and those whose fold says that something is to come. */
let begun: string[]
let open: string[]
let stopWork: () => Promise<void>
beforeAll(async () => {
  old = await openOldHouse()
  const { kernel } = old.server
  const head = await kernel.store.head()
  for (const module of ['accounts', 'messages', 'deliveries', 'media', 'recipients', 'life', 'support'])
    if (!(await kernel.checkpointSignals.passed(module, head, 30_000))) throw new Error(`${module} is behind`)
  for (const id of await messageIds()) known.set(await nameOf(id), id)
  for (const name of ['ruth', 'ben', 'cora']) known.set(name, await accountOf(name))
  open = []
  for (const id of await messageIds()) if (await stepOf(id)) open.push(`message-${id}`)
  await sweeping(kernel, old.client).sweep()
  const running = () =>
    Array.fromAsync(
      old.client.workflow.list({ query: "WorkflowType = 'deliverMessage'" }),
      ({ workflowId }) => workflowId,
    )
  begun = await vi.waitFor(async () => {
    const ids = await running()
    if (ids.length < open.length) throw new Error('The sweep has not begun them all')
    return ids
  }, patiently)
  stopWork = await old.begin()
})
afterAll(async () => {
  await stopWork()
  await old.stop()
})
const knownAs = (name: string) => known.get(name) ?? ''

const DECADES = ['For your wedding', 'Every birthday', 'The key to the boat', SPOKEN]

test('each open message has one workflow', () => {
  expect(begun.toSorted()).toEqual(open.toSorted())
  for (const title of DECADES) expect(open).toContain(`message-${knownAs(title)}`)
})

/** What the workflow of a message shows that it waits for, once it shows what the fold says. */
const awaitedBy = (name: string) =>
  vi.waitFor(async () => {
    const shown = await old.client.workflow.getHandle(`message-${knownAs(name)}`).query(view)
    expect(shown?.next).toEqual(await stepOf(knownAs(name)))
    return shown?.next
  }, patiently)

test.each(DECADES)('the workflow of "%s" waits for its next step, decades ahead', async (name) => {
  expect(await awaitedBy(name)).toEqual({ step: 'notice', at: expect.stringMatching(/^20[4-7]\d-/) })
})

test('the workflow of what was paused waits for the end of the pause, or goes on as that is over', async () => {
  expect(await awaitedBy('When the house is sold')).toMatchObject({ step: expect.stringMatching(/^(resume|notice)$/) })
})

test('what was written and recorded is read and heard', async () => {
  const { kernel } = old.server
  const { verify } = sealedBlobs(kernel)
  const heard: string[] = []
  for (const title of ['For your wedding', 'The blue tin', 'The green gate', 'Not finished', SPOKEN]) {
    const state = await stateOf(knownAs(title))
    expect(state).toMatchObject(title === SPOKEN ? { title: '', body: '' } : { title, body: `What ${title} says.` })
    for (const { mediaId } of state.media) {
      const recording = (await kernel.load(media, mediaId)).state
      for (const variant of keptOf(recording)) {
        const hash = await verify(`media/${mediaId}/${variant}`, thingOf(recording))
        expect(hash).toBe(recording.hashes[variant])
      }
      heard.push(title)
    }
    for (const id of state.recipientIds)
      expect((await kernel.load(recipient, id)).state.address).toMatch(/^(amelia|joseph)@hale\.example$/)
  }
  expect(heard).toEqual(['For your wedding', 'The blue tin', SPOKEN])
})

test('the read tables show the house as it was left', async () => {
  const ruth = await old.server.signedInAs(knownAs('ruth'))
  const states = await Promise.all(
    ['The blue tin', 'The green gate', 'Every birthday'].map(async (title) => {
      const { json } = await ruth.ask('GET', `/api/messages/${knownAs(title)}`)
      return json
    }),
  )
  expect(states).toMatchObject([
    { message: { state: 'delivered' }, content: { title: 'The blue tin' } },
    { message: { state: 'held' }, content: { title: 'The green gate' } },
    { message: { state: 'scheduled' }, content: { title: 'Every birthday' } },
  ])
  expect((await ruth.ask('GET', '/api/recipients')).json).toMatchObject([{ name: 'Amelia' }, { name: 'Joseph' }])
  expect((await ruth.ask('GET', '/api/life/contacts')).json).toMatchObject([
    { name: 'Nora', email: 'nora@hale.example', state: 'accepted' },
  ])
})

test('what was cancelled, and an account whose end was planned, is erased with its keys', async () => {
  const erased = ['What I take back', SPOKEN_AND_CANCELLED, 'Before I go'].map(knownAs)
  await vi.waitFor(async () => {
    expect((await old.server.kernel.load(account, knownAs('cora'))).state.email).toBe(ERASED)
    for (const id of erased) expect((await stateOf(id)).status).toBe('erased')
    for (const id of [...erased, knownAs('cora')]) expect(await wordsOf(id)).toEqual([])
    for (const id of erased) expect(await keysNamed(id)).toBe(0)
  }, patiently)
  expect((await stateOf(knownAs('For your wedding'))).body).toBe('What For your wedding says.')
})

/** Each word that today's keys open in what a thing of this id was told. */
const wordsOf = async (id: string) => {
  const { kernel } = old.server
  const words: unknown[] = []
  for (const category of ['account', 'message', 'recipient'])
    for (const stored of await kernel.store.read(`${category}-${id}`)) {
      const event = await recordedOf(kernel.keyring, stored)
      const sealed = Object.entries(event.data).filter(([field]) => event.sealed(field))
      words.push(...sealed.map(([, word]) => word).filter((word) => word !== ERASED))
    }
  return words
}

const keysNamed = (id: string) =>
  old.server.kernel.db.oneFirst(sql.type(v.object({ n: v.number() }))`
    select count(*) as n from kernel.keyring where subject like ${`%${id}`}`)

test('what is changed since then has a key of its own beside the one that opens what was before', async () => {
  const [dora = ''] = (await stateOf(knownAs('The key to the boat'))).recipientIds
  const ben = await old.server.signedInAs(knownAs('ben'))
  expect(await ben.ask('PATCH', `/api/recipients/${dora}`, { name: 'Dora Hale' })).toMatchObject({ status: 200 })
  expect(await keysNamed(dora)).toBe(2)
  const { name, address } = (await old.server.kernel.load(recipient, dora)).state
  expect([name, address]).toEqual(['Dora Hale', expect.stringContaining('@')])
})

test('an id of something old is taken, though its key does not say what it belongs to', async () => {
  const ben = await old.server.signedInAs(knownAs('ben'))
  const draft = { messageId: knownAs('ruth'), kind: 'text' }
  expect(await ben.ask('POST', '/api/messages', draft)).toMatchObject({ status: 409, json: { code: 'id-taken' } })
})

test('an account that is ended now is erased with its messages and its people', async () => {
  const ben = knownAs('ben')
  const boat = knownAs('The key to the boat')
  const [dora = ''] = (await stateOf(boat)).recipientIds
  for (const id of [ben, boat, dora]) expect(await wordsOf(id)).not.toEqual([])
  // On the day on which the house was left: its thirty short days are over.
  const { lastAt } = await old.server.kernel.load(account, ben)
  await old.house.tell(account, ben, requestDeletion({ confirmed: [boat], armed: [boat] }), ownerOf(ben), lastAt)
  await vi.waitFor(async () => {
    for (const id of [ben, boat, dora]) {
      expect(await wordsOf(id)).toEqual([])
      expect(await keysNamed(id)).toBe(0)
    }
  }, patiently)
  expect(await wordsOf(knownAs('ruth'))).toContain('ruth@hale.example')
})

test('the log is whole: each event by the rule of its day, with its id in its hash or without', async () => {
  const { kernel } = old.server
  const found = await verify(kernel, undefined)
  expect(found).toMatchObject({ ok: true, bad: [] })
  const stored = await kernel.store.read(`message-${knownAs('What I take back')}`)
  const schemas = stored.map(({ metadata }) => v.parse(v.object({ schema: v.number() }), metadata).schema)
  expect([schemas.at(0), schemas.at(-1)]).toEqual([1, SCHEMA])
})

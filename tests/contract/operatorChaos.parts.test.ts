import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Refused } from '../../backend/kernel/errors.ts'
import { cancelMessage } from '../../backend/modules/messages/decide/cancel.ts'
import { respond } from '../../backend/modules/messages/decide/respond.ts'
import { message, type Message } from '../../backend/modules/messages/message.ts'
import { activities as reconciling } from '../../workflows/reconcile/activities.ts'
import { ownerOf } from '../household/household.ts'
import { until } from '../replay/shapes.ts'
import { openTheatre, type Theatre } from '../replay/theatre.ts'
import { operatorOf, seeded } from './operator.ts'

const SEED = Number(process.env['CHAOS_SEED'] ?? Date.now() % 1_000_000)
const MEDDLING_MS = 20_000
const FATES = ['alone', 'alone', 'alone', 'two', 'cancelled', 'answered'] as const
const ROUNDS = 3

let theatre: Theatre
beforeAll(async () => {
  theatre = await openTheatre()
}, 60_000)
afterAll(() => theatre.stop())

const random = seeded(SEED)

/** Somebody's message, and what its author does about it in time. */
const begin = async (fate: (typeof FATES)[number], inDays: number) => {
  const { house, story } = theatre
  const author = await house.author()
  const addresses = (fate === 'two' ? ['eva', 'ben'] : ['ben']).map((name) => `${name}.${author.id}@hale.example`)
  const people = await Promise.all(addresses.map((address) => house.person(author, { address })))
  const id = await story.scheduled(author, { people, inDays })
  /** Whether the author's word came before the claim. */
  const say = async (): Promise<boolean> => {
    if (fate !== 'cancelled' && fate !== 'answered') return false
    await until(theatre, id, ({ status }) => status === 'noticed' || status === 'checked' || status === 'claimed')
    const word = fate === 'cancelled' ? cancelMessage({ via: 'app' }) : respond({ outcome: 'held', via: 'app' })
    try {
      await house.tell(message, id, word, ownerOf(author.id))
      return true
    } catch (error) {
      if (error instanceof Refused && error.code === 'message-claimed') return false
      throw error
    }
  }
  return { id, fate, addresses, isStopped: say() }
}

const linksIn = (mails: readonly string[]) => new Set(mails.flatMap((text) => text.match(/\/d\/[a-z2-7]{20,}/g) ?? []))
const workflowsOf = ({ messageId, claim }: Message): string[] => [
  `message-${messageId}`,
  ...(claim?.recipients ?? []).map(({ deliveryId }) => `delivery-${deliveryId}`),
]

test('whatever is done to workflows by hand, each message is handed over once, or not at all', async () => {
  console.log(`operator chaos: CHAOS_SEED=${SEED}`)
  const { server, client } = theatre
  const { kernel } = server
  const { sweep } = reconciling(kernel, client)
  const fates = Array.from({ length: ROUNDS }, () => FATES).flat()
  const cast = await Promise.all(fates.map((fate) => begin(fate, 2.6 + 5 * random())))
  const loadAll = () => Promise.all(cast.map(async ({ id }) => (await kernel.load(message, id)).state))

  const { meddle, counts } = operatorOf(client, random)
  const end = Date.now() + MEDDLING_MS
  for (let turn = 0; Date.now() < end; turn += 1) {
    const [first, ...rest] = (await loadAll()).filter(({ status }) => status !== 'delivered').flatMap(workflowsOf)
    if (!first) break
    await meddle([first, ...rest])
    if (turn % 10 === 0) await sweep()
    await pause(100)
  }
  for (const times of Object.values(counts)) expect(times).toBeGreaterThan(3)

  // The operator has gone home; the sweep mends what is left.
  const isOver = ({ status }: Message) => ['delivered', 'held', 'cancelled', 'erased'].includes(status)
  while (!(await loadAll()).every(isOver)) {
    await sweep()
    await pause(1_000)
  }

  for (const { id, addresses, isStopped, fate } of cast) {
    const types = (await kernel.store.read(`message-${id}`)).map(({ type }) => type)
    const stopped = await isStopped
    const { status, claim } = (await kernel.load(message, id)).state
    // Thirty days of a cancelled message are a minute here.
    const stopping = fate === 'answered' ? ['held'] : ['cancelled', 'erased']
    expect(stopped ? stopping : ['delivered']).toContain(status)
    expect(types.filter((type) => type === 'DeliveryClaimed')).toHaveLength(stopped ? 0 : 1)
    for (const address of addresses) expect(linksIn(theatre.mailsTo(address)).size).toBe(stopped ? 0 : 1)
    for (const { deliveryId } of claim?.recipients ?? []) {
      const links = (await kernel.store.read(`delivery-${deliveryId}`)).filter(({ type }) => type === 'LinkAccepted')
      expect(links).toHaveLength(1)
    }
  }
}, 400_000)

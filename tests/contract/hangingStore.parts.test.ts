import { inject, test } from 'vitest'
import { SYSTEM } from '../../backend/kernel/clock.ts'
import type { Aggregate } from '../../backend/kernel/log/decider.ts'
import { StoreUnavailable } from '../../backend/kernel/errors.ts'
import type { Event } from '../../backend/kernel/event.ts'
import { eventStoreOf } from '../../backend/kernel/log/eventStore.ts'
import { handling, PATIENCE, type Command } from '../../backend/kernel/log/handle.ts'
import { newId } from '../../backend/kernel/ids.ts'
import type { ErasingKeyring } from '../../backend/kernel/log/keyring.ts'
import { cableTo } from './cable.ts'

type Rung = Event<'BellRung', { times: number }>

const bell: Aggregate<number, Rung> = {
  category: 'contractbell',
  personal: {},
  subject: () => '',
  audience: () => '',
  initial: 0,
  evolve: (times) => times + 1,
}
const ring = (times: number): readonly Rung[] => [{ type: 'BellRung', data: { times: times + 1 } }]
const nothingPersonal: Omit<ErasingKeyring, 'erase' | 'forget'> = {
  opening: async () => undefined,
  hasAny: async () => false,
  sealing: () => Promise.reject(new Error('A bell has nothing personal')),
}
const command = (): Command => {
  const commandId = newId()
  const ids = { commandId, commandHash: 'ring', correlationId: commandId, causationId: commandId }
  return { by: SYSTEM, at: '2030-01-01T00:00:00.000Z', dayMs: 86_400_000, ...ids }
}

const ANSWER_MS = 1_000
/** As in a kernel: over while the second try waits, so that there is no third. */
const PATIENCE_MS = 1.6 * ANSWER_MS

// One after the other: the client library keeps one table of pending appends for all clients of a process.
test.for([{ moment: 'reads' }, { moment: 'appends' }])(
  'a command to a store that hangs as it $moment is refused in time, and has one effect when it is repeated',
  async ({ moment }, { expect }) => {
    const cable = await cableTo(inject('eventStoreUrl'))
    const store = eventStoreOf(cable.url, ANSWER_MS)
    const handle = handling(store, nothingPersonal, { ...PATIENCE, patienceMs: PATIENCE_MS })
    const [id, given] = [newId(), command()]
    if (moment === 'reads') cable.hold()
    const decide = (times: number) => {
      if (moment === 'appends') cable.hold()
      return ring(times)
    }
    const began = performance.now()
    await expect(handle(bell, id, decide, given)).rejects.toThrow(StoreUnavailable)
    expect(performance.now() - began).toBeLessThan(3 * ANSWER_MS)
    await expect(store.head()).rejects.toThrow(StoreUnavailable)
    cable.release()
    expect((await handle(bell, id, ring, given)).state).toBe(1)
    expect(await store.read(`contractbell-${id}`)).toHaveLength(1)
    await store.close()
    cable.cut()
  },
)

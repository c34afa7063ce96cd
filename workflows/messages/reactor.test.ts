import { recorded } from '../../backend/kernel/testing/recorded.ts'
import type { WorkflowClient } from '@temporalio/client'
import { afterEach, expect, test, vi } from 'vitest'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { reactor } from './reactor.ts'

afterEach(() => vi.useRealTimers())

const event = (type: string, id = 'link-1') => {
  const recipients = [{ deliveryId: 'link-1' }, { deliveryId: 'link-2' }]
  const data = { messageId: 'one', recipientId: 'ben', recipients }
  return recorded({ type, id, category: 'delivery', position: '7', data })
}

/** Which workflows were woken, once the read tables say whether they have a position. */
const watched = () => {
  const asked: string[] = []
  const woken: string[] = []
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const passed = (module: string, position: string) => {
    asked.push(`${module} ${position}`)
    return promise
  }
  const temporal = {
    signalWithStart: async (_: unknown, { workflowId }: { workflowId: string }) => void woken.push(workflowId),
    getHandle: (workflowId: string) => ({ signal: async () => void woken.push(workflowId) }),
  }
  const house = { checkpointSignals: { passed } } as unknown as Kernel
  const { message, delivery } = reactor(house, temporal as unknown as WorkflowClient)
  const act = (type: string, id?: string) => delivery?.act(event(type, id))
  return { asked, woken, answer: resolve, act, release: () => message?.act(event('DeliveryReleased')) }
}

test.each(['LinkAccepted', 'DeliveryOpened', 'LinkRejected', 'DeliveryDeclined', 'DeliveryRevoked'])(
  'after %s a message looks again once the read table of its links has it',
  async (type) => {
    const { asked, woken, answer, act } = watched()
    const acting = act(type)
    await new Promise((resolve) => setImmediate(resolve))
    expect({ asked, woken }).toEqual({ asked: ['deliveries 7'], woken: [] })
    answer(true)
    await acting
    expect(woken).toEqual(['message-one'])
  },
)

test('where the read table stays behind, it looks again all the same', async () => {
  const { woken, answer, act } = watched()
  answer(false)
  await act('LinkAccepted')
  expect(woken).toEqual(['message-one'])
})

test.each(['LinkAccepted', 'LinkRejected', 'DeliveryDeclined', 'DeliveryRevoked'])(
  'after %s a message looks again once the links that were asked for with it have left, or are put off',
  async (type) => {
    vi.useFakeTimers()
    const { woken, answer, act, release } = watched()
    answer(true)
    await release()
    await act(type)
    await vi.advanceTimersByTimeAsync(200)
    expect(woken).toEqual([])
    await act('LinkDeferred', 'link-2')
    await vi.advanceTimersByTimeAsync(200)
    expect(woken).toEqual(['message-one'])
  },
)

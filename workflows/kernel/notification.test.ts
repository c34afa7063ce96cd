import { recorded } from '../../backend/kernel/testing/recorded.ts'
// Through: workflows/kernel/notification.ts, workflows/kernel/notificationReactor.ts, workflows/notifications.ts
import { WorkflowExecutionAlreadyStartedError, type WorkflowClient } from '@temporalio/client'
import { beforeEach, describe, expect, test } from 'vitest'
import type { AnyEvent, Event, Recorded } from '../../backend/kernel/event.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import type { Mail } from '../../backend/kernel/mail/mailer.ts'
import { allNotifications } from '../notifications.ts'
import {
  always,
  notificationKind,
  notifying,
  notificationKinds,
  type Notification,
  type On,
  type NotificationKind,
} from './notification.ts'
import { notificationReactor } from './notificationReactor.ts'

const sent: Mail[] = []
let isSo = true
let passed: string[] = []
const house = {
  mailer: {
    send: async (mail: Mail) => {
      sent.push(mail)
      return { outcome: 'accepted', smtpCode: 250, acceptedAt: '2026-05-01T12:00:00.000Z' } as const
    },
  },
  checkpointSignals: {
    passed: async (module: string, position: string) => {
      passed.push(`${module} ${position}`)
      return position !== '99'
    },
  },
} as unknown as Kernel
beforeEach(() => {
  sent.length = 0
  passed = []
  isSo = true
})

type OrchardEvent =
  | Event<'TreePlanted', { by: string; helpers: readonly string[] }>
  | Event<'FruitPicked', { fruit: string; isRipe: boolean }>
  | Event<'FruitFallen', { fruit: string }>

const mail = (to: string, subject: string): Mail => ({ to, subject, text: '', html: '', mailId: `${to}:${subject}` })
const toPickers = <E extends AnyEvent>(heard: { on: On<E>; isLasting?: boolean }): NotificationKind<E> =>
  notificationKind({
    ...heard,
    readTables: 'messages',
    stillTrue: async ({ mark }) => (isSo ? { fruit: mark } : undefined),
    whom: () => ['ana', 'ben'],
    letter: async ({ fruit }, who, _news, turn) => [mail(who, `${fruit} ${turn}`), mail(`${who}.second`, fruit)],
  })
const tables = [
  notificationKinds<OrchardEvent>('orchard')({
    planted: toPickers({
      on: { TreePlanted: ({ data }) => ({ stream: `person-${data.by}`, gapsMs: [0, 7] }) },
      isLasting: true,
    }),
    helped: toPickers({ on: { TreePlanted: ({ data }) => data.helpers.map((mark) => ({ mark })) } }),
    fruit: toPickers({
      on: {
        FruitPicked: ({ data }) => data.isRipe && { mark: data.fruit },
        FruitFallen: ({ data }) => ({ mark: data.fruit }),
      },
    }),
  }),
  // @ts-expect-error -- no event has that name
  notificationKinds<OrchardEvent>('hedge')({ cut: toPickers({ on: { HedgeCut: always } }) }),
  notificationKinds<OrchardEvent>('gate')({
    // @ts-expect-error -- nobody reads anything of it
    shut: notificationKind({ on: { TreePlanted: always }, stillTrue: async () => 1, whom: () => ['ana'] }),
  }),
]
const news = { stream: 'orchard-1', telling: 'orchard-fruit', mark: 'apples', position: '7' }
const { whomToTell, tellOne } = notifying(house, tables)

test('people are found once the read tables know them', async () => {
  expect(await whomToTell(news)).toEqual(['ana', 'ben'])
  expect(passed).toEqual(['messages 7'])
  await expect(whomToTell({ ...news, position: '99' })).rejects.toThrow('behind')
})

test('each is written to at all their addresses, and reads which time it is told', async () => {
  await tellOne(news, 'ana', 2)
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
    ['ana', 'apples 2'],
    ['ana.second', 'apples'],
  ])
})

test('of what is so no more nobody is told', async () => {
  isSo = false
  expect(await whomToTell(news)).toBeUndefined()
  await tellOne(news, 'ana', 0)
  expect(sent).toEqual([])
})

test('what this build does not know is tried again by one that does', async () => {
  await expect(whomToTell({ ...news, telling: 'unheard-of' })).rejects.toThrow('unheard-of')
})

test('no two rows of the table have one name', () => {
  expect(() => notifying(house, [...tables, ...tables])).toThrow('orchard-planted')
  expect(() => notifying({} as Kernel, allNotifications({} as Kernel))).not.toThrow()
})

describe('an event', () => {
  /** What is told of events, each once, as the workflow is told it. */
  const heard = async (...events: readonly Pick<Recorded, 'type' | 'data'>[]) => hearing(0, events)
  const hearing = async (daysAgo: number, events: readonly Pick<Recorded, 'type' | 'data'>[]) => {
    const begun = new Map<string, readonly [Notification, readonly number[]]>()
    const temporal = {
      start: async (
        _: unknown,
        { workflowId, args }: { workflowId: string; args: [Notification, readonly number[]] },
      ) => {
        if (begun.has(workflowId)) throw new WorkflowExecutionAlreadyStartedError('begun before', workflowId, 'tell')
        begun.set(workflowId, args)
      },
    } as unknown as WorkflowClient
    const reactor = notificationReactor(temporal, tables)['orchard']
    const at = new Date(Date.now() - daysAgo * 86_400_000).toISOString()
    for (const event of events) {
      const told = recorded({ ...event, category: 'orchard', revision: 3n, position: '7', metadata: { at } })
      if (reactor?.types.has(event.type)) await reactor.act(told)
    }
    return [...begun].map(([id, [{ stream, telling: name, mark }, gapsMs]]) => ({ id, stream, name, mark, gapsMs }))
  }
  const planted = { type: 'TreePlanted', data: { by: 'ana', helpers: ['ben', 'cleo'] } }
  const picked = { type: 'FruitPicked', data: { fruit: 'plums', isRipe: true } }

  test('is told by each row that names it, of its own stream and by its revision, unless the row says else', async () => {
    expect(await heard(planted)).toEqual([
      {
        id: 'tell-person-ana-orchard-planted-3',
        stream: 'person-ana',
        name: 'orchard-planted',
        mark: '3',
        gapsMs: [0, 7],
      },
      {
        id: 'tell-orchard-1-orchard-helped-ben',
        stream: 'orchard-1',
        name: 'orchard-helped',
        mark: 'ben',
        gapsMs: [0],
      },
      {
        id: 'tell-orchard-1-orchard-helped-cleo',
        stream: 'orchard-1',
        name: 'orchard-helped',
        mark: 'cleo',
        gapsMs: [0],
      },
    ])
  })

  test('and another of the same mark are told once', async () => {
    const fallen = { type: 'FruitFallen', data: { fruit: 'plums' } }
    const told = await heard(picked, fallen, { ...fallen, data: { fruit: 'pears' } })
    expect(told.map(({ mark }) => mark)).toEqual(['plums', 'pears'])
  })

  test('is not told where its row says no, and none hears of others', async () => {
    expect(await heard({ ...picked, data: { fruit: 'plums', isRipe: false } }, { type: 'GateShut', data: {} })).toEqual(
      [],
    )
  })

  test('of three days ago is told where that lasts', async () => {
    expect((await hearing(3, [planted, picked])).map(({ name }) => name)).toEqual(['orchard-planted'])
  })
})

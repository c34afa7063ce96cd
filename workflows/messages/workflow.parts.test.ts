import type { WorkflowHandle } from '@temporalio/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LOCAL_FIRST, type ActivityMode } from '../kernel/localActivities.ts'
import { changed, nudged, view } from '../kernel/processLoop.ts'
import { after, closed, DAY, loadsIn, openSkipping, viewOf, type StepName } from './testing/skipping.ts'

type Skipping = Awaited<ReturnType<typeof openSkipping>>
let env: Skipping['env']
let running: Skipping['running']
beforeAll(async () => {
  ;({ env, running } = await openSkipping())
})
afterAll(() => env.teardown())

/** The states by which operators could search it, in order. */
const shownIn = async (handle: WorkflowHandle): Promise<string[]> => {
  const { events } = await handle.fetchHistory()
  const shown = (events ?? []).flatMap(
    ({ upsertWorkflowSearchAttributesEventAttributes: upserted }) =>
      upserted?.searchAttributes?.indexedFields?.['MessageState']?.data ?? [],
  )
  return shown.map((data) => Buffer.from(data).toString())
}

describe.each([
  ['by itself', {}],
  ['beside its workflow', LOCAL_FIRST],
])('a message’s timeline, each activity %s,', (_, place: ActivityMode) => {
  test('waits for a date in four hundred days, looks again every thirty, and is not late', async () => {
    const dueIn = 400
    await running(
      place,
      (nowMs) => viewOf({ next: { step: 'notice', at: after(nowMs, dueIn) } }),
      { notice: closed('cancelled') },
      async ({ calls, handle, startMs }) => {
        expect(await handle.result()).toBe('cancelled')
        const loads = loadsIn(calls)
        expect(loads).toHaveLength(14)
        const gaps = loads.slice(1).map(({ atMs }, index) => atMs - (loads[index]?.atMs ?? 0))
        expect(Math.max(...gaps)).toBeLessThanOrEqual(30 * DAY + 60_000)
        const acted = calls.find(({ name }) => name === 'notice')
        expect(Math.abs((acted?.atMs ?? 0) - startMs - dueIn * DAY)).toBeLessThan(60_000)
        // Each wait is a run of its own, so that no history grows.
        expect(new Set(loads.map(({ runId }) => runId)).size).toBe(14)
      },
    )
  })

  test('goes from step to step with one load', async () => {
    const next = (step: StepName, days: number, status: string) => (nowMs: number) =>
      viewOf({ status, next: { step, at: after(nowMs, days) } })
    await running(
      place,
      next('notice', 5, 'scheduled'),
      {
        notice: next('claim', 1, 'checked'),
        claim: next('release', 1 / 24, 'claimed'),
        release: next('complete', 0, 'delivering'),
        complete: closed('delivered'),
      },
      async ({ calls, handle }) => {
        expect(await handle.result()).toBe('delivered')
        expect(calls.map(({ name }) => name)).toEqual(['loadView', 'notice', 'claim', 'release', 'complete'])
      },
    )
  })

  test('loads once for a bogus signal, and not at all for an old one', async () => {
    await running(
      place,
      (nowMs) => viewOf({ revision: 7, next: { step: 'notice', at: after(nowMs, 20) } }),
      { notice: closed('cancelled') },
      async ({ calls, handle }) => {
        await env.sleep('1 day')
        for (const revision of [0, 6, 7]) await handle.signal(changed, revision)
        await env.sleep('1 day')
        expect(loadsIn(calls)).toHaveLength(1)
        await handle.signal(changed, 1_000_000)
        await env.sleep('1 day')
        expect(loadsIn(calls)).toHaveLength(2)
        await env.sleep('1 day')
        expect(loadsIn(calls)).toHaveLength(2)
        await handle.signal(nudged)
        expect(await handle.result()).toBe('cancelled')
        expect(loadsIn(calls)).toHaveLength(3)
      },
    )
  })

  test('follows a date that was brought forward while it waited', async () => {
    await running(
      place,
      (nowMs) => viewOf({ next: { step: 'notice', at: after(nowMs, 300) } }),
      { notice: closed('cancelled') },
      async ({ calls, stream, handle, startMs }) => {
        await env.sleep('40 days')
        stream.view = viewOf({ revision: 2, round: 2, next: { step: 'notice', at: after(startMs, 50) } })
        await handle.signal(changed, 2)
        await handle.result()
        const acted = calls.find(({ name }) => name === 'notice')
        expect(Math.abs((acted?.atMs ?? 0) - startMs - 50 * DAY)).toBeLessThan(60_000)
      },
    )
  })

  test('of a message on hold waits for ever, and ends when it is cancelled', async () => {
    await running(
      place,
      () => viewOf({ status: 'held' }),
      {},
      async ({ calls, stream, handle }) => {
        await env.sleep('100 days')
        expect(loadsIn(calls)).toHaveLength(4)
        stream.view = closed('cancelled')()
        await handle.signal(changed, 9)
        expect(await handle.result()).toBe('cancelled')
        expect(calls.every(({ name }) => name === 'loadView')).toBe(true)
      },
    )
  })

  test('goes on where a message is restored while its end is being read', async () => {
    await running(
      place,
      () => viewOf({ status: 'held' }),
      { notice: closed('delivered') },
      async ({ stream, handle }) => {
        await env.sleep('1 day')
        stream.view = closed('cancelled')()
        stream.duringLoad = async () => {
          delete stream.duringLoad
          stream.view = viewOf({ revision: 10, next: { step: 'notice', at: new Date(0).toISOString() } })
          await handle.signal(changed, 10)
        }
        await handle.signal(changed, 9)
        expect(await handle.result()).toBe('delivered')
      },
    )
  })

  test('waits again where a step was refused for now', async () => {
    let tries = 0
    await running(
      place,
      (nowMs) => viewOf({ status: 'checked', next: { step: 'claim', at: after(nowMs, 1) } }),
      {
        claim: (nowMs) => {
          tries += 1
          return tries === 3
            ? closed('delivered')()
            : viewOf({ status: 'checked', next: { step: 'claim', at: after(nowMs, 1 / 288) } })
        },
      },
      async ({ calls, handle, startMs }) => {
        expect(await handle.result()).toBe('delivered')
        const claims = calls
          .filter(({ name }) => name === 'claim')
          .map(({ atMs }) => Math.round((atMs - startMs) / 60_000))
        expect(claims).toEqual([1_440, 1_445, 1_450])
      },
    )
  })

  test('is tried again where it fails, and operators see at which step', async () => {
    let tries = 0
    await running(
      place,
      (nowMs) => viewOf({ status: 'checked', next: { step: 'claim', at: after(nowMs, 1) } }),
      {
        claim: (nowMs) => viewOf({ status: 'claimed', next: { step: 'release', at: after(nowMs, 0) } }),
        release: () => {
          tries += 1
          if (tries < 3) throw new Error('Nobody answers')
          return closed('delivered')()
        },
      },
      async ({ calls, handle }) => {
        expect(await handle.result()).toBe('delivered')
        expect(calls.map(({ name }) => name)).toEqual(['loadView', 'claim', 'release', 'release', 'release'])
        expect(await shownIn(handle)).toEqual(['["checked"]', '["claimed"]', '["delivered"]'])
      },
    )
  })

  test('tells operators what it waits for', async () => {
    await running(
      place,
      (nowMs) => viewOf({ revision: 3, next: { step: 'notice', at: after(nowMs, 20) } }),
      { notice: closed('cancelled') },
      async ({ handle, stream }) => {
        await env.sleep('1 day')
        expect(await handle.query(view)).toEqual(JSON.parse(JSON.stringify(stream.view)))
        await handle.result()
      },
    )
  })
})

test.each([
  ['as runs began once', { isBeside: true }, ['["scheduled"]', '["claimed"]', '["delivering"]', '["delivered"]']],
  ['as they begin today', LOCAL_FIRST, ['["scheduled"]', '["delivering"]', '["delivered"]']],
] as const)('a state that lasts a minute is shown or left out %s', async (_, place, states) => {
  const next = (step: StepName, seconds: number, status: string) => (nowMs: number) =>
    viewOf({ status, next: { step, at: new Date(nowMs + seconds * 1_000).toISOString() } })
  await running(
    place,
    next('claim', 3_600, 'scheduled'),
    {
      claim: next('release', 60, 'claimed'),
      release: next('complete', 120, 'delivering'),
      complete: closed('delivered'),
    },
    async ({ handle }) => {
      expect(await handle.result()).toBe('delivered')
      expect(await shownIn(handle)).toEqual(states)
    },
  )
})

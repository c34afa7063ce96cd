import { expect, test } from 'vitest'
import type { Move } from './checkpoints.ts'
import type { Db } from '../db.ts'
import type { Recorded } from '../event.ts'
import { FailedAt } from './failedAt.ts'
import { reacting } from './reactor.ts'

const eventOf = (stream: string, position: number) =>
  ({ stream, category: 'letter', type: 'Sent', eventId: `e${position}`, position: String(position) }) as Recorded

/** A reactor that writes down what it does and where its checkpoint goes. */
const told = (fails: (event: Recorded) => boolean = () => false) => {
  const begun: string[] = []
  const ended: string[] = []
  const moves: string[] = []
  let underWay = 0
  let most = 0
  const act = async (event: Recorded) => {
    begun.push(event.position)
    most = Math.max(most, (underWay += 1))
    await new Promise((resolve) => setImmediate(resolve))
    underWay -= 1
    if (fails(event)) throw new Error('not now')
    ended.push(event.position)
  }
  const move = async ({ from, to }: Move) => void moves.push(`${from ?? 'start'} ${to}`)
  const reactor = { letter: { types: new Set(['Sent']), act } }
  const { apply } = reacting({} as Db, 'letters', reactor, move)
  return { apply, begun, ended, moves, most: () => most }
}

test('events of different streams are acted on at once, and the checkpoint moves once after all', async () => {
  const { apply, begun, moves, most } = told()
  await apply(
    [1, 2, 3].map((n) => eventOf(`letter-${n}`, n)),
    undefined,
    '5',
  )
  expect({ begun, moves, most: most() }).toEqual({ begun: ['1', '2', '3'], moves: ['start 3', '3 5'], most: 3 })
})

test('events of one stream are acted on one after the other', async () => {
  const { apply, ended, most } = told()
  await apply(
    [1, 2, 3].map((n) => eventOf('letter-1', n)),
    '0',
    '3',
  )
  expect({ ended, most: most() }).toEqual({ ended: ['1', '2', '3'], most: 1 })
})

test('at most fifty are under way, and the checkpoint moves after each fifty', async () => {
  const { apply, moves, most } = told()
  const events = Array.from({ length: 120 }, (_, n) => eventOf(`letter-${n + 1}`, n + 1))
  await apply(events, '0', '120')
  expect({ moves, most: most() }).toEqual({ moves: ['0 50', '50 100', '100 120'], most: 50 })
})

test('where one fails the checkpoint stays before it, whatever came after it', async () => {
  const { apply, ended, moves } = told(({ position }) => position === '3')
  const events = [1, 2, 3, 4].map((n) => eventOf(`letter-${n}`, n))
  const failed = await apply(events, '0', '4').catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(FailedAt)
  expect(failed).toMatchObject({ place: { position: '3' } })
  expect({ ended, moves }).toEqual({ ended: ['1', '2', '4'], moves: ['0 2'] })
})

test('where the first fails nothing moves, and the next of its stream is not acted on', async () => {
  const { apply, begun, moves } = told(({ position }) => position === '1')
  await expect(apply([eventOf('letter-1', 1), eventOf('letter-1', 2)], undefined, '2')).rejects.toMatchObject({
    place: { position: '1' },
  })
  expect({ begun, moves }).toEqual({ begun: ['1'], moves: [] })
})

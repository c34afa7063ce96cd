import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleNotices } from '../../../../backend/modules/figures/samples.ts'
import { drawNotices, drawVisitors } from './socialProof.ts'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

const MINUTE_MS = 60_000
/** The same numbers over and over. */
const turns = (...numbers: number[]) => {
  let at = 0
  return () => numbers[at++ % numbers.length] ?? 0
}

test('the count appears after two seconds, between 47 and 89', () => {
  for (const [drawn, count] of [
    [0, 47],
    [0.99999, 89],
  ] as const) {
    const shown: number[] = []
    drawVisitors((number) => shown.push(number), turns(drawn))
    vi.advanceTimersByTime(1999)
    expect(shown).toEqual([])
    vi.advanceTimersByTime(1)
    expect(shown).toEqual([count])
  }
})

test.each([
  ['fewer', 0, 15_000, [47, 45, 43, 41, 39, 37, 35, 35, 35]],
  ['more', 0.99999, 45_000, [89, 91, 93, 95, 95, 95]],
  ['as many', 0.5, 30_000, [68, 68, 68, 68]],
] as const)('it drifts to %s by two at most every 15 to 45 s, within 35 and 95', (_, drawn, everyMs, counts) => {
  const shown: [number, number][] = []
  const stop = drawVisitors((count) => shown.push([Date.now(), count]), turns(drawn))
  vi.advanceTimersByTime(2000 + everyMs * (counts.length - 1))
  stop()
  expect(shown).toEqual(counts.map((count, index) => [2000 + everyMs * index, count]))
})

test('the first notice comes after 8 s, each for 6 s, the next 12 to 18 s later', () => {
  const notices = [{ name: 'Anna', location: 'Ohio', action: 'recorded a birthday message', time: '2 minutes ago' }]
  for (const [drawn, every] of [
    [0, 12_000],
    [0.99999, 18_000],
  ] as const) {
    const shown: (string | undefined)[] = []
    const stop = drawNotices(notices, (notice) => shown.push(notice?.name), turns(drawn))
    vi.advanceTimersByTime(7999)
    expect(shown).toEqual([])
    vi.advanceTimersByTime(1)
    expect(shown).toEqual(['Anna'])
    vi.advanceTimersByTime(6000)
    expect(shown).toEqual(['Anna', undefined])
    vi.advanceTimersByTime(every - 6001)
    expect(shown).toHaveLength(2)
    vi.advanceTimersByTime(1)
    expect(shown).toEqual(['Anna', undefined, 'Anna'])
    stop()
  }
})

test('each of the ten notices is drawn', () => {
  const drawn = Array.from({ length: 10 }, (_, index) => index / 10 + 0.05)
  const shown: unknown[] = []
  // Each notice takes two numbers: which one it is, and when the next one comes.
  drawNotices(sampleNotices, (notice) => notice && shown.push(notice), turns(...drawn.flatMap((one) => [one, 0])))
  vi.advanceTimersByTime(8000 + 9 * 12_000)
  expect(shown).toEqual(sampleNotices)
  expect(new Set(sampleNotices.map(({ name }) => name)).size).toBe(10)
})

test('without notices nothing is ever shown', () => {
  const show = vi.fn<() => void>()
  drawNotices([], show)
  vi.advanceTimersByTime(MINUTE_MS)
  expect(show).not.toHaveBeenCalled()
})

test('both count from when the page began, however late their code came', () => {
  vi.setSystemTime(5000)
  const shown: unknown[] = []
  drawVisitors((number) => shown.push(number), turns(0), 0)
  vi.advanceTimersByTime(0)
  expect(shown).toEqual([47])
  const notices = [{ name: 'Anna', location: 'Ohio', action: 'saved a recipe', time: '2 minutes ago' }]
  drawNotices(notices, (notice) => shown.push(notice?.name), turns(0), 0)
  vi.advanceTimersByTime(2999)
  expect(shown).toEqual([47])
  vi.advanceTimersByTime(1)
  expect(shown).toEqual([47, 'Anna'])
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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

test('it drifts by two at most every 15 to 45 s and stays within 35 and 95', () => {
  for (const drawn of [0, 0.99999]) {
    const shown: number[] = []
    drawVisitors((number) => shown.push(number), turns(drawn))
    vi.advanceTimersByTime(60 * MINUTE_MS)
    const every = drawn === 0 ? 15_000 : 45_000
    expect(shown).toHaveLength(1 + Math.floor((60 * MINUTE_MS - 2000) / every))
    for (const [index, count] of shown.entries()) {
      expect(Math.abs(count - (shown[index - 1] ?? count))).toBeLessThanOrEqual(2)
      expect(count).toBeGreaterThanOrEqual(35)
      expect(count).toBeLessThanOrEqual(95)
    }
  }
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

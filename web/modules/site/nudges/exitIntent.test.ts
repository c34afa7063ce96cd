import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchExit } from './exitIntent.ts'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

const watched = () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const onExit = vi.fn<() => void>()
  const stop = watchExit({ page: page as Document, startedAt: 0, onExit })
  const leave = (clientY = -1) =>
    page.dispatchEvent(Object.assign(new Event('mouseout'), { clientY, relatedTarget: null }))
  const turn = (visibilityState: 'visible' | 'hidden') => {
    page.visibilityState = visibilityState
    page.dispatchEvent(new Event('visibilitychange'))
  }
  return { onExit, leave, turn, stop }
}

test('leaving over the top tells after more than 30 s, once', () => {
  const { onExit, leave } = watched()
  vi.advanceTimersByTime(29_999)
  leave()
  expect(onExit).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2)
  leave()
  leave()
  expect(onExit).toHaveBeenCalledTimes(1)
})

test('leaving to the side tells nothing', () => {
  const { onExit, leave } = watched()
  vi.advanceTimersByTime(60_000)
  leave(300)
  expect(onExit).not.toHaveBeenCalled()
})

test('a hidden tab tells after 3 s when more than 45 s had passed', () => {
  const { onExit, turn } = watched()
  vi.advanceTimersByTime(44_999)
  turn('hidden')
  vi.advanceTimersByTime(10_000)
  expect(onExit).not.toHaveBeenCalled()
  turn('visible')
  turn('hidden')
  vi.advanceTimersByTime(2999)
  expect(onExit).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onExit).toHaveBeenCalledTimes(1)
})

test.each([
  [45_000, 0],
  [45_001, 1],
])('a tab that is hidden after %i ms tells %i times', (hiddenAt, times) => {
  const { onExit, turn } = watched()
  vi.advanceTimersByTime(hiddenAt)
  turn('hidden')
  vi.advanceTimersByTime(3000)
  expect(onExit).toHaveBeenCalledTimes(times)
})

test('the time on the page is looked at every 5 s', () => {
  watched()
  const looks = Array.from({ length: 7 }, () => vi.advanceTimersToNextTimer() && Date.now())
  expect(looks).toEqual([5000, 10_000, 15_000, 20_000, 25_000, 30_000, 35_000])
})

test('who stops watching hears nothing more', () => {
  const { onExit, leave, stop } = watched()
  vi.advanceTimersByTime(31_000)
  stop()
  leave()
  expect(onExit).not.toHaveBeenCalled()
})

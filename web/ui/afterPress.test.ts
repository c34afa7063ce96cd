import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchPress } from './afterPress.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what leaving a field does is done at once where nothing is pressed', () => {
  const act = vi.fn<() => void>()
  watchPress(new EventTarget()).afterwards(act)
  expect(act).toHaveBeenCalledOnce()
})

test.each(['pointerup', 'pointercancel'])(
  'it waits for the press that left the field, until its %s, and is done once',
  (end) => {
    const page = new EventTarget()
    const order: string[] = []
    page.addEventListener('click', () => void order.push('the press'))
    const { afterwards } = watchPress(page)
    page.dispatchEvent(new Event('pointerdown'))
    afterwards(() => order.push('the field'))
    vi.runAllTimers()
    expect(order).toEqual([])
    for (const type of [end, 'click', 'pointerup']) page.dispatchEvent(new Event(type))
    vi.runAllTimers()
    expect(order).toEqual(['the press', 'the field'])
  },
)

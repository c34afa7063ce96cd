import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentToast, dismissToast, showToast, TOAST_MS, TOAST_REMOVED_AFTER_MS, updateToast } from './toasts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('one toast at a time: a new one replaces the last', () => {
  showToast({ title: 'Welcome Back' })
  const second = showToast({ title: 'Sealed' })
  expect(currentToast()).toMatchObject({ id: second, title: 'Sealed', isOpen: true })
})

test('a toast is added, updated, dismissed and at last removed', () => {
  const id = showToast({ title: 'Saving' })
  updateToast(id, { title: 'Saved' })
  expect(currentToast()?.title).toBe('Saved')
  dismissToast(id)
  expect(currentToast()?.isOpen).toBe(false)
  vi.advanceTimersByTime(TOAST_REMOVED_AFTER_MS - 1)
  expect(currentToast()).toBeDefined()
  vi.advanceTimersByTime(1)
  expect(currentToast()).toBeUndefined()
})

test('an older toast changes nothing of the one that is shown', () => {
  const first = showToast({ title: 'One' })
  showToast({ title: 'Two' })
  updateToast(first, { title: 'Changed' })
  dismissToast(first)
  expect(currentToast()).toMatchObject({ title: 'Two', isOpen: true })
})

test('the delays are the specified ones', () => {
  expect(TOAST_MS).toBe(5000)
  expect(TOAST_REMOVED_AFTER_MS).toBe(1_000_000)
})

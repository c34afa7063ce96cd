import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gathering, keysOf } from './changes.ts'
import { all } from './modules.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what several events of a moment name is asked for once, and again after the next event', () => {
  const asked: string[] = []
  const { name } = gathering((key) => asked.push(key))
  for (const stream of ['message-1', 'media-2', 'message-1']) keysOf(all, stream).forEach(name)
  expect(asked).toEqual([])
  vi.runAllTimers()
  expect(asked).toEqual(['messages', 'capsules', 'items', 'media', 'stories'])
  name('messages')
  vi.runAllTimers()
  expect(asked).toEqual(['messages', 'capsules', 'items', 'media', 'stories', 'messages'])
})

test('whoever has left asks for nothing any more', () => {
  const asked: string[] = []
  const { name, forget } = gathering((key) => asked.push(key))
  name('messages')
  forget()
  vi.runAllTimers()
  expect(asked).toEqual([])
})

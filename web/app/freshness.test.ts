import { expect, test } from 'vitest'
import { noteAnswer, noteRead, stalePosition, withAfter } from './freshness.ts'

test('only an answer marked stale makes the next query wait, and once', () => {
  noteAnswer(new Headers({ 'X-Position': '41' }))
  expect(stalePosition()).toBeUndefined()
  noteAnswer(new Headers({ 'X-Position': '42', 'X-Stale': 'true' }))
  expect(stalePosition()).toBe('42')
  noteRead('42')
  expect(stalePosition()).toBeUndefined()
})

test('a newer stale answer outlives the reading of an older one', () => {
  noteAnswer(new Headers({ 'X-Position': '50', 'X-Stale': 'true' }))
  noteAnswer(new Headers({ 'X-Position': '51', 'X-Stale': 'true' }))
  noteRead('50')
  expect(stalePosition()).toBe('51')
  noteRead('51')
})

test('the position joins the query', () => {
  expect(withAfter('/api/messages', undefined)).toBe('/api/messages')
  expect(withAfter('/api/messages', '7')).toBe('/api/messages?after=7')
  expect(withAfter('/api/messages?state=draft', '7')).toBe('/api/messages?state=draft&after=7')
})

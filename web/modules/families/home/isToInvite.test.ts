import { expect, test } from 'vitest'
import { isToInvite } from './isToInvite.ts'

const told = [{ kind: 'story_asked' }, { kind: 'story_told' }]

test('once a story was told, somebody is to be invited, until an invitation waits', () => {
  expect(isToInvite([{ kind: 'story_asked' }], [])).toBe(false)
  expect(isToInvite(told, [])).toBe(true)
  expect(isToInvite(told, [{ state: 'declined' }])).toBe(true)
  expect(isToInvite(told, [{ state: 'expired' }, { state: 'waiting' }])).toBe(false)
})

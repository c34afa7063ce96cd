import { expect, test } from 'vitest'
import { sealedIn } from './ownMessages.ts'

test('what waits and what was delivered is sealed; a draft and what was canceled is not', () =>
  expect(sealedIn({ draft: 2, scheduled: 3, held: 1, delivering: 1, delivered: 4, cancelled: 5 })).toBe(9))
test('without any message nothing is sealed', () => expect(sealedIn({})).toBe(0))

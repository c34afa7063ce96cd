import { expect, test } from 'vitest'
import { lifting } from './lifting.ts'

test.each([
  ['storageGb', 5, 'Free Forever'],
  ['storageGb', 5.1, 'Memory Plus'],
  ['storageGb', 100.5, 'Complete Legacy'],
  ['storageGb', 1_001, null],
  ['videoMessages', 51, 'Complete Legacy'],
  ['shareLinks', 6, 'Memory Plus'],
] as const)('room for %s of %d is in %s', (limit, needed, plan) => expect(lifting(limit, needed)).toBe(plan))

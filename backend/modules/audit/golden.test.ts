import { expect, test } from 'vitest'
import { admin } from './admin.ts'
import { anchor } from './anchor.ts'
import golden from './events.golden.json' with { type: 'json' }
import type { AuditEvent } from './events.ts'

const anchored = (events: unknown) => (events as AuditEvent[]).reduce(anchor.evolve, anchor.initial)

test('events as they were first stored still tell the same looks and anchors', () => {
  expect((golden.admin as AuditEvent[]).reduce(admin.evolve, admin.initial)).toEqual({
    views: 2,
    opened: '2030-01-01T00:00:00.000Z',
  })
  expect(anchored(golden.anchor)).toEqual({ toPos: '90', hash: 'a' })
  expect(anchored(golden.reset)).toEqual({ toPos: '', hash: '' })
})

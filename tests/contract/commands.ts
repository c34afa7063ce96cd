import { randomUUID } from 'node:crypto'
import type { Command } from '../../backend/kernel/log/handle.ts'

/** A command of nobody's, once. */
export const commandOf = (): Command => ({
  by: { kind: 'system', id: 'system' },
  at: '2030-01-01T00:00:00.000Z',
  dayMs: 86_400_000,
  commandId: randomUUID(),
  commandHash: 'hash',
  correlationId: 'one',
  causationId: 'one',
})

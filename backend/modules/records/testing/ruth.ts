import type { FamilyRole } from '../../../kernel/identity/roles.ts'
import { specification } from '../../../kernel/testing/given.ts'
import type { RecordsEvent, Structure } from '../events.ts'
import { record } from '../record.ts'
import { plainOf } from '../structure.ts'

export const at = '2030-01-01T00:00:00.000Z'
export const given = specification(record, { by: { kind: 'account', id: 'ana' }, at, dayMs: 86_400_000 })
export const as = { role: 'contributor' } as const
export const viewer = { role: 'viewer' as FamilyRole }

export const leaf = (tag: string, payload?: string): Structure => ({
  tag,
  ...(payload !== undefined && { payload }),
  children: [],
})
export const ruth: Structure = {
  tag: 'INDI',
  xref: 'I1',
  dialect: '551',
  children: [
    { tag: 'NAME', payload: 'Ruth /Hale/', children: [leaf('GIVN', 'Ruth'), leaf('_CALLED', 'Ruthie')] },
    { tag: 'BIRT', children: [leaf('DATE', '6 MAY 1931'), leaf('NOTE', 'at home')] },
  ],
}
export const ids = { recordId: 'one', treeId: 'tree', familyId: 'hale' }
export const imported: RecordsEvent = {
  type: 'RecordImported',
  data: { ...ids, contributorId: 'ana', importId: 'file', place: 2, record: ruth, importedAt: at },
}
export const added: RecordsEvent = {
  type: 'RecordAdded',
  data: { ...ids, contributorId: 'ana', record: ruth, addedAt: at },
}
export const removed: RecordsEvent = { type: 'RecordRemoved', data: { removedBy: 'ana', removedAt: at } }
export const family = (...children: readonly Structure[]): RecordsEvent => ({
  type: 'RecordAdded',
  data: { ...ids, contributorId: 'ana', record: { tag: 'FAM', xref: 'F1', dialect: '70', children }, addedAt: at },
})
export const pointing = (tag: string, pointer: string): Structure => ({ tag, pointer, children: [] })

/** Whoever decides. */
export const ana = { by: { kind: 'account', id: 'ana' }, at, dayMs: 86_400_000 } as const

/** The record after a command, as a file has it. */
export const after = (
  events: readonly RecordsEvent[],
  decide: Parameters<ReturnType<typeof given>['when']>[0],
): Structure => {
  const state = given(...events).state
  const more = decide(state, ana)
  return plainOf(more.reduce(record.evolve, state).root)
}

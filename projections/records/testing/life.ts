import { newId } from '../../../backend/kernel/ids.ts'
import { addRecord, importRecord } from '../../../backend/modules/records/decide/begin.ts'
import { removeRecord, restoreRecord, setLifeState, setRelative } from '../../../backend/modules/records/decide/end.ts'
import { addNote } from '../../../backend/modules/records/decide/facts.ts'
import { familyNode } from '../../../backend/modules/records/decide/family.ts'
import { approveImport, beginImport, noteApplied, noteRead } from '../../../backend/modules/records/decide/imports.ts'
import { gedimport } from '../../../backend/modules/records/gedimport.ts'
import { recordIdOf } from '../../../backend/modules/records/ids.ts'
import { record } from '../../../backend/modules/records/record.ts'
import { report } from '../../../tests/attacks/report.ts'
import { ownerOf, type Author, type Household } from '../../../tests/household/household.ts'

const AS = { role: 'owner' } as const

/** A tree with a person out of a file and a family that was made here, both changed since. */
export const live = async ({ tell }: Household, { id: familyId }: Author): Promise<void> => {
  const by = ownerOf(familyId)
  const [treeId, importId] = [newId(), newId()]
  const person = recordIdOf(treeId, 'I1')
  const structure = { tag: 'INDI', xref: 'I1', children: [{ tag: 'NAME', payload: 'Ruth /Hale/', children: [] }] }
  const ids = { recordId: person, treeId, familyId, contributorId: familyId, importId, place: 2 }
  await tell(gedimport, importId, beginImport({ importId, treeId, familyId, itemId: newId() }, AS), by)
  await tell(gedimport, importId, noteRead({ report, records: 1, people: 1, charset: '' }))
  const around = { isRunning: false, hasPeople: false, room: { limit: 9, used: 0, plan: null } }
  await tell(gedimport, importId, approveImport(around, AS), by)
  await tell(record, person, importRecord({ ...ids, record: structure }), by)
  await tell(gedimport, importId, noteApplied({ applied: 1 }))
  for (const decision of [
    addNote(0, { text: 'She sang.' }, AS),
    setLifeState({ lifeState: 'living' }, AS),
    setRelative({ relativeId: familyId }, { ...AS, isThere: true }),
    removeRecord({ pointing: [] }, AS),
    restoreRecord(AS),
  ])
    await tell(record, person, decision, by)
  const family = recordIdOf(treeId, 'F1')
  const made = familyNode('F1', { partners: ['I1'], children: ['I2'] })
  await tell(record, family, addRecord({ recordId: family, treeId, familyId, record: made }, AS), by)
}

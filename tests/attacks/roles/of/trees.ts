import { newId } from '../../../../backend/kernel/ids.ts'
import { addRecord } from '../../../../backend/modules/records/decide/begin.ts'
import { removeRecord } from '../../../../backend/modules/records/decide/end.ts'
import { addNote } from '../../../../backend/modules/records/decide/facts.ts'
import {
  approveImport,
  beginImport,
  finishImport,
  noteRead,
} from '../../../../backend/modules/records/decide/imports.ts'
import { gedimport } from '../../../../backend/modules/records/gedimport.ts'
import { recordIdOf, xrefOf } from '../../../../backend/modules/records/ids.ts'
import { personNode } from '../../../../backend/modules/records/lenses/person.ts'
import { record } from '../../../../backend/modules/records/record.ts'
import { addTree } from '../../../../backend/modules/trees/decide.ts'
import { tree } from '../../../../backend/modules/trees/tree.ts'
import { report } from '../../report.ts'
import type { Place } from '../place.ts'
import type { Row } from '../rows.ts'
import { filmed } from './vault.ts'

type Make = (place: Place) => Promise<string>
const as = { role: 'owner' } as const

const planted: Make = async ({ house, familyId, by }) => {
  const treeId = newId()
  await house.tell(tree, treeId, addTree({ treeId, title: 'At the lake' }, { familyId }), by('owner'))
  return treeId
}
const ruth = { given: 'Ruth', surname: 'Hale', sex: 'F', born: '1931', bornAt: '', died: '', hasDied: false } as const
/** A tree with someone in it, of whom something was changed. */
const person: Make = async (place) => {
  const { house, familyId, by } = place
  const treeId = await planted(place)
  const xref = xrefOf(newId())
  const id = recordIdOf(treeId, xref)
  const structure = personNode(xref, { personId: newId(), ...ruth })
  await house.tell(record, id, addRecord({ recordId: id, treeId, familyId, record: structure }, as), by('owner'))
  await house.tell(record, id, addNote(0, { text: 'She sang.' }, as), by('owner'))
  return `${treeId} ${id}`
}
const removed: Make = async (place) => {
  const made = await person(place)
  await place.house.tell(record, made.split(' ')[1] ?? '', removeRecord({ pointing: [] }, as), place.by('owner'))
  return made
}
const facts = async (place: Place) => `${await person(place)} 2`

const around = { isRunning: false, hasPeople: false, room: { limit: 9, used: 0, plan: null } }
/** A tree with a file that was read, and perhaps applied. */
const brought =
  (isApplied: boolean): Make =>
  async (place) => {
    const { house, familyId, by } = place
    const treeId = await planted(place)
    const importId = newId()
    const begin = { importId, treeId, familyId, itemId: newId() }
    await house.tell(gedimport, importId, beginImport(begin, as), by('owner'))
    await house.tell(gedimport, importId, noteRead({ report, records: 0, people: 0, charset: '' }))
    if (isApplied) {
      await house.tell(gedimport, importId, approveImport(around, as), by('owner'))
      await house.tell(gedimport, importId, finishImport({ records: 0 }))
    }
    return `${treeId} ${importId}`
  }

const tree1 = '/api/trees/:tree'
const one = `${tree1}/records/:record`
const file = `${tree1}/imports/:import`
const see = (route: string, make: Make): Row => ({ route: `GET ${route}`, right: 'see', make })
const add = (route: string, make: Make, body: Row['body'] = () => ({})): Row => ({ route, right: 'add', make, body })

/** The routes of what is in a family's trees. */
export const trees: readonly Row[] = [
  see(`${tree1}/people`, planted),
  see(`${tree1}/history`, planted),
  see(`${tree1}/imports`, planted),
  see(`${tree1}/exports/plain-551/report`, planted),
  see(`${tree1}/exports/:profile`, async (place) => `${await planted(place)} share`),
  see(one, person),
  see(file, brought(false)),
  add(`POST ${tree1}/begin`, planted),
  add(`POST ${tree1}/people`, planted, () => ({ personId: newId(), given: 'Ruth', surname: '' })),
  add(`POST ${one}/relatives`, person, () => ({
    kin: 'child',
    newFamilyId: newId(),
    person: { is: 'new', personId: newId(), given: 'Mia', surname: '' },
  })),
  add(`DELETE ${one}`, person),
  add(`POST ${one}/restore`, removed),
  add(`PUT ${one}/name`, person, () => ({ given: 'Ruth Ann', surname: 'Hale' })),
  add(`PUT ${one}/sex`, person, () => ({ sex: 'X' })),
  add(`PUT ${one}/life-state`, person, () => ({ lifeState: 'dead' })),
  add(`PUT ${one}/relative`, person, () => ({ relativeId: null })),
  add(`POST ${one}/facts`, person, () => ({ tag: 'OCCU', value: 'Baker' })),
  add(`PATCH ${one}/facts/:node`, facts, () => ({ type: 'home' })),
  add(`DELETE ${one}/nodes/:node`, facts),
  add(`POST ${one}/nodes/:node/notes`, facts, () => ({ text: 'By the sea' })),
  add(`POST ${one}/nodes/:node/sources`, facts, () => ({ page: 'Parish book' })),
  add(`POST ${one}/undo`, person, () => ({ revision: 1 })),
  {
    route: `POST ${tree1}/imports`,
    right: 'add',
    make: planted,
    body: async ({ place }) => ({ importId: newId(), itemId: await filmed(place, 'owner') }),
  },
  add(`POST ${file}/charset`, brought(false), () => ({ charset: 'cp1252' })),
  add(`POST ${file}/apply`, brought(false)),
  add(`POST ${file}/cancel`, brought(false)),
  add(`POST ${file}/undo`, brought(true)),
]

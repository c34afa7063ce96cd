import { newId } from '../../../backend/kernel/ids.ts'
import { addItem } from '../../../backend/modules/items/decide/add.ts'
import { item } from '../../../backend/modules/items/item.ts'
import { addRecord } from '../../../backend/modules/records/decide/begin.ts'
import { removeRecord } from '../../../backend/modules/records/decide/end.ts'
import { addNote } from '../../../backend/modules/records/decide/facts.ts'
import { approveImport, beginImport, finishImport, noteRead } from '../../../backend/modules/records/decide/imports.ts'
import { gedimport } from '../../../backend/modules/records/gedimport.ts'
import { recordIdOf, xrefOf } from '../../../backend/modules/records/ids.ts'
import { personNode } from '../../../backend/modules/records/lenses/person.ts'
import { record } from '../../../backend/modules/records/record.ts'
import { addTree } from '../../../backend/modules/trees/decide.ts'
import { tree } from '../../../backend/modules/trees/tree.ts'
import { ownerOf } from '../../household/household.ts'
import { report } from '../report.ts'
import { ask, type Way } from './ways.ts'
import type { World } from './world.ts'

const as = { role: 'owner' } as const

const planted = async ({ house, ana }: World): Promise<string> => {
  const treeId = newId()
  await house.tell(tree, treeId, addTree({ treeId, title: 'At the lake' }, { familyId: ana.id }), ownerOf(ana.id))
  return treeId
}

type Sent = { readonly method: string; readonly part: string; readonly body?: object; readonly isRemoved?: true }
/** Someone in a tree, of whom something was changed. */
const onPerson =
  ({ method, part, body = {}, isRemoved }: Sent) =>
  async (world: World): Promise<Way> => {
    const { house, ana } = world
    const by = ownerOf(ana.id)
    const treeId = await planted(world)
    const xref = xrefOf(newId())
    const id = recordIdOf(treeId, xref)
    const ruth = { given: 'Ruth', surname: '', sex: 'F', born: '1931', bornAt: '', died: '', hasDied: false } as const
    const structure = personNode(xref, { personId: newId(), ...ruth })
    await house.tell(record, id, addRecord({ recordId: id, treeId, familyId: ana.id, record: structure }, as), by)
    await house.tell(record, id, addNote(0, { text: 'She sang.' }, as), by)
    if (isRemoved) await house.tell(record, id, removeRecord({ pointing: [] }, as), by)
    const send = ask(ana.browser, method, `/api/trees/${treeId}/records/${id}${part}`, body)
    return { of: `record-${id}`, send }
  }
/** A file that was read, and perhaps applied. */
const onImport =
  (part: string, isApplied = false, body: object = {}) =>
  async (world: World): Promise<Way> => {
    const { house, ana } = world
    const by = ownerOf(ana.id)
    const treeId = await planted(world)
    const importId = newId()
    const begin = { importId, treeId, familyId: ana.id, itemId: newId() }
    await house.tell(gedimport, importId, beginImport(begin, as), by)
    await house.tell(gedimport, importId, noteRead({ report, records: 0, people: 0, charset: '' }))
    const around = { isRunning: false, hasPeople: false, room: { limit: 9, used: 0, plan: null } }
    if (isApplied) {
      await house.tell(gedimport, importId, approveImport(around, as), by)
      await house.tell(gedimport, importId, finishImport({ records: 0 }))
    }
    const send = ask(ana.browser, 'POST', `/api/trees/${treeId}/imports/${importId}/${part}`, body)
    return { of: `gedimport-${importId}`, send }
  }
const one = '/api/trees/:tree/records/:record'
const file = '/api/trees/:tree/imports/:import'

/** The routes of what is in a family's trees. */
export const trees: Readonly<Record<string, (world: World) => Promise<Way>>> = {
  'POST /api/trees/:tree/begin': async (world) => {
    const treeId = await planted(world)
    return { send: ask(world.ana.browser, 'POST', `/api/trees/${treeId}/begin`) }
  },
  'POST /api/trees/:tree/people': async (world) => {
    const treeId = await planted(world)
    const body = () => ({ personId: newId(), given: 'Ruth', surname: '' })
    return { send: (key) => ask(world.ana.browser, 'POST', `/api/trees/${treeId}/people`, body())(key) }
  },
  [`POST ${one}/relatives`]: async (world) => {
    const person = { is: 'new', personId: newId(), given: 'Mia', surname: '' }
    const { send } = await onPerson({
      method: 'POST',
      part: '/relatives',
      body: { kin: 'child', newFamilyId: newId(), person },
    })(world)
    return { send }
  },
  [`DELETE ${one}`]: onPerson({ method: 'DELETE', part: '' }),
  [`POST ${one}/restore`]: onPerson({ method: 'POST', part: '/restore', isRemoved: true }),
  [`PUT ${one}/name`]: onPerson({ method: 'PUT', part: '/name', body: { given: 'Ruth Ann', surname: 'Hale' } }),
  [`PUT ${one}/sex`]: onPerson({ method: 'PUT', part: '/sex', body: { sex: 'X' } }),
  [`PUT ${one}/life-state`]: onPerson({ method: 'PUT', part: '/life-state', body: { lifeState: 'dead' } }),
  [`PUT ${one}/relative`]: async (world) =>
    onPerson({ method: 'PUT', part: '/relative', body: { relativeId: world.ana.id } })(world),
  [`POST ${one}/facts`]: onPerson({ method: 'POST', part: '/facts', body: { tag: 'OCCU', value: 'Baker' } }),
  [`PATCH ${one}/facts/:node`]: onPerson({ method: 'PATCH', part: '/facts/3', body: { type: 'home' } }),
  [`DELETE ${one}/nodes/:node`]: onPerson({ method: 'DELETE', part: '/nodes/3' }),
  [`POST ${one}/nodes/:node/notes`]: onPerson({ method: 'POST', part: '/nodes/3/notes', body: { text: 'At home' } }),
  [`POST ${one}/nodes/:node/sources`]: onPerson({ method: 'POST', part: '/nodes/3/sources', body: { page: 'Book' } }),
  [`POST ${one}/undo`]: onPerson({ method: 'POST', part: '/undo', body: { revision: 1 } }),
  'POST /api/trees/:tree/imports': async (world) => {
    const { house, ana } = world
    const treeId = await planted(world)
    const itemId = newId()
    const mediaId = newId()
    const one = { itemId, mediaId, name: 'tree.ged', title: '', text: '', visibility: 'family' } as const
    const room = { familyId: ana.id, n: 0, usedBytes: 0, mostBytes: 9, plan: null, largestMb: 9, hasAbout: true }
    await house.tell(item, itemId, addItem(one, room), ownerOf(ana.id))
    const body = () => ({ importId: newId(), itemId })
    return { send: (key) => ask(ana.browser, 'POST', `/api/trees/${treeId}/imports`, body())(key) }
  },
  [`POST ${file}/charset`]: onImport('charset', false, { charset: 'cp1252' }),
  [`POST ${file}/apply`]: onImport('apply'),
  [`POST ${file}/cancel`]: onImport('cancel'),
  [`POST ${file}/undo`]: onImport('undo', true),
}

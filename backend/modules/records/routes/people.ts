import type { Router, RouterContext } from '@koa/router'
import { Refused, requireRoom } from '../../../kernel/errors.ts'
import { commandsOf, type Answer } from '../../../kernel/http/command.ts'
import { awaitPosition, onRevision } from '../../../kernel/http/http.ts'
import { longBody } from '../../../kernel/http/bodies.ts'
import { limited } from '../../../kernel/http/limits.ts'
import { actorOf, queryOf } from '../../../kernel/http/request.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { takenOf } from '../../../kernel/process/uses.ts'
import {
  AddFact,
  AddNote,
  ChangeFact,
  CiteSource,
  NewPerson,
  Nothing,
  PeopleQuery,
  RemoveRecord,
  SetLifeState,
  SetName,
  SetRelative,
  SetSex,
  UndoChange,
} from '../contract.ts'
import { addRecord } from '../decide/begin.ts'
import { removeRecord, restoreRecord, setLifeState, setRelative, undoChange } from '../decide/end.ts'
import { addFact, addNote, changeFact, citeSource, removeNode } from '../decide/facts.ts'
import { setName, setSex } from '../decide/name.ts'
import { recordIdOf, xrefOf } from '../ids.ts'
import { isSeenItem } from '../itemFile.ts'
import { personNode } from '../lenses/person.ts'
import { isOfFamily } from '../queries/relatives.ts'
import { changesOf } from '../queries/changes.ts'
import { peopleOf } from '../queries/people.ts'
import { personOf } from '../queries/person.ts'
import { pointingTo } from '../queries/rows.ts'
import { record, type TreeRecord } from '../record.ts'
import { namedTree } from '../treeOf.ts'
import { namedRecord, nodeIdIn } from './named.ts'

const HOUR_S = 3_600
/** @number how long a note of a family tree may be on its way, in KB */
const NOTE_KB = 128

/** The people of a tree: the list, a person's page, and what is changed of one. */
export const peopleRoutes = (kernel: Kernel, router: Router): Router => {
  const changes = limited(kernel, 'records-change', 6_000, HOUR_S, (ctx) => actorOf(ctx).id)
  const tree = namedTree(kernel)
  const named = namedRecord(kernel)
  const answer: Answer<TreeRecord, { readonly id: string }> = (_, revision, { id }) => ({ id, revision })

  const list = async (ctx: RouterContext) => {
    const { treeId } = await tree(ctx, 'see')
    const { find, only, from } = queryOf(ctx, PeopleQuery)
    await awaitPosition(kernel, ctx, 'records')
    ctx.body = await peopleOf(kernel, treeId, 'full', { find, only, from })
  }
  const one = async (ctx: RouterContext) => {
    const { treeId, role, id } = await named(ctx)
    await awaitPosition(kernel, ctx, 'records')
    const found = await personOf(kernel, treeId, id, { role })
    if (!found) throw new Refused('not-found')
    ctx.set('ETag', `"${found.revision}"`)
    ctx.body = found
  }
  const history = async (ctx: RouterContext) => {
    const { treeId } = await tree(ctx, 'see')
    await awaitPosition(kernel, ctx, 'records')
    ctx.body = await changesOf(kernel, treeId)
  }

  const newCommand = commandsOf(kernel, 'records', {
    aggregate: record,
    target: async (ctx, { personId }: NewPerson) => {
      const { treeId, familyId, role, by } = await tree(ctx, 'add')
      const xref = xrefOf(personId)
      return { id: recordIdOf(treeId, xref), by, treeId, familyId, role, xref }
    },
    answer,
  })
  const add = newCommand(
    NewPerson,
    async (body, { id, treeId, familyId, role, xref }) => {
      const { limit, used, plan } = await takenOf(kernel, familyId, 'treePersons')
      requireRoom(limit, used, plan)
      const { relativeId } = body
      if (relativeId !== undefined && !(await isOfFamily(kernel, familyId, relativeId))) throw new Refused('not-found')
      const ids = { recordId: id, treeId, familyId, relativeId }
      return addRecord({ ...ids, record: personNode(xref, body) }, { role })
    },
    { status: 201 },
  )
  const command = commandsOf(kernel, 'records', { aggregate: record, target: named, answer })
  const removed = command(
    RemoveRecord,
    async ({ links }, { treeId, state, role }) => {
      const { xref } = state.root
      const pointing = links === 'drop' || xref === undefined ? [] : await pointingTo(kernel, treeId, xref)
      return removeRecord({ pointing }, { role })
    },
    { read: queryOf },
  )
  const relative = command(SetRelative, async (body, { familyId, role }) => {
    const isThere = body.relativeId === null || (await isOfFamily(kernel, familyId, body.relativeId))
    return setRelative(body, { role, isThere })
  })
  const cited = command(CiteSource, async (body, as, ctx) => {
    const { familyId, by } = as
    if (body.itemId !== undefined && !(await isSeenItem(kernel, { familyId, accountId: by.id }, body.itemId)))
      throw new Refused('not-found')
    return citeSource(nodeIdIn(ctx), body, as)
  })
  const path = '/:tree/records/:record'

  return router
    .get('/:tree/people', list)
    .post('/:tree/people', changes, add)
    .get('/:tree/history', history)
    .get(path, one)
    .delete(path, changes, removed)
    .post(
      `${path}/restore`,
      changes,
      command(Nothing, (_, as) => restoreRecord(as)),
    )
    .put(`${path}/name`, onRevision, changes, command(SetName, setName))
    .put(`${path}/sex`, onRevision, changes, command(SetSex, setSex))
    .put(`${path}/life-state`, changes, command(SetLifeState, setLifeState))
    .put(`${path}/relative`, changes, relative)
    .post(`${path}/facts`, onRevision, changes, command(AddFact, addFact))
    .patch(
      `${path}/facts/:node`,
      onRevision,
      changes,
      command(ChangeFact, (body, as, ctx) => changeFact(nodeIdIn(ctx), body, as)),
    )
    .delete(
      `${path}/nodes/:node`,
      onRevision,
      changes,
      command(Nothing, (_, as, ctx) => removeNode(nodeIdIn(ctx), as)),
    )
    .post(
      `${path}/nodes/:node/notes`,
      onRevision,
      changes,
      longBody(NOTE_KB),
      command(AddNote, (body, as, ctx) => addNote(nodeIdIn(ctx), body, as)),
    )
    .post(`${path}/nodes/:node/sources`, onRevision, changes, cited)
    .post(`${path}/undo`, changes, command(UndoChange, undoChange))
}

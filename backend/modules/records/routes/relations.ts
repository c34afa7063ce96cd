import type { Router, RouterContext } from '@koa/router'
import { Refused, requireRoom } from '../../../kernel/errors.ts'
import { awaitProjection, commandOf } from '../../../kernel/http/http.ts'
import { limited } from '../../../kernel/http/limits.ts'
import { actorOf, bodyOf, describing } from '../../../kernel/http/request.ts'
import { commandIdOf } from '../../../kernel/ids.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Handled } from '../../../kernel/log/handle.ts'
import { takenOf } from '../../../kernel/process/uses.ts'
import { MOST_PARTNERS } from '../contract/bounds.ts'
import { AddRelation, type Kin } from '../contract/commands.ts'
import { addRecord } from '../decide/begin.ts'
import { familyNode, joinFamily } from '../decide/family.ts'
import { refuse, type Decide } from '../decide/guards.ts'
import { recordIdOf, xrefOf } from '../ids.ts'
import { personNode } from '../lenses/person.ts'
import { familyLinksOf, isAncestor, type LinkRow } from '../queries/rows.ts'
import { record, type TreeRecord } from '../record.ts'
import { namedRecord, type NamedRecord } from './named.ts'

const HOUR_S = 3_600

type Someone = { readonly id: string; readonly xref: string }

/** What the new one is in the family, and what the one whose page it is. */
const ROLES: Readonly<Record<Kin, readonly [other: LinkRow['role'], own: LinkRow['role']]>> = {
  parent: ['partner', 'child'],
  partner: ['partner', 'partner'],
  child: ['child', 'partner'],
  sibling: ['child', 'child'],
}

/** The family that a relation belongs to, where nobody said which: the first with room in which the person has that place. */
const familyFor = (links: readonly LinkRow[], personId: string, kin: Kin): string | undefined => {
  const [other, own] = ROLES[kin]
  const mine = links.filter((link) => link.personId === personId && link.role === own).map(({ familyId }) => familyId)
  const partnersIn = (id: string) => links.filter(({ familyId, role }) => familyId === id && role === 'partner').length
  return mine.find((id) => other === 'child' || partnersIn(id) < MOST_PARTNERS)
}

/** Makes people parents, partners, children and siblings: a new person first, then the one append on the family. */
export const relationRoutes = (kernel: Kernel, router: Router): Router => {
  const changes = limited(kernel, 'records-relate', 1_000, HOUR_S, (ctx) => actorOf(ctx).id)
  const named = namedRecord(kernel)

  const relate = async (ctx: RouterContext) => {
    const body = bodyOf(ctx, AddRelation)
    const of = await named(ctx)
    if (of.state.root.tag !== 'INDI' || of.state.root.xref === undefined) throw refuse('not-a-person')
    const { expected: _anyRevision, ...command } = commandOf(kernel, ctx, of.by, body)
    const give = (id: string, decision: Decide, step: string): Promise<Handled<TreeRecord>> =>
      kernel.handle(record, id, decision, {
        ...command,
        commandId: commandIdOf(`record-${id}`, step, command.commandId),
      })

    const someone = await personFor(of, body.person, give)
    if (someone.id === of.id) throw refuse('same-person')
    const handled = await join(of, body, someone, give)
    await awaitProjection(kernel, ctx, 'records', handled)
    ctx.status = 201
    ctx.body = { id: someone.id, revision: handled.revision }
  }

  type Give = (id: string, decision: Decide, step: string) => Promise<Handled<TreeRecord>>

  const personFor = async (
    { treeId, familyId, role }: NamedRecord,
    person: AddRelation['person'],
    give: Give,
  ): Promise<Someone> => {
    if (person.is === 'known') {
      const { state } = await kernel.load(record, person.personId)
      const { xref, tag } = state.root
      if (state.status !== 'kept' || state.treeId !== treeId || tag !== 'INDI' || xref === undefined)
        throw refuse('not-a-person')
      return { id: person.personId, xref }
    }
    const { limit, used, plan } = await takenOf(kernel, familyId, 'treePersons')
    requireRoom(limit, used, plan)
    const { is: _is, ...fields } = person
    const xref = xrefOf(person.personId)
    const id = recordIdOf(treeId, xref)
    const ids = { recordId: id, treeId, familyId, relativeId: person.relativeId }
    await give(id, addRecord({ ...ids, record: personNode(xref, fields) }, { role }), 'person')
    return { id, xref }
  }

  const join = async (
    { id: personId, treeId, familyId, role, state }: NamedRecord,
    { kin, familyId: wanted, newFamilyId }: AddRelation,
    someone: Someone,
    give: Give,
  ): Promise<Handled<TreeRecord>> => {
    const links = await familyLinksOf(kernel, treeId, personId)
    const family = wanted ?? familyFor(links, personId, kin)
    const [other, own] = ROLES[kin]
    if (family === undefined) {
      const xref = xrefOf(newFamilyId)
      const people = [
        { xref: state.root.xref ?? '', as: own },
        { xref: someone.xref, as: other },
      ]
      const of = (as: LinkRow['role']) => people.flatMap((each) => (each.as === as ? [each.xref] : []))
      if (await wouldCycle(kin, personId, someone.id)) throw refuse('cycle')
      const structure = familyNode(xref, { partners: of('partner'), children: of('child') })
      const id = recordIdOf(treeId, xref)
      return give(id, addRecord({ recordId: id, treeId, familyId, record: structure }, { role }), 'family')
    }
    const { state: known } = await kernel.load(record, family)
    if (known.treeId !== treeId || known.root.tag !== 'FAM') throw new Refused('not-found')
    const inIt = links.filter((link) => link.familyId === family)
    if (!inIt.some((link) => link.personId === personId && link.role === own)) throw new Refused('not-found')
    const isCycle = await anyAncestor(other, someone.id, inIt)
    return give(family, joinFamily({ xref: someone.xref, role: other, isCycle }, { role }), 'join')
  }

  /** Whether a child would be above one of its parents, or a parent below one of its children. */
  const anyAncestor = async (role: LinkRow['role'], id: string, links: readonly LinkRow[]): Promise<boolean> => {
    const others = links.filter((link) => link.role !== role).map(({ personId }) => personId)
    const asked = others.map((each) => (role === 'child' ? isAncestor(kernel, id, each) : isAncestor(kernel, each, id)))
    return (await Promise.all(asked)).includes(true)
  }
  const wouldCycle = async (kin: Kin, personId: string, otherId: string): Promise<boolean> => {
    if (kin === 'parent') return isAncestor(kernel, personId, otherId)
    return kin === 'child' && isAncestor(kernel, otherId, personId)
  }

  return router.post('/:tree/records/:record/relatives', changes, describing(AddRelation, relate))
}

import type { Router, RouterContext } from '@koa/router'
import { requireRoom } from '../../../kernel/errors.ts'
import { awaitProjection, commandOf } from '../../../kernel/http/http.ts'
import { limited } from '../../../kernel/http/limits.ts'
import { actorOf, bodyOf, describing } from '../../../kernel/http/request.ts'
import { commandIdOf, derivedId } from '../../../kernel/ids.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Handled } from '../../../kernel/log/handle.ts'
import { takenOf } from '../../../kernel/process/uses.ts'
import { Nothing } from '../contract/commands.ts'
import { addRecord } from '../decide/begin.ts'
import { familyNode } from '../decide/family.ts'
import { refuse, type Decide } from '../decide/guards.ts'
import { recordIdOf, xrefOf } from '../ids.ts'
import { familiesOf, peopleIn } from '../kinPlan.ts'
import { partedName } from '../lenses/names.ts'
import { personNode } from '../lenses/person.ts'
import { stateOfTree } from '../queries/imports.ts'
import { kinIn } from '../queries/kin.ts'
import { record, type TreeRecord } from '../record.ts'
import { namedTree } from '../treeOf.ts'

const HOUR_S = 3_600

/** Begins an empty tree with whoever asks and the relatives that the family has named, by the same commands as any other. */
export const beginRoutes = (kernel: Kernel, router: Router): Router => {
  const begins = limited(kernel, 'tree-begin', 30, HOUR_S, (ctx) => actorOf(ctx).id)
  const tree = namedTree(kernel)

  const begin = async (ctx: RouterContext) => {
    const body = bodyOf(ctx, Nothing)
    const { treeId, familyId, role, by } = await tree(ctx, 'add')
    const { expected: _anyRevision, ...command } = commandOf(kernel, ctx, by, body)
    const you = recordIdOf(treeId, xrefFor(treeId, by.id))
    const [{ people, lines }, { hasPeople }, { state }] = await Promise.all([
      kinIn(kernel, familyId),
      stateOfTree(kernel, treeId, treeId),
      kernel.load(record, you),
    ])
    // What was begun and cut off goes on: whoever asks is in it first.
    if (hasPeople && state.status === 'new') throw refuse('tree-has-people')
    const ids = peopleIn(by.id, lines).filter((id) => people.has(id))
    const { limit, used, plan } = await takenOf(kernel, familyId, 'treePersons', ids.length)
    requireRoom(limit, used + ids.length - 1, plan)

    const give = (id: string, decision: Decide): Promise<Handled<TreeRecord>> =>
      kernel.handle(record, id, decision, {
        ...command,
        commandId: commandIdOf(`record-${id}`, 'begin', command.commandId),
      })
    let last: Handled<TreeRecord> | undefined
    for (const personId of ids) {
      const { name, sex, hasDied } = people.get(personId) ?? { name: '', sex: 'U', hasDied: false }
      const xref = xrefFor(treeId, personId)
      const recordId = recordIdOf(treeId, xref)
      const said = { personId: recordId, ...partedName(name), sex, born: '', bornAt: '', died: '', hasDied }
      const added = { recordId, treeId, familyId, record: personNode(xref, said), relativeId: personId }
      last = await give(recordId, addRecord(added, { role }))
    }
    for (const { partners, children } of familiesOf(lines)) {
      const xref = xrefFor(treeId, ['family', ...partners, ...children].join(' '))
      const recordId = recordIdOf(treeId, xref)
      const named = (each: readonly string[]) => each.map((id) => xrefFor(treeId, id))
      const structure = familyNode(xref, { partners: named(partners), children: named(children) })
      last = await give(recordId, addRecord({ recordId, treeId, familyId, record: structure }, { role }))
    }
    if (last) await awaitProjection(kernel, ctx, 'records', last)
    ctx.status = 201
    ctx.body = { id: you, revision: 0 }
  }
  return router.post('/:tree/begin', begins, describing(Nothing, begin))
}

/** The same whenever it is tried, so that nobody is added twice. */
const xrefFor = (treeId: string, what: string): string => xrefOf(derivedId(`kin:${treeId}:${what}`))

import type { Router, RouterContext } from '@koa/router'
import { Refused } from '../../../kernel/errors.ts'
import { commandsOf, type Answer } from '../../../kernel/http/command.ts'
import { awaitPosition } from '../../../kernel/http/http.ts'
import { limited } from '../../../kernel/http/limits.ts'
import { actorOf } from '../../../kernel/http/request.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { takenOf } from '../../../kernel/process/uses.ts'
import { BeginImport, ChooseCharset, Nothing } from '../contract.ts'
import { approveImport, beginImport, cancelImport, chooseCharset, undoImport } from '../decide/imports.ts'
import { gedimport, type GedImport } from '../gedimport.ts'
import { fileItemOf } from '../itemFile.ts'
import { importsOf, stateOfTree } from '../queries/imports.ts'
import { namedTree } from '../treeOf.ts'
import { namedImport } from './named.ts'

const HOUR_S = 3_600

/** Files that are brought into a tree: read first, and applied when somebody has seen what they would bring. */
export const importRoutes = (kernel: Kernel, router: Router): Router => {
  const begins = limited(kernel, 'tree-import', 30, HOUR_S, (ctx) => actorOf(ctx).id)
  const changes = limited(kernel, 'tree-import-change', 120, HOUR_S, (ctx) => actorOf(ctx).id)
  const tree = namedTree(kernel)
  const named = namedImport(kernel)
  const answer: Answer<GedImport, { readonly id: string }> = (_, revision, { id }) => ({ id, revision })

  const list = async (ctx: RouterContext) => {
    const { treeId } = await tree(ctx, 'see')
    await awaitPosition(kernel, ctx, 'records')
    ctx.body = await importsOf(kernel, treeId)
  }
  const one = async (ctx: RouterContext) => {
    const { treeId, id } = await named(ctx)
    await awaitPosition(kernel, ctx, 'records')
    const [found] = await importsOf(kernel, treeId, id)
    if (!found) throw new Refused('not-found')
    ctx.body = found
  }
  const newCommand = commandsOf(kernel, 'records', {
    aggregate: gedimport,
    target: async (ctx, { importId }: BeginImport) => ({ ...(await tree(ctx, 'add')), id: importId }),
    answer,
  })
  const begin = newCommand(
    BeginImport,
    async ({ importId, itemId }, { treeId, familyId, role, by }) => {
      const file = await fileItemOf(kernel, { familyId, accountId: by.id }, itemId)
      if (!file) throw new Refused('not-found')
      return beginImport({ importId, treeId, familyId, itemId: file.itemId }, { role })
    },
    { status: 201 },
  )
  const command = commandsOf(kernel, 'records', { aggregate: gedimport, target: named, answer })
  const apply = command(Nothing, async (_, { treeId, familyId, id, role, state }) => {
    const [around, room] = await Promise.all([
      stateOfTree(kernel, treeId, id),
      takenOf(kernel, familyId, 'treePersons', state.people),
    ])
    return approveImport({ ...around, room }, { role })
  })
  const path = '/:tree/imports/:import'

  return router
    .get('/:tree/imports', list)
    .post('/:tree/imports', begins, begin)
    .get(path, one)
    .post(`${path}/charset`, changes, command(ChooseCharset, chooseCharset))
    .post(`${path}/apply`, changes, apply)
    .post(
      `${path}/cancel`,
      changes,
      command(Nothing, (_, as) => cancelImport(as)),
    )
    .post(
      `${path}/undo`,
      changes,
      command(Nothing, (_, as) => undoImport(as)),
    )
}

import type { RouterContext } from '@koa/router'
import { Refused } from '../../../kernel/errors.ts'
import { idOf } from '../../../kernel/http/request.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { gedimport, type GedImport } from '../gedimport.ts'
import { record, type TreeRecord } from '../record.ts'
import { namedTree, type Named } from '../treeOf.ts'

export type NamedRecord = Named & { readonly id: string; readonly state: TreeRecord }

/** Finds the record that a path names as `record`, in the tree that it names: of another tree there is none. */
export const namedRecord = (kernel: Pick<Kernel, 'load' | 'membership'>) => {
  const find = namedTree(kernel)
  return async (ctx: RouterContext): Promise<NamedRecord> => {
    const tree = await find(ctx, 'see')
    const id = idOf(ctx.params['record'])
    const { state } = await kernel.load(record, id)
    if (state.status === 'new' || state.treeId !== tree.treeId) throw new Refused('not-found')
    return { ...tree, id, state }
  }
}

export type NamedImport = Named & { readonly id: string; readonly state: GedImport }

/** Finds the import that a path names as `import`, in the tree that it names. */
export const namedImport = (kernel: Pick<Kernel, 'load' | 'membership'>) => {
  const find = namedTree(kernel)
  return async (ctx: RouterContext): Promise<NamedImport> => {
    const tree = await find(ctx, 'see')
    const id = idOf(ctx.params['import'])
    const { state } = await kernel.load(gedimport, id)
    if (state.status === 'new' || state.treeId !== tree.treeId) throw new Refused('not-found')
    return { ...tree, id, state }
  }
}

/** The number of a structure in a path. */
export const nodeIdIn = (ctx: RouterContext): number => {
  const text = ctx.params['node'] ?? ''
  if (!/^\d{1,9}$/.test(text)) throw new Refused('not-found')
  return Number(text)
}

import { Readable } from 'node:stream'
import type { Router, RouterContext } from '@koa/router'
import type { Context } from 'koa'
import * as v from 'valibot'
import { Refused } from '../../../kernel/errors.ts'
import { limited } from '../../../kernel/http/limits.ts'
import { actorOf } from '../../../kernel/http/request.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { log } from '../../../kernel/process/log.ts'
import { Profile, type PlainReport } from '../contract.ts'
import type { Profile as Dialect } from '../gedcom/writing/write.ts'
import { writeGedzip } from '../gedcom/zip/gedzip.ts'
import { mediaOf } from '../archive.ts'
import { namedTree } from '../treeOf.ts'
import { treeAsFile } from '../written.ts'

const HOUR_S = 3_600

type Form = { readonly profile: Dialect; readonly isMasked?: true; readonly isZip?: true }
const FORMS: Readonly<Record<Profile, Form>> = {
  'everything-70': { profile: 'everything-70' },
  gedzip: { profile: 'everything-70', isZip: true },
  'everything-551': { profile: 'everything-551' },
  'plain-551': { profile: 'plain-551' },
  share: { profile: 'everything-70', isMasked: true },
}

const formOf = (ctx: RouterContext): Form => {
  const found = v.safeParse(Profile, ctx.params['profile'])
  if (!found.success) throw new Refused('not-found')
  return FORMS[found.output]
}

/** A tree as a file, written while it is sent. */
export const exportRoutes = (kernel: Kernel, router: Router): Router => {
  const exports = limited(kernel, 'tree-export', 60, HOUR_S, (ctx) => actorOf(ctx).id)
  const tree = namedTree(kernel)

  const send = (ctx: Context, stream: Readable, name: string, type: string) => {
    stream.on('error', (error: unknown) => {
      log.warn('export of a tree interrupted', { error })
      ctx.res.destroy()
    })
    ctx.attachment(name)
    ctx.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
    ctx.type = type
    ctx.body = stream
  }
  const download = async (ctx: RouterContext) => {
    const { treeId } = await tree(ctx, 'see')
    const { profile, isMasked, isZip } = formOf(ctx)
    const file = treeAsFile(kernel, treeId, profile, isMasked ? 'masked' : 'full')
    const now = new Date(kernel.clock.now())
    const name = `family-tree-${now.toISOString().slice(0, 10)}`
    if (isZip) return send(ctx, writeGedzip(file, await mediaOf(kernel, treeId), now), `${name}.gdz`, 'application/zip')
    return send(ctx, Readable.from(file, { objectMode: false }), `${name}.ged`, 'text/plain')
  }
  /** What a file for other programs will not hold, before it is downloaded. */
  const report = async (ctx: RouterContext) => {
    const { treeId } = await tree(ctx, 'see')
    const file = treeAsFile(kernel, treeId, 'plain-551')
    for (;;) {
      const { done, value } = await file.next()
      if (!done) continue
      const { leftOut, stumbles } = value.report
      const counts = Object.entries(stumbles).map(([code, records]): [string, number] => [code, records.length])
      ctx.body = { leftOut: { ...leftOut }, stumbles: Object.fromEntries(counts) } satisfies PlainReport
      return
    }
  }
  return router
    .get('/:tree/exports/plain-551/report', exports, report)
    .get('/:tree/exports/:profile', exports, download)
}

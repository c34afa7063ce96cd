import { Router } from '@koa/router'
import type { Context } from 'koa'
import { Refused } from '../../../kernel/errors.ts'
import { commandOf } from '../../../kernel/http/http.ts'
import { count, limited } from '../../../kernel/http/limits.ts'
import { bodyOf, describing, idOf, queryOf } from '../../../kernel/http/request.ts'
import { deviceIn } from '../../../kernel/identity/device.ts'
import { VISITOR } from '../../../kernel/identity/visitor.ts'
import { derivedId } from '../../../kernel/ids.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { tokenOf } from '../../../kernel/page/link.ts'
import { formTokens } from '../../../kernel/page/formToken.ts'
import { ONLY_WORDS, type Shareable, type Shared, type SharedPart } from '../../../kernel/process/shareable.ts'
import { firstNameOf } from '../../../kernel/words/names.ts'
import { reachOf } from '../../accounts/reading.ts'
import {
  ChildrenQuery,
  OpenShare,
  ViewItem,
  type SharedChildren,
  type SharedItem,
  type SharedItems,
  type SharedPage,
} from '../contract.ts'
import { openShare, viewItem } from '../decide/visit.ts'
import type { Shown } from '../visibility.ts'
import { requirePasscode } from '../passcode.ts'
import { visit } from '../visit.ts'
import { linkAccess, type Held } from '../linkAccess.ts'

const HOUR_S = 3_600
const DAY_S = 86_400
/** Visits that are written down: more a day than a family has cousins. */
const visits = { name: 'share-visits', points: 500, seconds: DAY_S } as const
const PART = /^(play|video|peaks|thumb|preview|page-\d{1,2}|download)$/
const NONE: ReadonlyMap<string, Shared> = new Map()
const NOTHING: Shared = { ...ONLY_WORDS, title: '', by: '', at: null, words: '' }
const FILE_NAME = 'recording.m4a'

/** What whoever holds a link sees of it. Reading changes nothing; only Open does, pressed on its page. */
export const sharedRoutes = (kernel: Kernel, kinds: readonly Shareable[]): Router => {
  const { held, visitIn, letIn, opened } = linkAccess(kernel, kinds)
  const formToken = formTokens(kernel.settings, '/api/shared')
  const opens = limited(kernel, 'share-open', 60, HOUR_S)
  const views = limited(kernel, 'share-view', 600, HOUR_S)

  const makerOf = async ({ state }: Held): Promise<string> =>
    firstNameOf((await reachOf(kernel, state.contributorId)).name)

  const page = async (ctx: Context) => {
    const found = await held(ctx)
    const { title, expiresAt: until, passcodeHash } = found.state
    const nonce = formToken.begin(ctx, tokenOf(ctx))
    const isOpen = visitIn(ctx, found) !== undefined
    const said = { title, by: await makerOf(found), until, hasPasscode: passcodeHash !== '' }
    ctx.body = { ...said, isOpen, nonce } satisfies SharedPage
  }

  const open = async (ctx: Context) => {
    const { nonce, passcode = '' } = bodyOf(ctx, OpenShare)
    if (!formToken.isOurs(ctx, tokenOf(ctx), nonce)) throw new Refused('csrf')
    const found = await held(ctx)
    ctx.status = 204
    if (visitIn(ctx, found) !== undefined) return
    await requirePasscode(kernel, found.state, passcode)
    await count(kernel, visits, found.id)
    const command = commandOf(kernel, ctx, VISITOR, {})
    const visitId = derivedId(`visit:${command.commandId}`)
    const { shareId, familyId } = found.state
    const decision = openShare({ visitId, shareId, familyId, device: deviceIn(ctx.get('User-Agent')) })
    await kernel.handle(visit, visitId, decision, command)
    letIn(ctx, found, visitId)
  }

  /** What a link shows; all things of one kind are read together. */
  const itemsOf = async (shown: readonly Shown[]): Promise<SharedItem[]> => {
    const read = kinds.map(async (kind) => {
      const ids = shown.flatMap((each) => (each.kind === kind ? [each.thing.id] : []))
      return [kind.kind, ids.length > 0 ? await kind.parts(kernel, ids) : NONE] as const
    })
    const parts = new Map(await Promise.all(read))
    return shown.map(({ thing: { kind, id } }) => {
      const one = parts.get(kind)?.get(id)
      return { kind, id, isThere: one !== undefined, ...(one ?? NOTHING) }
    })
  }
  const items = async (ctx: Context) => {
    const found = await opened(ctx)
    const { title, note, expiresAt: until, mayDownload } = found.state
    const [by, shown] = await Promise.all([makerOf(found), itemsOf(found.shown)])
    ctx.body = { title, by, until, note, mayDownload, items: shown } satisfies SharedItems
  }

  /** A thing of the link that is shared still. @throws Refused not-found */
  const sharedIn = ({ shown }: Held, name: unknown, id: string): Shareable => {
    const kind = shown.find(({ thing }) => thing.kind === name && thing.id === id)?.kind
    if (!kind) throw new Refused('not-found')
    return kind
  }
  const media = async (ctx: Context & { params: Record<string, string> }) => {
    const { kind: name, part = '' } = ctx.params
    const id = idOf(ctx.params['id'])
    const found = await opened(ctx)
    const kind = sharedIn(found, name, id)
    if (!PART.test(part) || (part === 'download' && !found.state.mayDownload)) throw new Refused('not-found')
    if (part === 'download') await kind.open(ctx, kernel, id, 'play', FILE_NAME)
    else await kind.open(ctx, kernel, id, part as SharedPart)
  }
  /** A thing of the link that holds others, with their kind. @throws Refused not-found */
  const holderIn = (found: Held, name: unknown, id: string) => {
    const { holds } = sharedIn(found, name, id)
    const kind = kinds.find((each) => each.kind === holds?.kind)
    if (!holds || !kind) throw new Refused('not-found')
    return { holds, kind }
  }
  /** What is in a thing of the link, page by page: it is looked up once a visit, not once a picture. */
  const children = async (ctx: Context & { params: Record<string, string> }) => {
    const { after } = queryOf(ctx, ChildrenQuery)
    const id = idOf(ctx.params['id'])
    const { holds, kind } = holderIn(await opened(ctx), ctx.params['kind'], id)
    const { ids, next } = await holds.children(kernel, id, after)
    const parts = await kind.parts(kernel, ids)
    const inIt = ids.flatMap((each) => {
      const one = parts.get(each)
      return one ? [{ id: each, ...one }] : []
    })
    ctx.body = { items: inIt, next } satisfies SharedChildren
  }
  /** What a thing of the link looks like as a whole, where it can be drawn. */
  const drawing = async (ctx: Context & { params: Record<string, string> }) => {
    const id = idOf(ctx.params['id'])
    const { drawing: draw } = sharedIn(await opened(ctx), ctx.params['kind'], id)
    if (!draw) throw new Refused('not-found')
    ctx.body = await draw(kernel, id)
  }
  const childMedia = async (ctx: Context & { params: Record<string, string> }) => {
    const { kind: name, part = '' } = ctx.params
    const [id, childId] = [idOf(ctx.params['id']), idOf(ctx.params['childId'])]
    const { holds, kind } = holderIn(await opened(ctx), name, id)
    const isShown = PART.test(part) && part !== 'download' && (await holds.has(kernel, id, childId))
    if (!isShown) throw new Refused('not-found')
    await kind.open(ctx, kernel, childId, part as SharedPart)
  }
  const view = async (ctx: Context) => {
    const command = bodyOf(ctx, ViewItem)
    const found = await opened(ctx)
    sharedIn(found, command.kind, command.id)
    const by = { kind: 'visitor', id: found.visitId } as const
    await kernel.handle(visit, found.visitId, viewItem(command), commandOf(kernel, ctx, by, command))
    ctx.status = 204
  }

  return new Router({ prefix: '/api/shared' })
    .get('/:token', page)
    .post('/:token/open', opens, describing(OpenShare, open))
    .get('/:token/items', items)
    .get('/:token/items/:kind/:id', children)
    .get('/:token/items/:kind/:id/drawing', drawing)
    .get('/:token/media/:kind/:id/:part', media)
    .get('/:token/media/:kind/:id/of/:childId/:part', childMedia)
    .post('/:token/viewed', views, describing(ViewItem, view))
}

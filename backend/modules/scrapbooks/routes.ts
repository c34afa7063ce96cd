import { Router, type RouterContext } from '@koa/router'
import type { Context } from 'koa'
import { sendSealed } from '../../kernel/blob/sendSealed.ts'
import { Refused, requireRoom } from '../../kernel/errors.ts'
import { longBody } from '../../kernel/http/bodies.ts'
import { commandsOf, named, type Answer } from '../../kernel/http/command.ts'
import { awaitPosition, onRevision } from '../../kernel/http/http.ts'
import { limited } from '../../kernel/http/limits.ts'
import { catchRefused } from '../../kernel/http/problem.ts'
import { actorOf, idOf, signedIn } from '../../kernel/http/request.ts'
import { familyOf, inFamily } from '../../kernel/identity/family.ts'
import { derivedId } from '../../kernel/ids.ts'
import { seenThing } from '../../kernel/identity/thing.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { takenOf } from '../../kernel/process/uses.ts'
import { FORMER } from '../families/reading.ts'
import {
  AddScrapbook,
  AskForPdf,
  EditScrapbook,
  FillScrapbook,
  KeepPage,
  MovePage,
  Nothing,
  refusals,
  sentences,
  TakeOutPages,
} from './contract.ts'
import { addScrapbook, editScrapbook, removeScrapbook, restoreScrapbook } from './decide/keep.ts'
import { fillScrapbook, keepPage, movePage, takeOutPages } from './decide/change.ts'
import { askForPdf } from './decide/pdf.ts'
import { pdfName } from './pdfName.ts'
import { photosOn, scrapbookOf, scrapbooksOf } from './queries.ts'
import { photosOf } from './queries/photos.ts'
import { scrapbook, type Scrapbook } from './scrapbook.ts'

const HOUR_S = 3_600
/** @number how long the list may be of what is put into a scrapbook, in KB */
const IDS_KB = 64
/** @number PDFs of scrapbooks that somebody may ask for in an hour */
const MOST_PDFS = 20

export const routes = (kernel: Kernel): Router => {
  const changes = limited(kernel, 'scrapbooks-change', 3_000, HOUR_S, (ctx) => actorOf(ctx).id)
  const pdfs = limited(kernel, 'scrapbooks-pdf', MOST_PDFS, HOUR_S, (ctx) => actorOf(ctx).id)
  const answer: Answer<Scrapbook, { readonly id: string }> = (_, revision, { id }) => ({ id, revision })
  const newCommand = commandsOf(kernel, 'scrapbooks', {
    aggregate: scrapbook,
    target: (ctx, body: AddScrapbook, category) => ({
      ...named(ctx, body, category),
      familyId: familyOf(ctx).familyId,
    }),
    answer,
  })
  const seen = seenThing(kernel, scrapbook)
  const command = commandsOf(kernel, 'scrapbooks', { aggregate: scrapbook, target: seen, answer })
  const list = async (ctx: Context) => {
    await awaitPosition(kernel, ctx, 'scrapbooks')
    ctx.body = await scrapbooksOf(kernel, { id: actorOf(ctx).id, ...familyOf(ctx) })
  }
  const one = async (ctx: RouterContext) => {
    const { id, by, state, role } = await seen(ctx)
    await awaitPosition(kernel, ctx, 'scrapbooks')
    const found = await scrapbookOf(kernel, { id: by.id, familyId: state.familyId, role }, id)
    if (!found) throw new Refused('not-found')
    ctx.set('ETag', `"${found.revision}"`)
    ctx.body = found
  }
  const add = async (body: AddScrapbook, { familyId, id }: { readonly familyId: string; readonly id: string }) => {
    const { state } = await kernel.load(scrapbook, id)
    const { limit, used, plan } = await takenOf(kernel, familyId, 'scrapbooks')
    if (state.status === 'new') requireRoom(limit, used, plan)
    return addScrapbook(body, { familyId })
  }
  const fill = command(FillScrapbook, async ({ itemIds }, { role, state, id }) => {
    const idOf = (n: number) => derivedId(`scrapbook:${id}:page:${n}`)
    return fillScrapbook({ photos: await photosOf(kernel, state.familyId, itemIds), idOf }, { role })
  })
  const keep = command(KeepPage, async (body, { role, state }, ctx) => {
    const pageId = idOf(ctx.params['page'])
    const before = state.pages[pageId]
    const [known, names] = await Promise.all([
      photosOf(kernel, state.familyId, photosOn([{ page: body.content }])),
      kernel.membership.namesOf(before ? [before.editedBy] : []),
    ])
    const who = names.get(before?.editedBy ?? '') || FORMER
    return keepPage(body, { role, pageId, known: new Set(known.map(({ id }) => id)), who })
  })
  const ask = command(AskForPdf, (body, { role }) => askForPdf(body, { role, isHere: kernel.settings.chromium !== '' }))
  const pdf = async (ctx: RouterContext) => {
    const { id, state } = await seen(ctx)
    if (state.pdf?.state !== 'made') throw new Refused('not-found')
    await sendSealed(ctx, kernel, {
      name: pdfName(id, state.pdf.id),
      thing: `scrapbook-${id}`,
      type: 'application/pdf',
      fileName: `${state.title}.pdf`,
    })
  }

  return new Router({ prefix: '/api/scrapbooks' })
    .use(catchRefused({ statuses: refusals, sentences }), signedIn)
    .get('/', inFamily(kernel, 'see'), list)
    .post('/', inFamily(kernel, 'add'), changes, newCommand(AddScrapbook, add, { status: 201 }))
    .get('/:id', one)
    .get('/:id/pdf', pdf)
    .patch('/:id', onRevision, changes, command(EditScrapbook, editScrapbook))
    .post('/:id/fill', changes, longBody(IDS_KB), fill)
    .put('/:id/pages/:page', changes, longBody(IDS_KB), keep)
    .post('/:id/move', changes, command(MovePage, movePage))
    .post('/:id/take-out', changes, command(TakeOutPages, takeOutPages))
    .post('/:id/pdf', pdfs, ask)
    .delete(
      '/:id',
      changes,
      command(Nothing, (_, as) => removeScrapbook(as)),
    )
    .post(
      '/:id/restore',
      changes,
      command(Nothing, (_, as) => restoreScrapbook(as)),
    )
}

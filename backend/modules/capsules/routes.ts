import { Router, type RouterContext } from '@koa/router'
import type { Context } from 'koa'
import { Refused } from '../../kernel/errors.ts'
import { longBody } from '../../kernel/http/bodies.ts'
import { commandsOf, named, type Answer } from '../../kernel/http/command.ts'
import { awaitPosition, onRevision } from '../../kernel/http/http.ts'
import { limited } from '../../kernel/http/limits.ts'
import { catchRefused } from '../../kernel/http/problem.ts'
import { actorOf, idOf, signedIn } from '../../kernel/http/request.ts'
import { familyOf, inFamily } from '../../kernel/identity/family.ts'
import { may } from '../../kernel/identity/roles.ts'
import { seenThing } from '../../kernel/identity/thing.ts'
import { uploadTickets } from '../../kernel/identity/uploadTicket.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { takenOf } from '../../kernel/process/uses.ts'
import { isZone, resolveLocal } from '../../kernel/words/zones.ts'
import { capsule, type Capsule } from './capsule.ts'
import * as contract from './contract.ts'
import { CONTRIBUTION, Nothing, refusals, sentences } from './contract.ts'
import { addCapsule, contribute, editCapsule, withdrawContribution } from './decide/fill.ts'
import { requireFilling } from './decide/guards.ts'
import { removeCapsule, restoreCapsule } from './decide/keep.ts'
import { answerQuestion } from './decide/open.ts'
import { changeOpeners, moveOpening, sealCapsule } from './decide/seal.ts'
import { hasArrived, pendingOf } from './files.ts'
import { sendContent } from './play.ts'
import { capsuleOf, capsulesOf, maySee } from './queries.ts'

const HOUR_S = 3_600
/** @number how long the body may be of what is written into a capsule, in KB: each of its characters can take three bytes */
const BODY_KB = 64

/** The first moment of a day where that zone is; undefined where there is no such day, or zone. */
const opensAtOf = ({ day, zone }: contract.MoveOpening) =>
  isZone(zone) ? resolveLocal(`${day}T00:00`, zone) : undefined

export const routes = (kernel: Kernel): Router => {
  const changes = limited(kernel, 'capsules-change', 1_000, HOUR_S, (ctx) => actorOf(ctx).id)
  const tickets = uploadTickets(kernel.settings)
  const seen = seenThing(kernel, capsule)
  const answer: Answer<Capsule, { readonly id: string }> = (_, revision, { id }) => ({ id, revision })
  const membersOf = async (familyId: string) =>
    (await kernel.membership.membersNow(familyId)).map(({ accountId }) => accountId)

  const newCommand = commandsOf(kernel, 'capsules', {
    aggregate: capsule,
    target: async (ctx, body: contract.AddCapsule, category) => {
      const { familyId } = familyOf(ctx)
      const [memberIds, room] = await Promise.all([membersOf(familyId), takenOf(kernel, familyId, 'openCapsules')])
      const facts = { familyId, memberIds, room, opensAt: opensAtOf(body) }
      return { ...named(ctx, body, category), ...facts }
    },
    answer,
  })
  const command = commandsOf(kernel, 'capsules', { aggregate: capsule, target: seen, answer })
  /** Adding to a capsule asks for the same right as adding to its family. */
  const adding = commandsOf(kernel, 'capsules', {
    aggregate: capsule,
    target: async (ctx) => {
      const found = await seen(ctx)
      if (!may(found.role, 'add')) throw new Refused('forbidden')
      return found
    },
    answer,
  })
  const list = async (ctx: Context) => {
    await awaitPosition(kernel, ctx, 'capsules')
    ctx.body = await capsulesOf(kernel, { id: actorOf(ctx).id, ...familyOf(ctx) })
  }
  const one = async (ctx: RouterContext) => {
    await awaitPosition(kernel, ctx, 'capsules')
    const { state, by, role } = await seen(ctx)
    const detail = await capsuleOf(kernel, { id: by.id, familyId: state.familyId, role }, state)
    if (!detail) throw new Refused('not-found')
    ctx.set('ETag', `"${detail.revision}"`)
    ctx.body = detail
  }
  const ticket = async (ctx: RouterContext) => {
    const { id, state, role } = await seen(ctx)
    if (!may(role, 'add')) throw new Refused('forbidden')
    requireFilling(state)
    ctx.body = { ticket: tickets.issue({ purpose: CONTRIBUTION, ownerId: id, subject: id }) }
  }
  const file = async (ctx: RouterContext) => {
    const { id, state, by } = await seen(ctx)
    const contributionId = idOf(ctx.params['content'])
    const found = state.contents.find((each) => each.contributionId === contributionId)
    if (found?.mediaId === undefined || !maySee(state, by.id, contributionId)) throw new Refused('not-found')
    await sendContent(ctx, kernel, { capsuleId: id, mediaId: found.mediaId }, ctx.params['part'] ?? '')
  }

  return new Router({ prefix: '/api/capsules' })
    .use(catchRefused({ statuses: refusals, sentences }), signedIn)
    .get('/', inFamily(kernel, 'see'), list)
    .post('/', inFamily(kernel, 'add'), changes, newCommand(contract.AddCapsule, addCapsule, { status: 201 }))
    .get('/:id', one)
    .patch(
      '/:id',
      onRevision,
      changes,
      command(contract.EditCapsule, async (body, { state, role }) =>
        editCapsule(body, { role, memberIds: await membersOf(state.familyId), opensAt: opensAtOf(body) }),
      ),
    )
    .delete(
      '/:id',
      changes,
      command(Nothing, (_, as) => removeCapsule(as)),
    )
    .post(
      '/:id/restore',
      changes,
      command(Nothing, (_, as) => restoreCapsule(as)),
    )
    .get('/:id/ticket', ticket)
    .post(
      '/:id/contributions',
      changes,
      longBody(BODY_KB),
      adding(contract.Contribute, async (body, { id }) =>
        contribute(body, { hasArrived: body.mediaId !== undefined && (await hasArrived(kernel, id, body.mediaId)) }),
      ),
    )
    .delete(
      '/:id/contributions/:content',
      changes,
      adding(Nothing, (_, __, ctx) => withdrawContribution(idOf(ctx.params['content']))),
    )
    .get('/:id/contributions/:content/:part', file)
    .post(
      '/:id/seal',
      changes,
      command(contract.SealCapsule, async ({ confirmWords }, { state, role }) => {
        const ids = state.contents.flatMap(({ mediaId }) => mediaId ?? [])
        return sealCapsule({ confirmWords, role, pending: await pendingOf(kernel, ids) })
      }),
    )
    .post(
      '/:id/date',
      changes,
      command(contract.MoveOpening, (body, { role }) => moveOpening(body, { role, opensAt: opensAtOf(body) })),
    )
    .post(
      '/:id/openers',
      changes,
      command(contract.ChangeOpeners, async (body, { state, role }) =>
        changeOpeners(body, { role, memberIds: await membersOf(state.familyId) }),
      ),
    )
    .post(
      '/:id/answers',
      changes,
      longBody(BODY_KB),
      adding(contract.AnswerQuestion, (body) => answerQuestion(body)),
    )
}

import { Router } from '@koa/router'
import type { Context } from 'koa'
import { Refused } from '../../../kernel/errors.ts'
import { afterwards, commandOf, onRevision, settle } from '../../../kernel/http/http.ts'
import { limited } from '../../../kernel/http/limits.ts'
import { begunBefore, oneMore } from '../../../kernel/http/places.ts'
import { actorOf, bodyOf, idOf, signedIn } from '../../../kernel/http/request.ts'
import { familyOf, inFamily, requireRight } from '../../../kernel/identity/family.ts'
import { may } from '../../../kernel/identity/roles.ts'
import { hashSecret } from '../../../kernel/identity/secrets.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { fingerprintOf } from '../../../kernel/log/fingerprint.ts'
import type { Shareable } from '../../../kernel/process/shareable.ts'
import { reachOf } from '../../accounts/reading.ts'
import {
  ChangeShareLink,
  CreateShareLink,
  LEAST_PASSCODE,
  Nothing,
  RenewShareLink,
  type ShareChoiceRow,
  type VisitRow,
} from '../contract.ts'
import {
  changeShareLink,
  createShareLink,
  endShareLink,
  refuse,
  renewShareLink,
  type Decide,
  type Facts,
} from '../decide/link.ts'
import type { Thing } from '../events.ts'
import { livingOf, mayLink } from '../living.ts'
import { liveShares, rowOf, sharesOf, visitsOf, type Member } from '../queries.ts'
import { share, type Share } from '../share.ts'

const HOUR_S = 3_600
const NONE: ReadonlyMap<string, string> = new Map()

/** A passcode's hash; empty for none, undefined where nothing is said of it. */
const hashOf = async (passcode: string | undefined): Promise<string | undefined> => {
  if (passcode === undefined || passcode === '') return passcode
  if (passcode.trim().length < LEAST_PASSCODE) throw refuse('passcode-weak', { limit: LEAST_PASSCODE })
  return hashSecret(passcode)
}

/** What a family does with its links. */
export const linkRoutes = (kernel: Kernel, kinds: readonly Shareable[]): Router => {
  const byAccount = (ctx: Context) => actorOf(ctx).id
  const makes = limited(kernel, 'share-make', 60, HOUR_S, byAccount)
  const changes = limited(kernel, 'share-change', 120, HOUR_S, byAccount)
  const places = oneMore(kernel, 'share-links', (ctx) => familyOf(ctx).familyId)
  const { kindOf } = livingOf(kernel, kinds)

  const memberIn = (ctx: Context): Member => ({ accountId: actorOf(ctx).id, ...familyOf(ctx) })

  /** @throws Refused not-found for what is not this family's, forbidden for another's thing; says whether a teller said no */
  const noIn = async ({ accountId, familyId, role }: Member, things: readonly Thing[]): Promise<boolean> => {
    const allowed = await Promise.all(
      things.map(async ({ kind: name, id }) => {
        const kind = kindOf.get(name)
        const standing = await kind?.standingOf(kernel, id, familyId)
        if (!standing) throw new Refused('not-found')
        if (!mayLink(role, standing.contributorId === accountId)) throw new Refused('forbidden')
        return standing.mayShare
      }),
    )
    return allowed.includes(false)
  }
  const factsOf = async (ctx: Context, member: Member, things: readonly Thing[]): Promise<Facts> => {
    const hasNo = await noIn(member, things)
    const [{ isVerified }, limits, live] = await Promise.all([
      reachOf(kernel, member.accountId),
      kernel.entitled(member.familyId),
      liveShares(kernel, member.familyId),
    ])
    return { isVerified, hasNo, limit: limits.shareLinks, used: live + begunBefore(ctx) }
  }
  /** Gives a command to a link, and answers with it. A passcode stands in no hash of the log but a keyed one. */
  const give = async (ctx: Context, member: Member, id: string, decision: Decide, body: object) => {
    const said = fingerprintOf(kernel.settings, 'commands', body)
    const handled = await kernel.handle(share, id, decision, commandOf(kernel, ctx, actorOf(ctx), said))
    await settle(kernel, ctx, 'shares', handled)
    ctx.body = rowOf(kernel, handled.state, handled.revision, member)
  }
  const create = async (ctx: Context) => {
    const command = bodyOf(ctx, CreateShareLink)
    const { passcode, expiresAt, ...made } = command
    const member = memberIn(ctx)
    const passcodeHash = (await hashOf(passcode)) ?? ''
    const facts = await factsOf(ctx, member, made.things)
    const terms = { ...made, familyId: member.familyId, expiresAt, passcodeHash }
    await give(ctx, member, made.shareId, createShareLink({ ...terms, facts }), command)
    ctx.status = 201
  }

  /** The link in the path, and who asks for it: one of its family, to whom it is not there otherwise. */
  const asked = async (ctx: Context): Promise<{ readonly member: Member; readonly state: Share }> => {
    const { id } = (ctx as Context & { params: Record<string, string> }).params
    const { state } = await kernel.load(share, idOf(id))
    if (state.status === 'new') throw refuse('not-found')
    const { familyId } = state
    const role = await requireRight(kernel, ctx, familyId, 'add')
    return { member: { accountId: actorOf(ctx).id, familyId, role }, state }
  }
  const requireOver = ({ member, state }: Awaited<ReturnType<typeof asked>>, right: 'edit' | 'invite'): void => {
    if (state.contributorId !== member.accountId && !may(member.role, right)) throw new Refused('forbidden')
  }
  const change = async (ctx: Context) => {
    const command = bodyOf(ctx, ChangeShareLink)
    const found = await asked(ctx)
    requireOver(found, 'edit')
    const { passcode, ...changes } = command
    const decision = changeShareLink({ ...changes, passcodeHash: await hashOf(passcode) })
    await give(ctx, found.member, found.state.shareId, decision, command)
  }
  const renew = async (ctx: Context) => {
    const command = bodyOf(ctx, RenewShareLink)
    const found = await asked(ctx)
    requireOver(found, 'edit')
    await give(ctx, found.member, found.state.shareId, renewShareLink(command), command)
  }
  const end = async (ctx: Context) => {
    const command = bodyOf(ctx, Nothing)
    const found = await asked(ctx)
    requireOver(found, 'invite')
    await give(ctx, found.member, found.state.shareId, endShareLink(), command)
  }

  /** Titles as the family has them, of what its member may read: everything of the family. */
  const titled = async (visits: readonly VisitRow[]): Promise<VisitRow[]> => {
    const seen = visits.flatMap((visit) => visit.seen)
    const read = kinds.map(async (kind) => {
      const ids = new Set(seen.filter((one) => one.kind === kind.kind).map(({ id }) => id))
      return [kind.kind, ids.size > 0 ? await kind.titlesOf(kernel, [...ids]) : NONE] as const
    })
    const titles = new Map(await Promise.all(read))
    const withTitle = (one: VisitRow['seen'][number]) => ({ ...one, title: titles.get(one.kind)?.get(one.id) ?? '' })
    return visits.map((visit) => ({ ...visit, seen: visit.seen.map(withTitle) }))
  }
  const log = async (ctx: Context) => {
    await afterwards(kernel, ctx, 'shares')
    const found = await asked(ctx)
    requireOver(found, 'invite')
    ctx.body = await titled(await visitsOf(kernel, found.state.shareId))
  }
  const choices = async (ctx: Context) => {
    const { accountId, familyId, role } = memberIn(ctx)
    const all = await Promise.all(
      kinds.map(async ({ kind, choices: of }) =>
        (await of(kernel, familyId))
          .filter(({ contributorId }) => mayLink(role, contributorId === accountId))
          .map(({ id, title, mayShare }): ShareChoiceRow => ({ kind, id, title, mayShare })),
      ),
    )
    ctx.body = all.flat()
  }

  return new Router({ prefix: '/api/shares' })
    .get('/', signedIn, inFamily(kernel, 'add'), async (ctx) => {
      await afterwards(kernel, ctx, 'shares')
      ctx.body = await sharesOf(kernel, memberIn(ctx))
    })
    .get('/choices', signedIn, inFamily(kernel, 'add'), choices)
    .post('/', signedIn, makes, inFamily(kernel, 'add'), places, Object.assign(create, { bodySchema: CreateShareLink }))
    .patch('/:id', signedIn, changes, onRevision, Object.assign(change, { bodySchema: ChangeShareLink }))
    .delete('/:id', signedIn, changes, Object.assign(end, { bodySchema: Nothing }))
    .post('/:id/renew', signedIn, changes, Object.assign(renew, { bodySchema: RenewShareLink }))
    .get('/:id/log', signedIn, log)
}

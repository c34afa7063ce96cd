import { Router, type RouterContext } from '@koa/router'
import type { Context } from 'koa'
import { Refused } from '../../../kernel/errors.ts'
import { commandsOf } from '../../../kernel/http/command.ts'
import { awaitPosition, onRevision, type Target } from '../../../kernel/http/http.ts'
import { limited } from '../../../kernel/http/limits.ts'
import { begunBefore, oneMore } from '../../../kernel/http/places.ts'
import { actorOf, idOf, signedIn } from '../../../kernel/http/request.ts'
import { familyOf, inFamily, requireRight } from '../../../kernel/identity/family.ts'
import { may } from '../../../kernel/identity/roles.ts'
import { hashSecret } from '../../../kernel/identity/secrets.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Shareable } from '../../../kernel/process/shareable.ts'
import { takenOf } from '../../../kernel/process/uses.ts'
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
import { changeShareLink, createShareLink, endShareLink, refuse, renewShareLink, type Facts } from '../decide/link.ts'
import type { Thing } from '../events.ts'
import { visibilityOf, mayLink } from '../visibility.ts'
import { rowOf, sharesOf, visitsOf, type Member } from '../queries.ts'
import { share, type Share } from '../share.ts'

const HOUR_S = 3_600
const NONE: ReadonlyMap<string, string> = new Map()

/** A link, and the member of its family who asks for it. */
type Asked = Target & { readonly member: Member }

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
  const { kindOf } = visibilityOf(kernel, kinds)

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
    const begun = begunBefore(ctx)
    const [{ isVerified }, { limit, used, plan }] = await Promise.all([
      reachOf(kernel, member.accountId),
      takenOf(kernel, member.familyId, 'shareLinks', begun + 1),
    ])
    return { isVerified, hasNo, limit, used: used + begun, plan }
  }
  const shown = (state: Share, revision: number, { member }: Asked) => rowOf(kernel, state, revision, member)

  const createCommand = commandsOf(kernel, 'shares', {
    aggregate: share,
    target: (ctx, { shareId: id }: { readonly shareId: string }) => ({ id, by: actorOf(ctx), member: memberIn(ctx) }),
    answer: shown,
  })
  const create = async ({ passcode, expiresAt, ...made }: CreateShareLink, { member }: Asked, ctx: Context) => {
    const passcodeHash = (await hashOf(passcode)) ?? ''
    const facts = await factsOf(ctx, member, made.things)
    return createShareLink({ ...made, familyId: member.familyId, expiresAt, passcodeHash, facts })
  }

  /** The link in the path, for whoever made it or has the right over all: to others than its family it is not there. */
  const over = async (ctx: RouterContext, right: 'edit' | 'invite') => {
    const id = idOf(ctx.params['id'])
    const { state } = await kernel.load(share, id)
    if (state.status === 'new') throw refuse('not-found')
    const by = actorOf(ctx)
    const { familyId } = state
    const role = await requireRight(kernel, ctx, familyId, 'add')
    if (state.contributorId !== by.id && !may(role, right)) throw new Refused('forbidden')
    return { id, by, member: { accountId: by.id, familyId, role } }
  }
  const commandOver = (right: 'edit' | 'invite') =>
    commandsOf(kernel, 'shares', { aggregate: share, target: (ctx) => over(ctx, right), answer: shown })
  const change = async ({ passcode, ...changes }: ChangeShareLink) =>
    changeShareLink({ ...changes, passcodeHash: await hashOf(passcode) })

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
  const log = async (ctx: RouterContext) => {
    await awaitPosition(kernel, ctx, 'shares')
    const { id } = await over(ctx, 'invite')
    ctx.body = await titled(await visitsOf(kernel, id))
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
      await awaitPosition(kernel, ctx, 'shares')
      ctx.body = await sharesOf(kernel, memberIn(ctx))
    })
    .get('/choices', signedIn, inFamily(kernel, 'add'), choices)
    .post(
      '/',
      signedIn,
      makes,
      inFamily(kernel, 'add'),
      places,
      createCommand(CreateShareLink, create, { status: 201 }),
    )
    .patch('/:id', signedIn, changes, onRevision, commandOver('edit')(ChangeShareLink, change))
    .delete('/:id', signedIn, changes, commandOver('invite')(Nothing, endShareLink))
    .post('/:id/renew', signedIn, changes, commandOver('edit')(RenewShareLink, renewShareLink))
    .get('/:id/log', signedIn, log)
}

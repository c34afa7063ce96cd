import type { Context, Middleware } from 'koa'
import { Refused } from '../errors.ts'
import { actorOf, idOf } from '../http/request.ts'
import type { Kernel } from '../kernel.ts'
import type { Belonging } from '../process/ports.ts'
import { may, type FamilyRole, type Right } from './roles.ts'
import { sessionFactsOf } from './staff.ts'

type Asked = Pick<Belonging, 'familyId' | 'role'>
type House = Pick<Kernel, 'membership'>

/** Of all families of the account the one that the request is about. */
export const pickFamily = (ctx: Context, families: readonly Belonging[]): Belonging | undefined => {
  const header = ctx.get('X-Family')
  if (header !== '') return families.find(({ familyId }) => familyId === idOf(header))
  return families.find(({ familyId }) => familyId === sessionFactsOf(ctx).familyId) ?? families[0]
}

const requireMay = ({ role }: { readonly role: FamilyRole }, right: Right): void => {
  if (!may(role, right)) throw new Refused('forbidden')
}

/**
 * What somebody is in a family its own events say, to read as to change: a read table lags, or stands for days, and knows
 * neither who was removed nor who has only just joined. It is asked where the request names no family.
 */
const foundFor = async ({ membership }: House, ctx: Context): Promise<Asked | undefined> => {
  const { id } = actorOf(ctx)
  const header = ctx.get('X-Family')
  const named = header === '' ? sessionFactsOf(ctx).familyId : idOf(header)
  const role = named === undefined ? undefined : await membership.roleIn(named, id)
  if (named !== undefined && role !== undefined) return { familyId: named, role }
  return header === '' ? pickFamily(ctx, await membership.of(id)) : undefined
}

/**
 * The family that the request is about, and what the account is in it.
 * @throws Refused not-found for a family of others, forbidden where the role does not allow it
 */
export const requireFamily = async (house: House, ctx: Context, right: Right): Promise<Asked> => {
  const found = await foundFor(house, ctx)
  if (!found) throw new Refused('not-found')
  requireMay(found, right)
  return found
}

/**
 * Finds the family that the page shows (`X-Family`), else the one that was last chosen, else the one joined last, else the
 * account's own. After `signedIn`; 404 for a family of others, 403 where the role does not allow it.
 */
export const inFamily =
  (house: House, right: Right): Middleware =>
  async (ctx, next) => {
    const { familyId, role } = await requireFamily(house, ctx, right)
    ctx.state['family'] = { familyId, role } satisfies Asked
    await next()
  }

/** The family that `inFamily` found, and what the account is in it. */
export const familyOf = (ctx: Context): Asked => {
  const found = ctx.state['family'] as Asked | undefined
  if (!found) throw new Refused('not-found')
  return found
}

/** That family as what a command changes. */
export const ofFamily = (ctx: Context) => ({ id: familyOf(ctx).familyId, by: actorOf(ctx) })

/**
 * For a thing that was asked for by its own id and brings its family along.
 * @returns what the account is there
 * @throws Refused not-found for a family of others, forbidden for a role too low
 */
export const requireRight = async (
  { membership }: House,
  ctx: Context,
  familyId: string,
  right: Right,
): Promise<FamilyRole> => {
  const role = await membership.roleIn(familyId, actorOf(ctx).id)
  if (role === undefined) throw new Refused('not-found')
  requireMay({ role }, right)
  return role
}

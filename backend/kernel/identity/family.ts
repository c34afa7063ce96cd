import type { Context, Middleware } from 'koa'
import { Refused } from '../errors.ts'
import { actorOf, idOf } from '../http/request.ts'
import type { Kernel } from '../kernel.ts'
import type { Belonging } from '../process/ports.ts'
import { may, type FamilyRole, type Right } from './roles.ts'
import { standingOf } from './staff.ts'

type Asked = Pick<Belonging, 'familyId' | 'role'>
type House = Pick<Kernel, 'membership'>

/** Of all families of the account the one that the request is about. */
export const pickFamily = (ctx: Context, families: readonly Belonging[]): Belonging | undefined => {
  const header = ctx.get('X-Family')
  if (header !== '') return families.find(({ familyId }) => familyId === idOf(header))
  return families.find(({ familyId }) => familyId === standingOf(ctx).familyId) ?? families[0]
}

const requireMay = ({ role }: { readonly role: FamilyRole }, right: Right): void => {
  if (!may(role, right)) throw new Refused('forbidden')
}

const isReading = ({ method }: Context): boolean => method === 'GET' || method === 'HEAD'

/**
 * A read table may lag behind the events of a family. What it says of a member is enough to read; it is not enough to
 * change anything, nor to turn somebody away who has only just joined.
 */
const foundFor = async ({ membership }: House, ctx: Context): Promise<Asked | undefined> => {
  const { id } = actorOf(ctx)
  const families = await membership.of(id)
  const listed = pickFamily(ctx, families)
  if (listed && isReading(ctx)) return listed
  const header = ctx.get('X-Family')
  const ids = header === '' ? [standingOf(ctx).familyId, ...families.map(({ familyId }) => familyId)] : [idOf(header)]
  for (const familyId of ids) {
    const role = familyId === undefined ? undefined : await membership.roleIn(familyId, id)
    if (familyId !== undefined && role !== undefined) return { familyId, role }
  }
  return undefined
}

/**
 * Finds the family that the page shows (`X-Family`), else the one that was last chosen, else the one joined last, else the
 * account's own. After `signedIn`; 404 for a family of others, 403 where the role does not allow it.
 */
export const inFamily =
  (house: House, right: Right): Middleware =>
  async (ctx, next) => {
    const found = await foundFor(house, ctx)
    if (!found) throw new Refused('not-found')
    requireMay(found, right)
    ctx.state['family'] = { familyId: found.familyId, role: found.role } satisfies Asked
    await next()
  }

/** The family that `inFamily` found, and what the account is in it. */
export const familyOf = (ctx: Context): Asked => {
  const found = ctx.state['family'] as Asked | undefined
  if (!found) throw new Refused('not-found')
  return found
}

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
  const { id } = actorOf(ctx)
  const listed = isReading(ctx) ? (await membership.of(id)).find((each) => each.familyId === familyId) : undefined
  const role = listed?.role ?? (await membership.roleIn(familyId, id))
  if (role === undefined) throw new Refused('not-found')
  requireMay({ role }, right)
  return role
}

import type { Clock } from '../clock.ts'
import type { Limits } from '../contract.ts'
import type { Db } from '../db.ts'
import type { Load } from '../log/load.ts'

/** What of a plan is a number of something. */
export type Counted = {
  [Name in keyof Limits]: Limits[Name] extends boolean ? never : Name
}[keyof Limits]

/** What a module's things take of what a family's plan has, in the unit of the limit; published in its module.ts. */
export type Use = {
  readonly limit: Counted
  readonly count: (
    looks: { readonly db: Db; readonly clock: Clock; readonly load: Load },
    familyId: string,
  ) => Promise<number>
}

/** `used` is what all modules use of the limit; `plan` the cheapest that has more, null where none has. */
type Taken = { readonly limit: number; readonly used: number; readonly plan: string | null }
/** As the ports are filled (`ports.ts`). */
type Asked = Parameters<Use['count']>[0] & {
  readonly uses: readonly Use[]
  readonly entitled: (familyId: string) => Promise<Limits>
  readonly lifting: (limit: Counted, needed: number) => string | null
}

/**
 * What a family has of something that its plan limits, to be asked on the route that makes more of it.
 * @param adds how much more there is to be
 */
export const takenOf = async (asked: Asked, familyId: string, limit: Counted, adds = 1): Promise<Taken> => {
  const counts = asked.uses.filter((use) => use.limit === limit).map(({ count }) => count(asked, familyId))
  const [limits, ...taken] = await Promise.all([asked.entitled(familyId), ...counts])
  const used = taken.reduce((sum, n) => sum + n, 0)
  const most = limits[limit]
  return { limit: most === 'unlimited' ? Infinity : most, used, plan: asked.lifting(limit, used + adds) }
}

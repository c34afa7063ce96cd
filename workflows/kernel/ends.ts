import type { Kernel } from '../../backend/kernel/kernel.ts'
import type { None } from '../../backend/kernel/process/module.ts'

/** What is over: an account, which may still come back while its end is planned, a membership or a whole family. */
export type Over = {
  readonly account: { readonly accountId: string }
  readonly planned: { readonly accountId: string }
  /** Whoever comes back makes new things: only those from before `leftAt` are over. */
  readonly membership: OfFamily & { readonly accountId: string; readonly leftAt: string }
  readonly family: OfFamily
}
/** Where in the log a family, or a membership in it, ended. */
type OfFamily = { readonly familyId: string; readonly position: string }

/** What ends one part; it may run twice. Where it is long, `list` says of what, and each is ended by itself. */
type Ending<Of> =
  | { readonly end: (over: Of) => Promise<void> }
  | {
      readonly list: (over: Of) => Promise<readonly string[]>
      readonly endOne: (over: Of, id: string) => Promise<void>
    }
/** A part of what a module keeps; it is in the id of the workflow that ends it. */
type End<Of> = { readonly part: string; readonly by: (kernel: Kernel) => Ending<Of> }

/** What a module ends, with what. */
export type Ends = { readonly [Kind in Exclude<keyof Over, 'account'>]?: End<Over[Kind]> } & {
  readonly account: End<Over['account']> | None
}

/** A part of an account that ends at once. */
export const ofAccount = (
  part: string,
  by: (kernel: Kernel) => (accountId: string) => Promise<void>,
): End<Over['account']> => ({
  part,
  by: (kernel) => ({ end: ({ accountId }) => by(kernel)(accountId) }),
})

/** Ids and a place in the log, of the part that is to end. */
export type Part<Kind extends keyof Over = keyof Over> = {
  readonly kind: Kind
  readonly part: string
  readonly over: Over[Kind]
}

/** What ends with that, in the order of the modules. */
export const partsOf = <Kind extends keyof Over>(all: readonly Ends[], kind: Kind): readonly End<Over[Kind]>[] =>
  all.flatMap((each) => {
    const one = each[kind] as End<Over[Kind]> | None | undefined
    return one === undefined || 'none' in one ? [] : [one]
  })

/** The activities of `end`. */
export const ending = (kernel: Kernel, all: readonly Ends[]) => {
  const endingOf = ({ kind, part }: Part): Ending<Over[typeof kind]> => {
    const found = partsOf(all, kind).find((each) => each.part === part)
    if (!found) throw new Error(`Nobody knows how ${part} ends`)
    return found.by(kernel)
  }
  /** @returns the ids of what is to end one by one; none where all of it was ended at once */
  const endOrList = async (part: Part): Promise<readonly string[]> => {
    const known = endingOf(part)
    if ('list' in known) return known.list(part.over)
    await known.end(part.over)
    return []
  }
  const endOne = async (part: Part, id: string): Promise<void> => {
    const known = endingOf(part)
    if ('list' in known) await known.endOne(part.over, id)
  }
  return { endOrList, endOne }
}
export type EndActivities = ReturnType<typeof ending>

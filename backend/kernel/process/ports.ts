import type { Limits } from '../contract.ts'
import type { FamilyRole } from '../identity/roles.ts'
import type { HubCard } from './hub.ts'
import type { Recordable } from './recordable.ts'
import type { Counted, Use } from './uses.ts'
import { DEFAULT_SYSTEM, systemOf, type SystemNow } from './system.ts'

/** A family of an account's; `joinedAt` is empty for the account's own while nothing has happened in it. */
export type Belonging = { readonly familyId: string; readonly role: FamilyRole; readonly joinedAt: string }
export type Member = { readonly accountId: string; readonly role: FamilyRole }

/**
 * Who is in which family. `membersOf` is of a read table, which may lag; so is where `of` looks, so that it may miss who has
 * only just joined, and names nobody who has gone.
 */
export type Membership = {
  /** Those of an account, the one joined last first; its own, while nothing has happened in it, is the last. */
  readonly of: (accountId: string) => Promise<readonly Belonging[]>
  /** Those of a family, its owner first. */
  readonly membersOf: (familyId: string) => Promise<readonly Member[]>
  /** Those of a family now, by its own events: for whatever is decided from it. */
  readonly membersNow: (familyId: string) => Promise<readonly Member[]>
  /** How accounts are called, by their ids, in lists; one that is gone has no name. */
  readonly namesOf: (accountIds: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** What an account is in a family now, by the family's own events; undefined where it is no member. */
  readonly roleIn: (familyId: string, accountId: string) => Promise<FamilyRole | undefined>
}

/** What a recipient is told of whoever left them something; `sentence` is empty where there is nothing to say. */
export type AboutAuthor = {
  /** They are taken for dead, so that nothing is told to them. */
  readonly isGone: boolean
  readonly sentence: string
}

/** What a sign of life is to what stands: `unknown` where that could not be read or ended just now. */
export type Heard = 'counts' | 'sign-in-needed' | 'unknown'

/** What modules answer to the kernel: one publishes each in its `module.ts`, and the composition roots fill them. */
export type Ports = {
  readonly membership: Membership
  /** Whose account an address is, or is about to be; undefined where it is nobody's. */
  readonly holderOf: (address: string) => Promise<string | undefined>
  /** What may be made in a family, by the plan of its owner: asked on the route that makes something. */
  readonly entitled: (familyId: string) => Promise<Limits>
  /**
   * What an account itself may make, by its own plan: for what counts for it alone. Who gave away the family that bears
   * their id has not the plan of who has it now.
   */
  readonly entitledAccount: (accountId: string) => Promise<Limits>
  /** The name of the cheapest plan that has room for so many of something; null where none has. */
  readonly lifting: (limit: Counted, needed: number) => string | null
  /** What counts against the limits of plans, of all modules. */
  readonly uses: readonly Use[]
  /**
   * Ends what an account's silence or a report had set in motion, once its sign is written down (`applySign`). It never
   * fails, and never holds a request up for long. A press by mail does not count where only signing in answers what stands.
   */
  readonly endSilence: (accountId: string, source: 'app' | 'mail') => Promise<Heard>
  /**
   * Takes the date again from what only an account's silence or death had given one. It fails while it cannot look: then
   * nobody is told that they were heard.
   */
  readonly returnTriggered: (accountId: string) => Promise<void>
  /** How an author stands, for a recipient of theirs; `isOfLife` where only their silence or death gave it its date. */
  readonly aboutAuthor: (accountId: string, isOfLife: boolean) => Promise<AboutAuthor>
  /** How an author stands, as they are told it themselves. */
  readonly lifeSentenceOf: (accountId: string) => Promise<string>
  /** What modules have for the hub. */
  readonly hubCards: readonly HubCard[]
  /** All that recordings are made for. */
  readonly recordables: readonly Recordable[]
  /** Every module's sentences of what happened in a family (`Module`). */
  readonly happened: Readonly<Record<string, string>>
  /** The switches that admins turn while the house runs. */
  readonly system: SystemNow
}

/**
 * Of a process, or a test, without the modules that fill them: everybody is alone in the family that has their id, and
 * the switches are as in a new house; nothing was set in motion, and nothing is recorded.
 */
export const unfilled: Ports = {
  membership: {
    of: (accountId) => Promise.resolve([{ familyId: accountId, role: 'owner', joinedAt: '' }]),
    membersOf: (familyId) => Promise.resolve([{ accountId: familyId, role: 'owner' }]),
    membersNow: (familyId) => Promise.resolve([{ accountId: familyId, role: 'owner' }]),
    namesOf: () => Promise.resolve(new Map()),
    roleIn: (familyId, accountId) => Promise.resolve(familyId === accountId ? 'owner' : undefined),
  },
  entitled: () => Promise.reject(new Error('No module of this process knows what a plan allows')),
  entitledAccount: () => Promise.reject(new Error('No module of this process knows what a plan allows')),
  lifting: () => null,
  uses: [],
  holderOf: () => Promise.resolve(undefined),
  endSilence: () => Promise.resolve('counts'),
  returnTriggered: () => Promise.resolve(),
  aboutAuthor: () => Promise.resolve({ isGone: false, sentence: '' }),
  lifeSentenceOf: () => Promise.resolve(''),
  hubCards: [],
  recordables: [],
  happened: {},
  system: systemOf(() => Promise.resolve(DEFAULT_SYSTEM)),
}

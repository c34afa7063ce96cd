import type { Limits } from '../contract.ts'
import type { FamilyRole } from '../identity/roles.ts'
import { DEFAULT_SYSTEM, systemOf, type SystemNow } from './system.ts'

/** A family of an account's; `joinedAt` is empty for the account's own while nothing has happened in it. */
export type Belonging = { readonly familyId: string; readonly role: FamilyRole; readonly joinedAt: string }
export type Member = { readonly accountId: string; readonly role: FamilyRole }

/** Who is in which family. */
export type Membership = {
  /** Those of an account, the one joined last first; its own, while nothing has happened in it, is the last. */
  readonly of: (accountId: string) => Promise<readonly Belonging[]>
  /** Those of a family, its owner first. */
  readonly membersOf: (familyId: string) => Promise<readonly Member[]>
}

/** What modules answer to the kernel: one publishes each in its `module.ts`, and the composition roots fill them. */
export type Ports = {
  readonly membership: Membership
  /** What may be made in a family, by the plan of its owner: asked on the route that makes something. */
  readonly entitled: (familyId: string) => Promise<Limits>
  /** The switches that admins turn while the house runs. */
  readonly system: SystemNow
}

/**
 * Of a process, or a test, without the modules that fill them: everybody is alone in the family that has their id, and
 * the switches are as in a new house.
 */
export const unfilled: Ports = {
  membership: {
    of: (accountId) => Promise.resolve([{ familyId: accountId, role: 'owner', joinedAt: '' }]),
    membersOf: (familyId) => Promise.resolve([{ accountId: familyId, role: 'owner' }]),
  },
  entitled: () => Promise.reject(new Error('No module of this process knows what a plan allows')),
  system: systemOf(() => Promise.resolve(DEFAULT_SYSTEM)),
}

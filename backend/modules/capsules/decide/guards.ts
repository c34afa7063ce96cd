import { Refused, refusing } from '../../../kernel/errors.ts'
import type { Actor } from '../../../kernel/event.ts'
import { mayChange, type FamilyRole } from '../../../kernel/identity/roles.ts'
import type { Decision } from '../../../kernel/log/decider.ts'
import type { Capsule } from '../capsule.ts'
import type { CapsuleRefusal } from '../contract.ts'
import type { CapsulesEvent } from '../events.ts'

export const refuse = refusing<CapsuleRefusal>()
export type Decide = Decision<Capsule, CapsulesEvent>
/** What whoever asks is in the capsule's family. */
export type As = { readonly role: FamilyRole }

export const requireThere = ({ status }: Capsule): void => {
  if (status === 'new' || status === 'erased') throw new Refused('not-found')
}
export const requireMay = (capsule: Capsule, by: Actor, { role }: As): void => {
  requireThere(capsule)
  if (!mayChange(role, capsule.contributorId === by.id)) throw new Refused('forbidden')
}
/** @throws Refused for each state in which nothing is put in or taken out */
export const requireFilling = (capsule: Capsule): void => {
  requireThere(capsule)
  const { status } = capsule
  if (status === 'removed') throw new Refused('not-found')
  if (status === 'sealed') throw new Refused('sealed')
  if (status === 'opened') throw refuse('capsule-opened')
}
export const requireSealed = (capsule: Capsule): void => {
  requireThere(capsule)
  if (capsule.status === 'opened') throw refuse('capsule-opened')
  if (capsule.status !== 'sealed') throw refuse('not-sealed')
}

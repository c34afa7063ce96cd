export type Details = Readonly<Record<string, unknown>>

/** A lawful no: `code` is stable, its status stands in a contract, its sentence is made where it is answered. */
export class Refused extends Error {
  readonly code: string
  readonly details: Details
  constructor(code: string, details: Details = {}) {
    super(code)
    this.name = 'Refused'
    this.code = code
    this.details = details
  }
}

/** A module's `refuse`, which knows the module's codes. */
export const refusing =
  <Code extends string>() =>
  (code: Code, details?: Details): Refused =>
    new Refused(code, details)

/** An account whose address is not confirmed is promised nothing, and nobody is written to in its name. */
export const requireVerified = (isVerified: boolean): void => {
  if (!isVerified) throw new Refused('address-unverified')
}

/**
 * What would go over what the family's plan allows is not made.
 * @throws Refused plan-required with the limit, what is used of it, and the cheapest plan that lifts it, where there is one
 */
export const requireRoom = (limit: number, used: number, plan: string | null = null): void => {
  if (used >= limit) throw new Refused('plan-required', { limit, used, plan })
}

/** Somebody else appended first, again and again. */
export class Conflict extends Error {
  override readonly name = 'Conflict'
}

/** The event store gave no answer; whether the append was stored is unknown. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable'
}

/** One of our own events cannot be read: whoever meets it stops rather than guess. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable'
}

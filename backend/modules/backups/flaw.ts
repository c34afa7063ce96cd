import type { Flaw } from './events.ts'

/** A backup is not what was stored. */
export class Flawed extends Error {
  override readonly name = 'Flawed'
  readonly flaw: Flaw
  constructor(reason: Flaw['reason'], where: string) {
    super(`${reason} at ${where}`)
    this.flaw = { reason, where }
  }
}

/** Exit codes. The supervisor starts the node again after each but the first. */
export const exits = { asked: 0, unforeseen: 1, lockBusy: 10, fenced: 11, databaseLost: 12 } as const
export type Exit = (typeof exits)[keyof typeof exits]

/** The node cannot go on; nothing is guessed, a new start reads the truth from the tables. */
export class Ending extends Error {
  readonly exit: Exit

  constructor(exit: Exit, message: string, options?: ErrorOptions) {
    super(message, options)
    this.exit = exit
  }
}

/** What a failed statement did is unknown, so the database counts as gone. */
export const asEnding = (error: unknown) =>
  error instanceof Ending ? error : new Ending(exits.databaseLost, 'the database is gone', { cause: error })

/** Where a recording goes, by what right, and what its caller says of a refusal. */
export type Destination = {
  /** The id of what it belongs to. */
  readonly subject: string
  /** What it is made for, and how long it may last: as the module whose thing it becomes publishes it. */
  readonly purpose: string
  readonly mostMinutes: number
  /**
   * The right to send of somebody without an account; asked for at each try, since it may have run out.
   * @throws NeverTaken where what it belongs to takes no recording any more
   */
  readonly ticket?: () => Promise<string>
  /** A sentence for what the server will never take, by the body of its answer. */
  readonly refusalIn: (body: string) => string
  /** Until it may be sent, it stays on this device. */
  readonly mayBeSent?: () => boolean
}

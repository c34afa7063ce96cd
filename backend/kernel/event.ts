/** An event as a decision answers it: JSON values only, no Date, no undefined. */
export type Event<Type extends string, Data extends object> = { readonly type: Type; readonly data: Data }
export type AnyEvent = Event<string, object>

export type Actor = { readonly kind: 'account' | 'recipient' | 'contact' | 'visitor' | 'system'; readonly id: string }

/** What stands beside every event of ours; an event without `schema` and `commandId` is not ours. */
export type Metadata = {
  readonly actor: Actor
  readonly correlationId: string
  readonly causationId: string
  readonly commandId: string
  /** Hash of the command's body: the same id with another body is refused. */
  readonly commandHash: string
  /** Business time, never before the previous event's. */
  readonly at: string
  readonly dayMs: number
  readonly clock: 'real'
  readonly schema: number
  /** The account whose open pages are told of this event, or the family (`family-<id>`) whose members' pages are. */
  readonly audience: string
  /** Hash of the stream's event before this one; empty for the first. */
  readonly prevHash: string
  /** How many events of the same append come after this one; absent where none does, and in older events. */
  readonly more?: number
}

/** A personal text as the log and the read tables hold it. */
export type Sealed = {
  readonly sealed: string
  readonly subject: string
  readonly kid: string
  readonly stream: string
  readonly type: string
  readonly eventId: string
  readonly field: string
}

/** An event read back: its personal fields are opened in `data`, and `sealed(field)` gives the stored form. */
export type Recorded<E extends AnyEvent = AnyEvent> = E & {
  readonly category: string
  readonly id: string
  readonly stream: string
  readonly revision: bigint
  /** Place in the whole log; opaque, compared only by the kernel. */
  readonly position: string
  readonly eventId: string
  readonly metadata: Metadata
  readonly sealed: (field: string) => Sealed | null
  /** What the stream's next event remembers of this one (`chain.ts`), and the length of the stored form. */
  readonly link: () => { readonly hash: string; readonly bytes: number }
}

/** What each type of event of a module is answered with. */
export type ByType<E extends AnyEvent, Answer, Before extends unknown[] = []> = {
  readonly [T in E['type']]?: (...args: [...Before, Recorded<Extract<E, { type: T }>>]) => Answer
}
export type Handlers<E extends AnyEvent, Before extends unknown[] = []> = ByType<E, Promise<unknown>, Before>

/** The answer to the event, if there is one for its type: the only place that casts one. */
export const answerTo = <E extends AnyEvent, Answer, Before extends unknown[] = []>(
  answers: ByType<E, Answer, Before>,
  ...args: [...Before, Recorded]
): Answer | undefined => {
  const recorded = args.at(-1) as Recorded
  const table = answers as Record<string, ((...all: unknown[]) => Answer) | undefined>
  return table[recorded.type]?.(...args)
}

/** Calls the handler of the event's type, if there is one. */
export const dispatch = async <E extends AnyEvent, Before extends unknown[]>(
  handlers: Handlers<E, Before>,
  ...args: [...Before, Recorded]
): Promise<unknown> => answerTo<E, Promise<unknown>, Before>(handlers, ...args)

import type { Clock } from '../clock.ts'
import type { Db, Fragment } from '../db.ts'
import type { EventStore } from '../log/eventStore.ts'

/** A recording, by ids; `subject` is the id of the thing that it was made for. */
export type Recording = { readonly id: string; readonly ownerId: string; readonly subject: string }
/** The same of a row in a statement, as its columns are named there. */
export type RecordingRow = { readonly [Field in keyof Recording]: Fragment }
/** Also the moment before which nothing may have been done to what is given up. */
type OldRow = RecordingRow & { readonly longAgo: Fragment }

/** What a module looks into to answer for recordings. */
export type Looks = { readonly db: Db; readonly store: EventStore; readonly clock: Clock }

/** Longest minutes of a sound, and of a film. */
export type Minutes = { readonly voice: number; readonly video: number }

/**
 * A question about recordings that is answered twice: of all rows at once, by read tables, which may lag, and of the few
 * that are left, by the thing's own events, which decide.
 */
type Judgement<Row> = {
  readonly rows: (row: Row) => Fragment
  readonly one: (looks: Looks, recording: Recording) => Promise<boolean>
}

/** What recordings are made for; modules publish theirs in their module.ts. */
export type Recordable = {
  /** In small letters; it is stored in events and tickets. */
  readonly purpose: string
  /** Of the thing that a recording belongs to; its key, `<category>-<id>`, seals the recording. */
  readonly category: string
  /** The part of the thing with a key of its own, `<category>-<part>-<id>`, which then seals the recording. */
  readonly part?: string
  /** Sounds and films, or the one small picture of a thing, or every file there is. */
  readonly takes: 'recording' | 'portrait' | 'anything'
  /** None of a picture. */
  readonly mostMinutes: Minutes
  /** The most a file may hold where that is less than any may, in MB. */
  readonly mostMb?: number
  /** What a recording counts to: the plan of the account that owns it, that of the thing's family, or the little that one answer has. */
  readonly storageOf: 'account' | 'family' | 'answer'
  /** The thing is a family's: whoever records for it may add to that family. */
  readonly isFamilys?: true
  /**
   * Lets an account record for the thing. Left out where only the ticket of a page lets anybody.
   * @param familyId the family that the request is about, where the thing is one's
   * @throws Refused where the thing is another's
   */
  readonly requireOwn?: (looks: Looks, accountId: string, subject: string, familyId?: string) => Promise<void>
  /** Whether there is such a thing. Left out where no recording comes before its thing. */
  readonly isBegun?: (looks: Looks, subject: string) => Promise<boolean>
  /** Whether the thing still takes what a ticket was given for. Left out where no page gives tickets. */
  readonly isAwaited?: (looks: Looks, subject: string) => Promise<boolean>
  /** Whether the thing holds the recording, or may come to: what nothing names for long is given up. */
  readonly named: Judgement<OldRow>
  /** Whether the thing keeps it, or ends it by itself, where the account that owns it ends. Left out where it does neither. */
  readonly outlives?: Judgement<RecordingRow>
  /** When somebody is to be given it, null where that is not known. */
  readonly dueAt?: (row: RecordingRow) => Fragment
}

/** What names the key that seals a recording, before the id of the thing. */
export const sealerOf = ({ category, part }: Pick<Recordable, 'category' | 'part'>): string =>
  part === undefined ? category : `${category}-${part}`

type Published = { readonly recordables: readonly Recordable[] }

/** @throws Error where no module of this process publishes the purpose: what is stored can be judged by nothing else */
export const recordableOf = ({ recordables }: Published, purpose: string): Recordable => {
  const found = recordables.find((each) => each.purpose === purpose)
  if (!found) throw new Error(`No module of this process takes recordings for ${purpose}`)
  return found
}

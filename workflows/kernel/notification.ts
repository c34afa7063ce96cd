import { answerTo, type AnyEvent, type ByType, type Recorded } from '../../backend/kernel/event.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import type { Mail } from '../../backend/kernel/mail/mailer.ts'
import { mergeUnique } from '../../backend/kernel/process/mergeUnique.ts'
import { postEach } from './post.ts'
import { readTablesAt } from './readTables.ts'

/** A notification that is due: ids, numbers and times only. Runs that wait keep it, so its fields stay as they are. */
export type Notification = {
  /** The stream that it is about. */
  readonly stream: string
  /** The name of its kind, also in metrics. */
  readonly telling: string
  /** The deduplication key within its kind: a round, a try, a moment, a recipient. */
  readonly mark: string
  /** The place of its event in the log. */
  readonly position: string
}

/** How an event becomes a notification: about its own stream, once and at once, unless this says else. */
export type Told = {
  readonly stream?: string
  /** The deduplication key; else the event's revision. */
  readonly mark?: string | number
  /** Repeats: one after each of these gaps, while it is still so. */
  readonly gapsMs?: readonly number[]
}
type Answer = Told | readonly Told[] | false | undefined
/** The events that notify, each with how: several notifications where it answers a list, none where it answers nothing. */
export type On<E extends AnyEvent> = ByType<E, Answer>
type Heard<E extends AnyEvent> = {
  readonly on: On<E>
  /** Sent however old the event is. */
  readonly isLasting?: boolean
}
/** Notifies of every event of its type. */
export const always = (): Told => ({})

/** A kind of notification: its events, whether it is still so, whom it concerns, and what they read. */
type Described<E extends AnyEvent, Facts> = Heard<E> & {
  /** The module whose read tables know whom to notify, once they have passed the event. */
  readonly readTables?: string | undefined
  /** The facts of its letter; undefined once it is so no more, and then nobody is notified. */
  readonly stillTrue: (news: Notification) => Promise<Facts | undefined>
  /** The people whom it concerns: ids, never an address. */
  readonly whom: (facts: Facts, news: Notification) => readonly string[] | Promise<readonly string[]>
  /**
   * The mails to one of them, one an address: the same mails, by their `mailId`, for every try. None where it concerns them
   * no more. `turn` counts the repeats, from 0.
   */
  readonly letter: (facts: Facts, who: string, news: Notification, turn: number) => Promise<readonly Mail[]>
}
type House = Pick<Kernel, 'mailer' | 'checkpointSignals'>
/** A kind of notification, whose facts are known to itself alone. */
export type NotificationKind<E extends AnyEvent> = Heard<E> & {
  readonly whom: (house: House, news: Notification) => Promise<readonly string[] | undefined>
  readonly mails: (news: Notification, who: string, turn: number) => Promise<readonly Mail[]>
}

export const notificationKind = <E extends AnyEvent, Facts>(described: Described<E, Facts>): NotificationKind<E> => {
  const { on, isLasting = false, readTables, stillTrue, whom, letter } = described
  return {
    on,
    isLasting,
    whom: async (house, news) => {
      if (readTables) await readTablesAt(house, readTables, news.position)
      const facts = await stillTrue(news)
      return facts === undefined ? undefined : whom(facts, news)
    },
    mails: async (news, who, turn) => {
      const facts = await stillTrue(news)
      return facts === undefined ? [] : letter(facts, who, news, turn)
    },
  }
}

/** A kind by its name, for events of any type. */
export type NamedKind = Pick<NotificationKind<AnyEvent>, 'whom' | 'mails' | 'isLasting'> & {
  readonly name: string
  readonly category: string
  /** The types of its events. */
  readonly types: readonly string[]
  readonly toldOf: (event: Recorded) => readonly Told[]
}
export type NotificationKinds<Key extends string = string> = Readonly<Record<Key, NamedKind>>

const listOf = (answer: Answer): readonly Told[] => [answer || []].flat()

/**
 * The kinds of notifications of one category's events, each named by the category and its key. Several events of one kind are
 * one thing: each deduplication key of theirs notifies once.
 */
export const notificationKinds =
  <E extends AnyEvent>(category: string) =>
  <Rows extends Readonly<Record<string, NotificationKind<E>>>>(rows: Rows): NotificationKinds<keyof Rows & string> => {
    const tells = Object.entries(rows).map(([key, { on, ...rest }]): [string, NamedKind] => {
      const toldOf = (event: Recorded) => listOf(answerTo<E, Answer>(on, event))
      return [key, { name: `${category}-${key}`, category, types: Object.keys(on), toldOf, ...rest }]
    })
    return Object.fromEntries(tells) as NotificationKinds<keyof Rows & string>
  }

/** The activities of `tell`, and of whatever else sends a notification. */
export const notifying = (house: House, tables: readonly NotificationKinds[]) => {
  const table = mergeUnique(
    'notifications',
    tables.flatMap((tells) => Object.values(tells).map((each): NotificationKinds => ({ [each.name]: each }))),
  )
  const rowOf = (news: Notification): NamedKind => {
    const found = table[news.telling]
    if (!found) throw new Error(`No notification ${news.telling}`)
    return found
  }
  /** @returns the ids of the people; undefined once it is so no more */
  const whomToTell = async (news: Notification): Promise<readonly string[] | undefined> => rowOf(news).whom(house, news)

  /** Mails one of the people. An address that puts us off holds up no other of theirs; while none takes it, all are tried again. */
  const tellOne = async (news: Notification, who: string, turn: number): Promise<void> => {
    await postEach(house, news.telling, await rowOf(news).mails(news, who, turn))
  }
  return { whomToTell, tellOne }
}
/** The activities as the workflows know them. */
export type NotifyActivities = ReturnType<typeof notifying>

import { answerTo, type AnyEvent, type ByType, type Recorded } from '../../backend/kernel/event.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import type { Mail } from '../../backend/kernel/mail/mailer.ts'
import { mergeUnique } from '../../backend/kernel/process/mergeUnique.ts'
import { postEach } from './post.ts'
import { readTablesAt } from './readTables.ts'

/** Something that people are told: ids, numbers and times only. */
export type Notification = {
  /** What it is about. */
  readonly stream: string
  /** Its row of the table, and what metrics call its mails. */
  readonly telling: string
  /** What makes it another than the last of its kind: a round, a try, a moment, a recipient. */
  readonly mark: string
  /** Where in the log it happened. */
  readonly position: string
}

/** How an event is told: about its own stream, once and at once, unless it says else. */
export type Told = {
  readonly stream?: string
  /** What makes it another than the last of its kind; else the event's revision. */
  readonly mark?: string | number
  /** Told after each of these while it is still so. */
  readonly gapsMs?: readonly number[]
}
type Answer = Told | readonly Told[] | false | undefined
/** The events that are told, each with how: several times over where it answers a list, not at all where it answers none. */
export type On<E extends AnyEvent> = ByType<E, Answer>
type Heard<E extends AnyEvent> = {
  readonly on: On<E>
  /** Told however old it is. */
  readonly isLasting?: boolean
}
/** Each of them is told. */
export const always = (): Told => ({})

/** What people are told: of which events, whether it is still so, whom it concerns, and what they read. */
type Described<E extends AnyEvent, Facts> = Heard<E> & {
  /** The module whose read tables know whom to tell, once they have passed the news' position. */
  readonly readTables?: string | undefined
  /** What it is about; undefined once it is so no more, and then nobody is told. */
  readonly stillTrue: (news: Notification) => Promise<Facts | undefined>
  /** Those whom it concerns: ids, never an address. */
  readonly whom: (facts: Facts, news: Notification) => readonly string[] | Promise<readonly string[]>
  /**
   * What one of them reads, at each of their addresses: the same mails, by their `mailId`, for every try. Nothing where
   * it concerns them no more. `turn` counts the times that it is told, from 0.
   */
  readonly letter: (facts: Facts, who: string, news: Notification, turn: number) => Promise<readonly Mail[]>
}
type House = Pick<Kernel, 'mailer' | 'checkpointSignals'>
/** A row of the table. Made by `row`, which keeps its facts to itself. */
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

/** A row by its name, which hears of any event. */
export type NamedKind = Pick<NotificationKind<AnyEvent>, 'whom' | 'mails' | 'isLasting'> & {
  readonly name: string
  readonly category: string
  /** Of its events. */
  readonly types: readonly string[]
  readonly toldOf: (event: Recorded) => readonly Told[]
}
export type NotificationKinds<Key extends string = string> = Readonly<Record<Key, NamedKind>>

const listOf = (answer: Answer): readonly Told[] => [answer || []].flat()

/**
 * What people are told of one category's events, each row called by it and by its key. Several events that one row names are
 * one thing: each mark of theirs is told once.
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

/** The activities of `tell`, and of what else writes a letter of the table. */
export const notifying = (house: House, tables: readonly NotificationKinds[]) => {
  const table = mergeUnique(
    'tells',
    tables.flatMap((tells) => Object.values(tells).map((each): NotificationKinds => ({ [each.name]: each }))),
  )
  const rowOf = (news: Notification): NamedKind => {
    const found = table[news.telling]
    if (!found) throw new Error(`Nobody knows what ${news.telling} tells`)
    return found
  }
  /** @returns their ids; undefined once it is so no more */
  const whomToTell = async (news: Notification): Promise<readonly string[] | undefined> => rowOf(news).whom(house, news)

  /** Writes to one of them. An address that puts us off holds up no other of theirs; while none takes it, all are tried again. */
  const tellOne = async (news: Notification, who: string, turn: number): Promise<void> => {
    await postEach(house, news.telling, await rowOf(news).mails(news, who, turn))
  }
  return { whomToTell, tellOne }
}
/** What the workflows know of it. */
export type NotifyActivities = ReturnType<typeof notifying>

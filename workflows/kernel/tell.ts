import type { Kernel } from '../../backend/kernel/kernel.ts'
import type { Mail } from '../../backend/kernel/mail/mailer.ts'
import { postEach } from './post.ts'
import { readTablesAt } from './readTables.ts'

/** Something that people are told: ids, numbers and times only. */
export type News = {
  /** What it is about. */
  readonly stream: string
  /** Its row of the table, and what metrics call its mails. */
  readonly telling: string
  /** What makes it another than the last of its kind: a round, a try, a moment, a recipient. */
  readonly mark: string
  /** Where in the log it happened. */
  readonly position: string
}

/** One thing that people are told: whether it is still so, whom it concerns, and what they read. */
type Telling<Facts> = {
  readonly name: string
  /** The module whose read tables know whom to tell, once they have passed the news' position. */
  readonly readTables?: string | undefined
  /** What it is about; undefined once it is so no more, and then nobody is told. */
  readonly stillTrue: (news: News) => Promise<Facts | undefined>
  /** Those whom it concerns: ids, never an address. */
  readonly whom: (facts: Facts, news: News) => readonly string[] | Promise<readonly string[]>
  /**
   * What one of them reads, at each of their addresses: the same mails, by their `mailId`, for every try. Nothing where
   * it concerns them no more. `turn` counts the times that it is told, from 0.
   */
  readonly letter: (facts: Facts, who: string, news: News, turn: number) => Promise<readonly Mail[]>
}
type House = Pick<Kernel, 'mailer' | 'checkpointSignals'>
/** A row of the table. Made by `row`, which keeps its facts to itself. */
export type Row = {
  readonly name: string
  readonly whom: (house: House, news: News) => Promise<readonly string[] | undefined>
  readonly mails: (news: News, who: string, turn: number) => Promise<readonly Mail[]>
}

export const row = <Facts>({ name, readTables, stillTrue, whom, letter }: Telling<Facts>): Row => ({
  name,
  whom: async (house, news) => {
    if (readTables) await readTablesAt(house, readTables, news.position)
    const facts = await stillTrue(news)
    return facts === undefined ? undefined : whom(facts, news)
  },
  mails: async (news, who, turn) => {
    const facts = await stillTrue(news)
    return facts === undefined ? [] : letter(facts, who, news, turn)
  },
})

/** The activities of `tell`, and of what else writes a letter of the table. */
export const telling = (house: House, rows: readonly Row[]) => {
  const table = new Map(rows.map((each) => [each.name, each]))
  const rowOf = (news: News): Row => {
    const found = table.get(news.telling)
    if (!found) throw new Error(`Nobody knows what ${news.telling} tells`)
    return found
  }
  /** @returns their ids; undefined once it is so no more */
  const whomToTell = async (news: News): Promise<readonly string[] | undefined> => rowOf(news).whom(house, news)

  /** Writes to one of them. An address that puts us off holds up no other of theirs; while none takes it, all are tried again. */
  const tellOne = async (news: News, who: string, turn: number): Promise<void> => {
    await postEach(house, news.telling, await rowOf(news).mails(news, who, turn))
  }
  return { whomToTell, tellOne }
}
export type Tell = ReturnType<typeof telling>

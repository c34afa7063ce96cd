import type { Db } from '../db.ts'

type Call<Item> = {
  readonly item: Item
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
}

/** @number questions that one batch asks at most */
const MOST = 50

/**
 * Batches the items that are asked for in the same moment, or while a batch is under way: `all` does every item or none. Where
 * it fails each item is done by itself, and the caller whose item failed is told.
 */
export const batching = <Item>(all: (items: readonly Item[]) => Promise<unknown>) => {
  const waiting: Call<Item>[] = []
  let isBusy = false

  const alone = ({ item, resolve, reject }: Call<Item>) => all([item]).then(resolve, reject)
  const together = async (calls: readonly Call<Item>[]) => {
    try {
      await all(calls.map(({ item }) => item))
      for (const { resolve } of calls) resolve()
    } catch {
      await Promise.all(calls.map(alone))
    }
  }
  const work = async () => {
    while (waiting.length > 0) {
      const calls = waiting.splice(0, MOST)
      await (calls[0] && calls.length === 1 ? alone(calls[0]) : together(calls))
    }
    isBusy = false
  }
  return (item: Item): Promise<void> =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (isBusy) return
      isBusy = true
      setImmediate(() => void work())
    })
}

/** Batches questions as `batching` does items: `all` answers them in the order asked. */
export const dataLoader = <Question, Answer>(
  all: (questions: readonly Question[]) => Promise<readonly Answer[]>,
): ((question: Question) => Promise<Answer>) => {
  const ask = batching(async (asked: readonly { readonly question: Question; answer?: Answer | undefined }[]) => {
    const answers = await all(asked.map(({ question }) => question))
    for (const [index, each] of asked.entries()) each.answer = answers[index]
  })
  return async (question) => {
    const asked: { readonly question: Question; answer?: Answer } = { question }
    await ask(asked)
    return asked.answer as Answer
  }
}

/** As `dataLoader`, for each database by itself. */
export const dataLoaderIn = <Question, Answer>(
  all: (db: Db, questions: readonly Question[]) => Promise<readonly Answer[]>,
): ((db: Db, question: Question) => Promise<Answer>) => {
  const known = new WeakMap<Db, (question: Question) => Promise<Answer>>()
  return (db, question) => {
    const ask = known.get(db) ?? dataLoader((questions: readonly Question[]) => all(db, questions))
    known.set(db, ask)
    return ask(question)
  }
}

type Call<Item> = {
  readonly item: Item
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
}

/**
 * Does what is asked for in the same moment, or while something is under way, at once: `all` does every item or none. Where
 * it fails each item is done by itself, and the caller whose item failed is told.
 */
export const gathering = <Item>(all: (items: readonly Item[]) => Promise<unknown>) => {
  let waiting: Call<Item>[] = []
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
      const calls = waiting
      waiting = []
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

/** Slices as they come; every reader starts at the first one, so an upload can begin anew at any offset. */
export type Feed = {
  readonly push: (slice: Blob) => void
  readonly end: () => void
  readonly reader: () => { read: () => Promise<{ done: boolean; value: Blob | undefined }> }
}

export const feed = (given: readonly Blob[] = []): Feed => {
  const slices = [...given]
  const state = { isOver: false }
  let wake: (() => void)[] = []
  const change = () => {
    const sleepers = wake
    wake = []
    for (const resume of sleepers) resume()
  }
  return {
    push: (slice) => {
      slices.push(slice)
      change()
    },
    end: () => {
      state.isOver = true
      change()
    },
    reader: () => {
      let at = 0
      return {
        read: async () => {
          while (at >= slices.length && !state.isOver) await new Promise<void>((resolve) => wake.push(resolve))
          const value = slices[at]
          at += 1
          return { done: value === undefined, value }
        },
      }
    },
  }
}

/** @number opened texts kept in memory. Some megabytes at most. */
const MOST = 5_000
/**
 * @number characters of an opened text that is kept in memory. A list asks for the same short texts again and again;
 * letters are opened each time.
 */
const LONGEST = 1_000
/** @number how often old opened texts are forgotten */
const SWEEP_MS = 15_000

/** A key, as far as it matters here: until when it may be used without being read again. */
type Key = { readonly until?: number }
type Kept = { readonly key: Key; readonly text: string }

/**
 * Texts that were opened lately, for as long as the very key that opened them may be used without being read again: words
 * are kept no longer than what opens them (docs/adr/0014).
 */
const openedTexts = () => {
  const kept = new Map<string, Kept>()
  let sweeping: NodeJS.Timeout | undefined

  const isOver = ({ until = 0 }: Key) => until <= Date.now()
  const sweep = () => {
    for (const [name, { key }] of kept) if (isOver(key)) kept.delete(name)
    sweeping = kept.size > 0 ? setTimeout(sweep, SWEEP_MS).unref() : undefined
  }
  /** The text under a name that this key opened, else the value that `open` gives. */
  const keeping = (key: Key, name: string, open: () => unknown): unknown => {
    if (name.length > LONGEST) return open()
    const found = kept.get(name)
    if (found?.key === key && !isOver(key)) return found.text
    const value = open()
    if (typeof value !== 'string' || isOver(key)) return value
    kept.delete(name)
    kept.set(name, { key, text: value })
    const [oldest] = kept.keys()
    if (kept.size > MOST && oldest !== undefined) kept.delete(oldest)
    sweeping ??= setTimeout(sweep, SWEEP_MS).unref()
    return value
  }
  return { keeping, forget: () => kept.clear() }
}

/** Of this process; `forgetOpened` drops all of them, once a key has moved. */
export const { keeping: keepingOpened, forget: forgetOpened } = openedTexts()

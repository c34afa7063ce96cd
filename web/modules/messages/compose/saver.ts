import * as v from 'valibot'

/**
 * @number how long a change of a sealed message waits to be saved. Soon after the last key, as its author may be asked.
 */
const PAUSE_MS = 2_000
/**
 * @number how long a change of a draft waits to be saved. Its words are on this device meanwhile, and a save is an
 * event that is kept for good.
 */
const DRAFT_MS = 20_000
const Kept = v.object({ text: v.string(), base: v.string() })
const keyOf = (id: string) => `letter-of-${id}`

/** What this device still holds of a letter that could not be saved, and the version it was written on. */
const keptOf = (id: string): v.InferOutput<typeof Kept> | undefined => {
  try {
    const kept = v.safeParse(Kept, JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null'))
    return kept.success ? kept.output : undefined
  } catch {
    return undefined
  }
}
const keep = (id: string, kept: v.InferOutput<typeof Kept> | undefined): void => {
  try {
    if (kept) localStorage.setItem(keyOf(id), JSON.stringify(kept))
    else localStorage.removeItem(keyOf(id))
  } catch {
    // Storage is blocked: it holds until the page is left.
  }
}

type Saving = {
  readonly id: string
  /** What the server has. */
  readonly first: string
  readonly longest: number
  readonly isDraft: () => boolean
  readonly save: (body: string) => Promise<unknown>
}
export type LetterView = {
  readonly text: string
  readonly isDirty: boolean
  readonly isSaving: boolean
  /** Why the last try did not save it, until it is changed or saved. */
  readonly failed: unknown
  /** What another window wrote while this one had changes of its own. */
  readonly theirs: string | undefined
}

/**
 * Saves a text when asked, else two seconds after its last change, or every twenty seconds of writing in a draft; a
 * refused one is tried again with the next change.
 */
export const createSaver = ({ id, first, longest, isDraft, save }: Saving) => {
  const kept = keptOf(id)
  const own = new Set([first])
  let saved = kept?.base ?? first
  /** What a try that fails goes back to. */
  let confirmed = saved
  let latest = kept?.text ?? first
  let timer: ReturnType<typeof setTimeout> | undefined

  const listeners = new Set<() => void>()
  let onItsWay = 0
  let view: LetterView = {
    text: latest,
    isDirty: latest !== saved,
    isSaving: false,
    failed: undefined,
    theirs: undefined,
  }
  const show = (changes: Partial<LetterView>) => {
    view = { ...view, ...changes }
    for (const listener of listeners) listener()
  }

  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (view.theirs !== undefined || latest === saved || latest.length > longest) return
    const sent = latest
    saved = sent
    own.add(sent)
    onItsWay += 1
    show({ isSaving: true })
    const settle = (failed: unknown) => {
      onItsWay -= 1
      const isDirty = latest !== saved
      keep(id, isDirty ? { text: latest, base: saved } : undefined)
      show({ isDirty, isSaving: onItsWay > 0, failed: isDirty ? failed : undefined })
    }
    save(sent).then(
      () => {
        confirmed = sent
        settle(undefined)
      },
      (error: unknown) => {
        // A later one is on its way, or was saved.
        if (saved === sent) saved = confirmed
        settle(latest === sent ? error : undefined)
      },
    )
  }
  const later = () => {
    if (isDraft() && timer) return
    clearTimeout(timer)
    timer = setTimeout(flush, isDraft() ? DRAFT_MS : PAUSE_MS)
  }
  if (kept) {
    own.delete(first)
    own.add(kept.base)
    if (kept.base === first) later()
  }

  return {
    view: () => view,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    flush,
    write: (text: string) => {
      latest = text
      keep(id, text === saved ? undefined : { text, base: saved })
      show({ text, isDirty: text !== saved || onItsWay > 0, failed: undefined })
      later()
    },
    /** The server's version came: our own comes back to us; another's is taken, or stops the saving until decided. */
    meet: (body: string): void => {
      if (own.has(body) || body === latest) return
      own.add(body)
      if (latest !== saved) return show({ theirs: body })
      latest = body
      saved = body
      confirmed = body
      show({ text: body, failed: undefined })
    },
    /** Goes on with their version, or with ours on top of it. */
    decide: (chosen: 'mine' | 'theirs'): void => {
      const { theirs = latest } = view
      show({ theirs: undefined })
      if (chosen === 'mine') return flush()
      latest = theirs
      saved = theirs
      confirmed = theirs
      keep(id, undefined)
      show({ text: theirs, isDirty: false, failed: undefined })
    },
  }
}

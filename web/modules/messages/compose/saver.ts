import * as v from 'valibot'

const SAVED_AFTER_MS = 2000
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
  readonly save: (body: string) => Promise<unknown>
}
/** `theirs`: what another window wrote while this one had changes of its own. */
export type LetterView = { readonly text: string; readonly isDirty: boolean; readonly theirs: string | undefined }

/** Saves a text some time after its last change, and when asked; a refused one is tried again with the next change. */
export const createSaver = ({ id, first, longest, save }: Saving) => {
  const kept = keptOf(id)
  const own = new Set([first])
  let saved = kept?.base ?? first
  let latest = kept?.text ?? first
  let timer: ReturnType<typeof setTimeout> | undefined

  const listeners = new Set<() => void>()
  let view: LetterView = { text: latest, isDirty: latest !== saved, theirs: undefined }
  const show = (changes: Partial<LetterView>) => {
    view = { ...view, ...changes }
    for (const listener of listeners) listener()
  }

  const flush = () => {
    clearTimeout(timer)
    if (view.theirs !== undefined || latest === saved || latest.length > longest) return
    const before = saved
    const sent = latest
    saved = sent
    own.add(sent)
    save(sent).then(
      () => {
        if (latest === sent) keep(id, undefined)
        show({ isDirty: latest !== saved })
      },
      () => {
        saved = before
      },
    )
  }
  const later = () => {
    clearTimeout(timer)
    timer = setTimeout(flush, SAVED_AFTER_MS)
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
      show({ text, isDirty: true })
      later()
    },
    /** The server's version came: our own comes back to us; another's is taken, or stops the saving until decided. */
    meet: (body: string): void => {
      if (own.has(body) || body === latest) return
      own.add(body)
      if (latest !== saved) return show({ theirs: body })
      latest = body
      saved = body
      show({ text: body })
    },
    /** Goes on with their version, or with ours on top of it. */
    decide: (chosen: 'mine' | 'theirs'): void => {
      const { theirs = latest } = view
      show({ theirs: undefined })
      if (chosen === 'mine') return flush()
      latest = theirs
      saved = theirs
      keep(id, undefined)
      show({ text: theirs, isDirty: false })
    },
  }
}

/** What was written to a question, and until when its link takes an answer. */
type Kept = {
  readonly words: string
  readonly mayShare: boolean
  readonly until: string
  /** It was to be sent as soon as its recording had arrived. */
  readonly isPressed?: boolean
}

const PREFIX = 'answer-to-'
const keyOf = (storyId: string) => `${PREFIX}${storyId}`

const keptUnder = (key: string): Kept | undefined => {
  try {
    const { words, mayShare, until, isPressed } = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Kept>
    if (typeof words !== 'string' || typeof mayShare !== 'boolean' || typeof until !== 'string') return undefined
    return { words, mayShare, until, ...(isPressed === true && { isPressed }) }
  } catch {
    return undefined
  }
}

/** What this device still holds of an answer that was not sent. */
export const keptWords = (storyId: string): Kept | undefined => keptUnder(keyOf(storyId))

export const keepWords = (storyId: string, kept: Kept | undefined): void => {
  try {
    if (kept) localStorage.setItem(keyOf(storyId), JSON.stringify(kept))
    else localStorage.removeItem(keyOf(storyId))
  } catch {
    // Storage is blocked: the words hold until the page is left.
  }
}

/** Answers that no link takes any more do not stay on a device that others may use. */
export const dropOldWords = (now: string): void => {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(PREFIX) && (keptUnder(key)?.until ?? '') < now) localStorage.removeItem(key)
  } catch {
    // Nothing was kept where storage is blocked.
  }
}

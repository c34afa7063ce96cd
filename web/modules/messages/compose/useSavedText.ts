import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { createSaver } from './saver.ts'

type Kept = {
  readonly id: string
  /** What the server has now. */
  readonly text: string
  readonly longest: number
  readonly isDraft: boolean
  readonly save: (text: string) => Promise<unknown>
}

/**
 * A text that is saved as it is written (`createSaver`) and when the field, the step or the page is left, also by
 * closing its tab. What could not be saved stays on this device. Where another window wrote something else meanwhile, both versions are shown and nothing is lost.
 */
export const useSavedText = ({ id, text, longest, isDraft, save }: Kept) => {
  const draft = useRef(isDraft)
  useEffect(() => void (draft.current = isDraft), [isDraft])
  // Another id is another text; the same one keeps what was written since.
  // oxlint-disable-next-line react/exhaustive-deps
  const saver = useMemo(() => createSaver({ id, first: text, longest, isDraft: () => draft.current, save }), [id])
  const view = useSyncExternalStore(saver.subscribe, saver.view)
  useEffect(() => saver.meet(text), [saver, text])
  const isResting = useRef(false)
  useEffect(() => {
    const flush = () => {
      if (!isResting.current) saver.flush()
    }
    addEventListener('online', flush)
    addEventListener('pagehide', flush)
    return () => {
      removeEventListener('online', flush)
      removeEventListener('pagehide', flush)
      flush()
    }
  }, [saver])
  const isTooLong = view.text.length > longest
  const flush = () => {
    isResting.current = false
    saver.flush()
  }
  /** Left as it is on this device, until somebody changes it or asks. */
  const rest = () => {
    isResting.current = true
  }
  return { ...view, isTooLong, flush, rest, write: saver.write, decide: saver.decide }
}
export type SavedText = ReturnType<typeof useSavedText>

import { useEffect, useState, useSyncExternalStore } from 'react'
import { createSaver } from './saver.ts'

type Kept = {
  readonly id: string
  /** What the server has now. */
  readonly text: string
  readonly longest: number
  readonly save: (text: string) => Promise<unknown>
}

/**
 * A text that is saved two seconds after the last key and when the field or the page is left. What could not be saved
 * stays on this device. Where another window wrote something else meanwhile, both versions are shown and nothing is lost.
 */
export const useSavedText = ({ id, text, longest, save }: Kept) => {
  const [saver] = useState(() => createSaver({ id, first: text, longest, save }))
  const view = useSyncExternalStore(saver.subscribe, saver.view)
  useEffect(() => saver.meet(text), [saver, text])
  useEffect(() => {
    addEventListener('online', saver.flush)
    return () => {
      removeEventListener('online', saver.flush)
      saver.flush()
    }
  }, [saver])
  return { ...view, flush: saver.flush, write: saver.write, decide: saver.decide }
}
export type SavedText = ReturnType<typeof useSavedText>

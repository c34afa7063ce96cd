import { useEffect, useRef } from 'react'
import type { Recorder } from './recorder.ts'

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement && /^(INPUT|TEXTAREA)$/u.test(target.tagName)

/** R records, pauses and goes on, Esc stops; only while the focus is in the recorder, so that no key surprises. */
export const useRecorderKeys = (recorder: Recorder) => {
  const card = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    const element = card.current
    if (!element) return undefined
    const onKey = (event: KeyboardEvent) => {
      const { phase } = recorder.view()
      if (event.key === 'Escape') void recorder.stop()
      if (event.key.toLowerCase() !== 'r' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return
      if (phase === 'recording') recorder.pause()
      else if (phase === 'paused') recorder.resume()
      else if (phase === 'ready') void recorder.start()
    }
    element.addEventListener('keydown', onKey)
    return () => element.removeEventListener('keydown', onKey)
  }, [recorder])
  return card
}

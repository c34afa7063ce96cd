import { useEffect, useRef, type RefObject } from 'react'
import type { Recorder } from './recorder.ts'
import type { RecorderView } from './view.ts'

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement && /^(INPUT|TEXTAREA)$/u.test(target.tagName)

/** The round button goes when the take is done: the focus moves on to the play button. */
const useFocusOnPlay = (card: RefObject<HTMLElement | null>, phase: RecorderView['phase']) => {
  const before = useRef(phase)
  useEffect(() => {
    const isJustDone = phase === 'finished' && (before.current === 'recording' || before.current === 'paused')
    before.current = phase
    if (isJustDone) card.current?.querySelector('button')?.focus()
  }, [card, phase])
}

/** R records, pauses and goes on, Esc stops; only while the focus is in the recorder, so that no key surprises. */
export const useRecorderKeys = (recorder: Recorder, phase: RecorderView['phase']) => {
  const card = useRef<HTMLFieldSetElement>(null)
  useFocusOnPlay(card, phase)
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

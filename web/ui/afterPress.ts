import { useCallback, useEffect, useRef } from 'react'

const ENDS = ['pointerup', 'pointercancel'] as const

/**
 * Watches whether a finger, or a button of the mouse, is down. What is done by leaving a field may show a fault above the
 * button that is being pressed; the button then moves from under the finger, and the press is lost.
 */
export const watchPress = (target: EventTarget) => {
  const stopping = new AbortController()
  let isDown = false
  const note = ({ type }: Event) => void (isDown = type === 'pointerdown')
  for (const type of ['pointerdown', ...ENDS])
    target.addEventListener(type, note, { capture: true, signal: stopping.signal })
  /** At once, or when the press and what it does are over. */
  const afterwards = (act: () => void): void => {
    if (!isDown) return act()
    const waiting = new AbortController()
    const end = () => {
      waiting.abort()
      setTimeout(act)
    }
    for (const type of ENDS) target.addEventListener(type, end, { signal: waiting.signal })
  }
  return { afterwards, stop: () => stopping.abort() }
}

/** `act` as what leaving a field does. */
export const useAfterPress = (act: () => void): (() => void) => {
  const press = useRef<ReturnType<typeof watchPress>>(undefined)
  useEffect(() => {
    press.current = watchPress(globalThis)
    return () => press.current?.stop()
  }, [])
  return useCallback(() => (press.current ? press.current.afterwards(act) : act()), [act])
}

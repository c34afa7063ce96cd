import { useEffect, useRef } from 'react'

type Acts = Readonly<Record<string, (() => void) | '' | undefined>>

/** Where a key has a meaning of its own: fields, sliders, menus, films and whatever lies over the page. */
const TAKEN =
  'input, textarea, select, video, audio, [role=slider], [role=menu], [role=dialog], [role=alertdialog], [role=listbox]'

/** Keys of a page, wherever on it the focus is. */
export const useViewKeys = (acts: Acts): void => {
  const latest = useRef(acts)
  useEffect(() => {
    latest.current = acts
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTaken = event.target instanceof Element && event.target.closest(TAKEN) !== null
      if (isTaken || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('[role=dialog]')) return
      const act = latest.current[event.key]
      if (!act) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}

import { useEffect, useRef, type KeyboardEvent } from 'react'
import type { ItemRow } from '../../../../backend/modules/items/contract.ts'
import type { Line } from './layout.ts'
import { above, below } from './steps.ts'

type Keys = {
  rows: readonly ItemRow[]
  lines: readonly Line[]
  lineOf: readonly number[]
  stop: number
  reveal: (index: number) => void
  onChoose: (id: string, isRange: boolean) => void
  onClear: () => void
}

/** Arrows go from tile to tile, with Shift they choose on the way; Space chooses, Escape chooses none. */
export const useGridKeys = ({ rows, lines, lineOf, stop, reveal, onChoose, onClear }: Keys) => {
  const wanted = useRef<number>(undefined)
  // The tile may come into the page only after the list was scrolled to it.
  useEffect(() => {
    if (wanted.current === undefined) return
    const tile = document.querySelector<HTMLElement>(`[data-tile="${wanted.current}"]`)
    if (!tile) return
    wanted.current = undefined
    tile.focus({ preventScroll: true })
  })
  const targetOf = (key: string): number | undefined => {
    const last = rows.length - 1
    if (key === 'ArrowRight') return Math.min(stop + 1, last)
    if (key === 'ArrowLeft') return Math.max(stop - 1, 0)
    if (key === 'ArrowDown') return below(lines, lineOf, stop)
    if (key === 'ArrowUp') return above(lines, lineOf, stop)
    if (key === 'Home') return 0
    return key === 'End' ? last : undefined
  }
  return (event: KeyboardEvent) => {
    const id = rows[stop]?.id
    if (!(event.target instanceof HTMLElement) || event.target.dataset['tile'] === undefined || id === undefined) return
    if (event.key === 'Escape') return onClear()
    if (event.key === ' ') {
      event.preventDefault()
      return onChoose(id, event.shiftKey)
    }
    const target = targetOf(event.key)
    if (target === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const targetId = rows[target]?.id
    if (event.shiftKey && targetId !== undefined) onChoose(targetId, true)
    wanted.current = target
    reveal(target)
  }
}

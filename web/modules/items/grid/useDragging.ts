import { useState, type DragEvent } from 'react'
import { useHasMouse } from '../../../ui/useHasMouse.ts'

type Row = { readonly id: string }
type Mark = { readonly id: string; readonly side: 'before' | 'after' }
export type OnMove = (id: string, beforeId: string | null) => void

const sideOf = ({ clientX, currentTarget }: DragEvent): Mark['side'] => {
  const { left, width } = currentTarget.getBoundingClientRect()
  return clientX < left + width / 2 ? 'before' : 'after'
}

/**
 * Tiles go to another place of the list by the mouse: what each needs for that, with the side on which the one that is
 * dragged would stand. A finger that rests on a tile chooses it; then the bar has buttons that move it.
 * @param onMove left out where nothing can be moved
 */
export const useDragging = (rows: readonly Row[], onMove: OnMove | undefined) => {
  const hasMouse = useHasMouse()
  const [dragged, setDragged] = useState<string>()
  const [mark, setMark] = useState<Mark>()
  const end = () => {
    setDragged(undefined)
    setMark(undefined)
  }
  return ({ id }: Row, index: number) => {
    if (!onMove || !hasMouse) return {}
    return {
      draggable: true,
      'data-dragged': id === dragged || undefined,
      'data-mark': mark?.id === id ? mark.side : undefined,
      onDragStart: ({ dataTransfer }: DragEvent) => {
        dataTransfer.effectAllowed = 'move'
        dataTransfer.setData('text/plain', id)
        setDragged(id)
      },
      onDragOver: (event: DragEvent) => {
        if (dragged === undefined) return
        event.preventDefault()
        const side = sideOf(event)
        if (mark?.id !== id || mark.side !== side) setMark({ id, side })
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        const beforeId = sideOf(event) === 'before' ? id : (rows[index + 1]?.id ?? null)
        if (dragged !== undefined && dragged !== id && dragged !== beforeId) onMove(dragged, beforeId)
        end()
      },
      onDragEnd: end,
    }
  }
}

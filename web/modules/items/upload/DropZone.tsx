import { css } from '@emotion/react'
import { useEffect, useRef, useState } from 'react'
import { filesDropped } from './dropped.ts'
import { strings } from './strings.ts'
import { useAdding } from './useAdding.ts'

const cover = css`
  position: fixed;
  inset: 16px;
  z-index: 19;
  display: grid;
  place-items: center;
  border: 3px dashed var(--line-strong);
  border-radius: var(--r-card);
  background: var(--surface);
  font: 500 var(--fs-h3) / 1.2 var(--font-display);
  pointer-events: none;
`
const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false

/** Files may be dropped anywhere on the page. */
export function DropZone() {
  const [isOver, setOver] = useState(false)
  const add = useAdding()
  const latest = useRef(add)
  useEffect(() => {
    latest.current = add
  })
  useEffect(() => {
    const onOver = (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setOver(true)
    }
    const onLeave = (event: DragEvent) => event.relatedTarget === null && setOver(false)
    const onDrop = (event: DragEvent) => {
      setOver(false)
      if (!holdsFiles(event) || !event.dataTransfer) return
      event.preventDefault()
      void filesDropped(event.dataTransfer.items).then((files) => latest.current(files))
    }
    const leaving = new AbortController()
    const { signal } = leaving
    addEventListener('dragover', onOver, { signal })
    addEventListener('dragleave', onLeave, { signal })
    addEventListener('drop', onDrop, { signal })
    return () => leaving.abort()
  }, [])
  return isOver ? <div css={cover}>{strings.drop}</div> : null
}

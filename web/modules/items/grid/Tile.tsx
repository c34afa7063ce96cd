import { css } from '@emotion/react'
import { memo, useRef, type PointerEvent, type MouseEvent } from 'react'
import { Link } from 'wouter'
import type { ItemRow } from '../../../../backend/modules/items/contract.ts'
import { tick } from '../../../ui/tickStyle.ts'
import { calledIn, saidOf } from '../inWords.ts'
import { gridStrings as strings } from '../strings.ts'
import { Thumb } from './Thumb.tsx'

const tile = css`
  position: relative;
  & > a {
    display: block;
    width: 100%;
    height: 100%;
    border-radius: var(--r-patch);
    color: inherit;
    text-decoration: none;
    -webkit-touch-callout: none;
  }
  &[data-chosen] > a::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 5px solid var(--primary);
    border-radius: var(--r-patch);
    pointer-events: none;
  }
`
const choose = css`
  position: absolute;
  top: 0;
  left: 0;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  cursor: pointer;
`

/** @number how long a finger rests on a tile until it is chosen */
const LONG_MS = 500

type TileProps = {
  row: ItemRow
  index: number
  height: number
  href: string
  isChosen: boolean
  /** Some are chosen: a touch chooses more, instead of opening. */
  isChoosing: boolean
  /** The one that the Tab key leads to. */
  isStop: boolean
  onChoose: (id: string, isRange: boolean) => void
}

/** One memory of the grid: a press opens it, the box at its corner or a long touch chooses it. */
export const Tile = memo(function Tile(props: TileProps) {
  const { row, index, height, href, isChosen, isChoosing, isStop, onChoose } = props
  const touch = useRef<{ timer?: ReturnType<typeof setTimeout>; isLong: boolean; isTouch: boolean }>({
    isLong: false,
    isTouch: false,
  })
  const name = calledIn(row)
  const onPointerDown = ({ pointerType }: PointerEvent) => {
    touch.current = { isLong: false, isTouch: pointerType === 'touch' }
    if (pointerType !== 'touch') return
    touch.current.timer = setTimeout(() => {
      touch.current.isLong = true
      onChoose(row.id, false)
    }, LONG_MS)
  }
  const rest = () => clearTimeout(touch.current.timer)
  const onClick = (event: MouseEvent) => {
    const { isLong, isTouch } = touch.current
    const isRange = event.shiftKey
    if (!isLong && !isRange && !(isChoosing && isTouch)) return
    event.preventDefault()
    if (!isLong) onChoose(row.id, isRange)
  }
  return (
    <div css={tile} style={{ height }} data-chosen={isChosen || undefined}>
      <Link
        href={href}
        data-tile={index}
        tabIndex={isStop ? 0 : -1}
        aria-label={saidOf(row)}
        onPointerDown={onPointerDown}
        onPointerUp={rest}
        onPointerMove={rest}
        onPointerCancel={rest}
        onContextMenu={(event: MouseEvent) => touch.current.isTouch && event.preventDefault()}
        onClick={onClick}
        draggable={false}
      >
        <Thumb row={row} />
      </Link>
      <label css={choose}>
        <input
          type="checkbox"
          css={tick}
          checked={isChosen}
          tabIndex={-1}
          aria-label={strings.choose(name)}
          onChange={({ nativeEvent }) => onChoose(row.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
        />
      </label>
    </div>
  )
})

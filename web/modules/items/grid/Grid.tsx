import { css } from '@emotion/react'
import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual'
import { Fragment, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ItemRow } from '../../../../backend/modules/items/contract.ts'
import { useIsWide } from '../../../ui/useIsWide.ts'
import { paths } from '../../../app/paths.ts'
import { queryOf, type Filter } from '../filters.ts'
import { gridStrings as strings } from '../strings.ts'
import type { Chosen } from './chosen.ts'
import { heightOf, labelled, linesOf, LABEL_HEIGHT, runsOf, type Line } from './layout.ts'
import { Tile } from './Tile.tsx'
import { useDragging, type OnMove } from './useDragging.ts'
import { useGridKeys } from './useGridKeys.ts'
import { usePlace } from './usePlace.ts'

const GAP = 8
const [HIGH, LOW] = [140, 112]
/** Rows beyond the edges of the window that are there already. */
const AHEAD = 4
/** How near its end the rest of a list is asked for, in rows. */
const NEAR = 8

const list = css`
  margin: 0;
  padding: 0;
  list-style: none;
`
const placed = css`
  position: absolute;
  top: 0;
  left: 0;
  &[data-dragged] {
    opacity: 0.5;
  }
  /* Where the one that is dragged would stand: in the seam between two. */
  &[data-mark]::after {
    content: '';
    position: absolute;
    top: 0;
    bottom: 0;
    width: 4px;
    border-radius: 2px;
    background: var(--thread);
  }
  &[data-mark='before']::after {
    left: -6px;
  }
  &[data-mark='after']::after {
    right: -6px;
  }
`
/** The words of a date, above the first of its tiles. */
const label = css`
  display: flex;
  align-items: end;
  height: ${LABEL_HEIGHT}px;
  padding-bottom: 4px;
  & > span {
    overflow: hidden;
    color: var(--ink-2);
    font-size: var(--fs-micro);
    font-weight: 600;
    line-height: 1.3;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

export type GridProps = {
  rows: readonly ItemRow[]
  /** How many there are in all, as far as that is known. */
  n: number | undefined
  filter: Filter
  isByDecade?: boolean
  hasMore: boolean
  fetchMore: () => void
  onShown: (first: number, last: number) => void
  chosen: Chosen
  onChoose: (id: string, isRange: boolean) => void
  onClear: () => void
  /** Puts one right before another, or last; left out where the order is not to be changed. */
  onMove?: OnMove | undefined
}

/** Justified rows of all memories of a list; only those in sight are in the page. */
export function Grid(props: GridProps) {
  const { rows, n, filter, isByDecade = false, hasMore, fetchMore, onShown, chosen, onChoose, onClear, onMove } = props
  const frame = useRef<HTMLDivElement>(null)
  const { width, top } = usePlace(frame)
  const isWide = useIsWide()
  const dragging = useDragging(rows, onMove)
  const boxes = useMemo(() => labelled(rows), [rows])
  const lines = useMemo(
    () => linesOf(rows, boxes, { width, rowHeight: isWide ? HIGH : LOW, gap: GAP }, isByDecade),
    [rows, boxes, width, isWide, isByDecade],
  )
  const lineOf = useMemo(() => lineByTile(lines), [lines])
  const [stop, setStop] = useState(0)
  const stopLine = lineOf[Math.min(stop, rows.length - 1)]
  // What it gives is used here alone, and nothing that it is handed to keeps it.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count: lines.length,
    estimateSize: (at) => heightOf(lines[at], GAP),
    overscan: AHEAD,
    scrollMargin: top,
    // What has the focus stays in the page, or the focus would be lost with it.
    rangeExtractor: (range: Range) =>
      [...new Set([...(stopLine === undefined ? [] : [stopLine]), ...defaultRangeExtractor(range)])].toSorted(
        (one, other) => one - other,
      ),
  })
  useLayoutEffect(() => virtualizer.measure(), [lines, virtualizer])
  const { startIndex = 0, endIndex = 0 } = virtualizer.range ?? {}
  useEffect(() => {
    if (hasMore && endIndex >= lines.length - NEAR) fetchMore()
  }, [hasMore, endIndex, lines.length, fetchMore])
  useEffect(() => {
    const [from, to] = [firstOf(lines, startIndex), firstOf(lines, endIndex + 1)]
    onShown(from, to)
  }, [lines, startIndex, endIndex, onShown])

  const reveal = useCallback(
    (index: number) => {
      setStop(index)
      const line = lineOf[index]
      if (line !== undefined) virtualizer.scrollToIndex(line, { align: 'auto' })
    },
    [lineOf, virtualizer],
  )
  const onKeyDown = useGridKeys({ rows, lines, lineOf, stop, reveal, onChoose, onClear })
  const query = queryOf(filter)
  const runs = runsOf(
    virtualizer.getVirtualItems().map(({ index, start }) => ({ line: lines[index], top: start - top })),
  )
  return (
    // The keys work on the tile that has the focus.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={onKeyDown} onFocus={({ target }) => setStop(Number(target.dataset['tile'] ?? stop))}>
      <p className="sr-only" id="grid-keys">
        {strings.keys}
      </p>
      <div ref={frame} css={{ position: 'relative' }} style={{ height: virtualizer.getTotalSize() }}>
        {runs.map(({ head, under, lines: shown }) => (
          <Fragment key={under ?? ''}>
            {head && (
              <h2
                css={[placed, { paddingTop: 20, fontSize: 'var(--fs-h3)' }]}
                style={{ transform: `translateY(${head.top}px)` }}
              >
                {head.words}
              </h2>
            )}
            <ul css={list} aria-label={under ?? strings.list} aria-describedby="grid-keys">
              {shown.flatMap(({ line, top: lineTop }) =>
                line.row.tiles.map(({ index: within, left, width: tileWidth }) => {
                  const index = line.first + within
                  const row = rows[index]
                  return (
                    row && (
                      <li
                        key={row.id}
                        css={placed}
                        style={{ width: tileWidth, transform: `translate(${left}px, ${lineTop}px)` }}
                        aria-posinset={index + 1}
                        aria-setsize={n ?? -1}
                        {...dragging(row, index)}
                      >
                        {line.row.hasLabels && (
                          <div css={label} aria-hidden="true">
                            <span>{boxes[index]?.label}</span>
                          </div>
                        )}
                        <Tile
                          row={row}
                          index={index}
                          height={line.row.height}
                          href={paths.memory(row.id, query)}
                          isChosen={chosen.ids.has(row.id)}
                          isChoosing={chosen.ids.size > 0}
                          isStop={index === Math.min(stop, rows.length - 1)}
                          onChoose={onChoose}
                        />
                      </li>
                    )
                  )
                }),
              )}
            </ul>
          </Fragment>
        ))}
      </div>
    </div>
  )
}

/** For each tile the line that it is in. */
const lineByTile = (lines: readonly Line[]): readonly number[] => {
  const at: number[] = []
  for (const [index, line] of lines.entries())
    if (line.kind === 'tiles') for (const tile of line.row.tiles) at[line.first + tile.index] = index
  return at
}
/** The first tile at a line or after it. */
const firstOf = (lines: readonly Line[], from: number): number => {
  for (let at = from; at < lines.length; at += 1) {
    const line = lines[at]
    if (line?.kind === 'tiles') return line.first + (line.row.tiles[0]?.index ?? 0)
  }
  return Infinity
}

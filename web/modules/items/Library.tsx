import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState, type ReactNode } from 'react'
import type { AlbumDetail } from '../../../backend/modules/albums/contract.ts'
import { useFamily } from '../../app/family.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useIsWide } from '../../ui/useIsWide.ts'
import { inOrderOf } from './albums/order.ts'
import { ActionBar } from './choose/ActionBar.tsx'
import { GoTo } from './filter/GoTo.tsx'
import { changed, isNarrowed, type Filter } from './filters.ts'
import { Grid } from './grid/Grid.tsx'
import type { OnMove } from './grid/useDragging.ts'
import { decadeIn } from './months.ts'
import { months } from './queries.ts'
import { strings } from './strings.ts'
import { useChosen } from './useChosen.ts'
import { useRows } from './useRows.ts'

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 148px;
  gap: 28px;
  align-items: start;
`

type LibraryProps = {
  path: string
  filter: Filter
  /** Back to everything; without it nothing narrows the list. */
  onAll?: () => void
  /** What stands where the family has nothing of it yet. */
  empty: ReactNode
  isByDecade?: boolean
  hasGoTo?: boolean
  /** Whose order the list has, and what can be done in it. */
  album?: AlbumDetail
  onMove?: OnMove | undefined
}

/** A list of memories as a grid, with what can be done with those that are chosen, and the way to a date. */
export function Library({
  path,
  filter,
  onAll,
  empty,
  isByDecade = false,
  hasGoTo = true,
  album,
  onMove,
}: LibraryProps) {
  const { may } = useFamily()
  const isWide = useIsWide()
  const { query, rows: listed, ids, hasMore, fetchMore, onShown } = useRows(filter)
  const order = album?.itemIds
  const rows = useMemo(() => (order ? inOrderOf(listed, order) : listed), [listed, order])
  const { data: counted } = useQuery(months(filter))
  // The thread leads to every decade, also to those before where the list begins.
  const { data: all } = useQuery(months(useMemo(() => changed(filter, { from: undefined, to: undefined }), [filter])))
  const { chosen, chosenRows, onChoose, onClear } = useChosen(rows, ids)
  const [decade, setDecade] = useState<string>()
  const isBin = filter.shelf === 'bin'
  const onSight = useCallback(
    (first: number, last: number) => {
      setDecade(decadeIn(rows[first]?.sortsAs ?? ''))
      onShown(first, last)
    },
    [rows, onShown],
  )
  return (
    <Loaded query={query} words={strings.fetching}>
      {() => {
        if (rows.length === 0)
          return isNarrowed(filter) && onAll ? (
            <EmptyState title={strings.noMatch}>
              <Button look="secondary" onClick={onAll}>
                {strings.showAll}
              </Button>
            </EmptyState>
          ) : (
            empty
          )
        const grid = (
          <div css={{ minWidth: 0 }}>
            <Grid
              rows={rows}
              n={counted?.n}
              filter={filter}
              isByDecade={isByDecade}
              hasMore={hasMore}
              fetchMore={fetchMore}
              onShown={onSight}
              chosen={chosen}
              onChoose={onChoose}
              onClear={onClear}
              onMove={onMove}
            />
            {chosenRows.length > 0 && (
              <ActionBar rows={chosenRows} isBin={isBin} album={album} mayAdd={may('add')} onClear={onClear} />
            )}
          </div>
        )
        if (!isWide || !hasGoTo || !all) return grid
        return (
          <div css={columns}>
            {grid}
            <GoTo path={path} filter={filter} months={all.months} decade={decade} />
          </div>
        )
      }}
    </Loaded>
  )
}

import { css } from '@emotion/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import type { PersonRow } from '../../../backend/modules/records/contract.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { paths } from '../../app/paths.ts'
import { FieldFrame } from '../../ui/FieldFrame.tsx'
import { input } from '../../ui/fieldStyle.ts'
import { Select } from '../../ui/Select.tsx'
import { card, small } from '../../ui/surfaces.ts'
import { inWords } from './inWords.ts'
import { people, type Filter } from './queries.ts'
import { strings } from './strings.ts'

/** How high a row is, and how many of them are there beyond the edges of the window. */
const ROW = 72
const AHEAD = 8

const filters = css`
  display: flex;
  flex-wrap: wrap;
  gap: 20px;
  align-items: end;
  margin-bottom: 16px;
`
const list = css`
  ${card}
  position: relative;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    position: absolute;
    top: 0;
    left: 0;
    width: 100%;
    height: ${ROW}px;
    border-bottom: 1px solid var(--line);
  }
  a {
    display: grid;
    align-content: center;
    gap: 2px;
    height: 100%;
    padding: 0 20px;
    color: var(--ink);
    text-decoration: none;
  }
  a > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`
const choices = Object.entries(strings.onlyChoices).map(([value, words]) => ({ value, words }))

/** The people of a tree by name; only those in sight are in the page. */
export function PeopleList({ treeId }: { treeId: string }) {
  const [find, setFind] = useState('')
  const [only, setOnly] = useState<Filter['only']>('all')
  const filter = useDeferredValue(find)
  const all = useInfiniteQuery(people(treeId, { find: filter, only }))
  return (
    <>
      <div css={filters}>
        <FieldFrame id="tree-find" label={strings.find} css={{ flex: '1 1 260px' }}>
          {(control) => (
            <input
              {...control}
              type="search"
              value={find}
              maxLength={100}
              onChange={({ target }) => setFind(target.value)}
              css={input}
            />
          )}
        </FieldFrame>
        <Select
          id="tree-only"
          label={strings.only}
          value={only}
          choices={choices}
          onChange={(value) => setOnly(value as Filter['only'])}
          css={{ flex: '0 1 260px' }}
        />
      </div>
      <Loaded query={all} words={strings.fetching}>
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.people)
          const n = pages[0]?.n ?? 0
          return (
            <>
              <p css={small} aria-live="polite">
                {strings.people(n)}
              </p>
              {rows.length === 0 ? (
                <p>{strings.noMatch}</p>
              ) : (
                <Rows
                  treeId={treeId}
                  rows={rows}
                  n={n}
                  onNearEnd={() => {
                    if (all.hasNextPage && !all.isFetchingNextPage) void all.fetchNextPage()
                  }}
                />
              )}
            </>
          )
        }}
      </Loaded>
    </>
  )
}

type RowsProps = { treeId: string; rows: readonly PersonRow[]; n: number; onNearEnd: () => void }

function Rows({ treeId, rows, n, onNearEnd }: RowsProps) {
  const frame = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  useEffect(() => setTop(frame.current?.offsetTop ?? 0), [])
  // What it gives is used here alone, and nothing that it is handed to keeps it.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ROW,
    overscan: AHEAD,
    scrollMargin: top,
  })
  const { endIndex = 0 } = virtualizer.range ?? {}
  useEffect(() => {
    if (endIndex >= rows.length - AHEAD) onNearEnd()
  })
  return (
    <ul ref={frame} css={list} aria-label={strings.list} style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, start }) => {
        const row = rows[index]
        return (
          row && (
            <li
              key={row.id}
              aria-posinset={index + 1}
              aria-setsize={n}
              style={{ transform: `translateY(${start - top}px)` }}
            >
              <Link href={paths.treePerson(treeId, row.id)}>
                <b dir="auto">{row.name || strings.unnamed}</b>
                <span css={small} dir="auto">
                  {inWords(row)}
                </span>
              </Link>
            </li>
          )
        )
      })}
    </ul>
  )
}

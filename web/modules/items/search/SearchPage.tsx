import { css } from '@emotion/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearch } from 'wouter'
import * as v from 'valibot'
import { FOUND_A_PAGE, FoundKind } from '../../../../backend/modules/search/contract.ts'
import { useFamily } from '../../../app/family.ts'
import { Loaded } from '../../../app/Loaded.tsx'
import { messages } from '../../../app/ownMessages.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { SearchBox } from '../../../ui/page/SearchBox.tsx'
import { phone } from '../../../ui/surfaces.ts'
import { paths } from '../../../app/paths.ts'
import { found, searchPath, type Sought } from './found.ts'
import { FoundRow, foundRows } from './FoundRow.tsx'
import { OwnMessages } from './OwnMessages.tsx'
import { searchStrings as strings } from './strings.ts'

/** Where the top bar has the field already it is not shown twice. */
const whereNoBar = css`
  display: none;
  margin-bottom: 24px;
  ${phone} {
    display: block;
  }
`
const kinds = css`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  margin-bottom: 20px;
  a {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-width: 44px;
    min-height: 44px;
    color: var(--ink-2);
    font-weight: 600;
    text-decoration: none;
    border-bottom: 3px solid transparent;
  }
  a[aria-current] {
    color: var(--ink);
    border-color: var(--thread);
  }
`

const soughtIn = (search: string): Sought => {
  const asked = new URLSearchParams(search)
  const kind = v.safeParse(FoundKind, asked.get('kind'))
  const page = Number(asked.get('page') ?? 1)
  return {
    q: (asked.get('q') ?? '').trim(),
    kind: kind.success ? kind.output : '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

/** What of the family's says some words, the best first, and what of one's own messages does. */
export function SearchPage() {
  const sought = soughtIn(useSearch())
  const { isNone } = useFamily()
  const { q, kind, page } = sought
  const all = useQuery({ ...found(sought), enabled: q !== '' && !isNone, placeholderData: keepPreviousData })
  const own = useQuery({ ...messages({ q }), enabled: q !== '' })
  const ownFound = q === '' ? [] : (own.data?.items ?? [])
  const n = all.data?.n ?? 0
  const line = q === '' || !all.data ? strings.line : strings.sum(n, ownFound.length)
  return (
    <>
      <PageHeader title={q === '' ? strings.title : strings.found(q)} line={<output>{line}</output>} />
      <div css={whereNoBar}>
        <SearchBox path={paths.memory('search')} label={strings.label} placeholder={strings.placeholder} words={q} />
      </div>
      {q !== '' && !isNone && (
        <>
          <nav aria-label={strings.kinds} css={kinds}>
            {Object.entries(strings.shown).map(([each, words]) => {
              const wanted = each === 'all' ? '' : v.parse(FoundKind, each)
              return (
                <Link
                  key={each}
                  href={searchPath({ q, kind: wanted, page: 1 })}
                  aria-current={wanted === kind ? 'page' : undefined}
                >
                  {words}
                </Link>
              )
            })}
          </nav>
          <Loaded query={all} words={strings.fetching}>
            {({ found: rows }) =>
              rows.length === 0 ? (
                <EmptyState title={strings.none} line={strings.noneLine} />
              ) : (
                <ol css={foundRows}>
                  {rows.map((row) => (
                    <FoundRow key={`${row.kind} ${row.id}`} row={row} />
                  ))}
                </ol>
              )
            }
          </Loaded>
          <p css={{ display: 'flex', gap: 24, marginTop: 20 }}>
            {page > 1 && <Link href={searchPath({ q, kind, page: page - 1 })}>{strings.back}</Link>}
            {n > page * FOUND_A_PAGE && <Link href={searchPath({ q, kind, page: page + 1 })}>{strings.more}</Link>}
          </p>
        </>
      )}
      {ownFound.length > 0 && <OwnMessages rows={ownFound} />}
    </>
  )
}

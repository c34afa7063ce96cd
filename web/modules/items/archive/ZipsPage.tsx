import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { Link, useSearch } from 'wouter'
import type { ArchiveRow } from '../../../../backend/modules/archives/contract.ts'
import { useFamily } from '../../../app/family.ts'
import { Loaded } from '../../../app/Loaded.tsx'
import { OutsideFamilies } from '../../../app/OutsideFamilies.tsx'
import { paths } from '../../../app/paths.ts'
import { PlaceHead } from '../../../app/PlaceHead.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { dayOf } from '../../../ui/shortDay.ts'
import { card, small } from '../../../ui/surfaces.ts'
import { Ways } from '../Ways.tsx'
import { countsIn, stateIn } from './inWords.ts'
import { archives } from './queries.ts'
import { archiveStrings as strings } from './strings.ts'
import { Zip } from './Zip.tsx'
import { ZipChip } from './ZipChip.tsx'

const list = css`
  display: grid;
  gap: 18px;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    ${card}
    display: grid;
    gap: 8px;
    justify-items: start;
    padding: 18px 24px;
    overflow-wrap: anywhere;
  }
  h2 {
    font-size: var(--fs-h4);
  }
`
const back = css`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  margin-bottom: 12px;
`

/** What came in with zip files: all of them, or one that the address names. */
export function ZipsPage() {
  const { isNone } = useFamily()
  const zip = new URLSearchParams(useSearch()).get('zip')
  if (isNone) return <OutsideFamilies line={strings.noFamily} />
  if (zip === null) return <Zips />
  return (
    <>
      <Link href={paths.memory('zips')} css={back}>
        <ArrowLeft aria-hidden />
        {strings.all}
      </Link>
      <Zip key={zip} id={zip} />
    </>
  )
}

const Zips = () => {
  const all = useQuery(archives())
  return (
    <>
      <PlaceHead title={strings.title} line={strings.line} />
      <Ways />
      <Loaded query={all} words={strings.fetching}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title={strings.empty} line={strings.emptyLine} />
          ) : (
            <ul css={list}>
              {rows.map((row) => (
                <li key={row.id}>
                  <ZipCard row={row} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  )
}

const ZipCard = ({ row }: { row: ArchiveRow }) => (
  <>
    <h2>{row.name}</h2>
    <p css={small}>{strings.addedBy(row.addedBy, dayOf(row.openedAt))}</p>
    <ZipChip row={row} />
    <p>{stateIn(row)}</p>
    <p css={small}>{countsIn(row)}</p>
    <Link href={paths.memory('zips', `?zip=${row.id}`)} css={{ minHeight: 44, paddingBlock: 10, fontWeight: 600 }}>
      {strings.see}
      <span className="sr-only">{strings.ofZip(row.name)}</span>
    </Link>
  </>
)

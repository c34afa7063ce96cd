import { css } from '@emotion/react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import type { ArchiveRow, EntryPage, Part } from '../../../../backend/modules/archives/contract.ts'
import { Loaded } from '../../../app/Loaded.tsx'
import { paths } from '../../../app/paths.ts'
import { PlaceHead } from '../../../app/PlaceHead.tsx'
import { Button } from '../../../ui/Button.tsx'
import { buttonStyle } from '../../../ui/buttonStyle.ts'
import { dayOf } from '../../../ui/shortDay.ts'
import { small } from '../../../ui/surfaces.ts'
import { Tabs } from '../../../ui/Tabs.tsx'
import { countOf, doneOf, passedOf, stateIn } from './inWords.ts'
import { archive, entries, useReadAgain } from './queries.ts'
import { answerWords, archiveStrings as strings } from './strings.ts'
import { ZipChip } from './ZipChip.tsx'

const about = css`
  display: grid;
  gap: 10px;
  justify-items: start;
  margin-bottom: 28px;
  max-width: 68ch;
`
const rows = css`
  margin: 0 0 12px;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: minmax(0, 3fr) minmax(0, 4fr) 96px;
    gap: 4px 20px;
    align-items: center;
    min-height: 56px;
    padding: 6px 0;
    border-top: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
  @media (max-width: 767px) {
    li {
      grid-template-columns: minmax(0, 1fr);
      padding: 12px 0;
    }
  }
`

/** One archive: what became of it, and of each of its files. */
export function Zip({ id }: { id: string }) {
  const one = useQuery(archive(id))
  return (
    <Loaded query={one} words={strings.fetching}>
      {(row) => (row === null ? <p>{strings.gone}</p> : <Shown row={row} />)}
    </Loaded>
  )
}

function Shown({ row }: { row: ArchiveRow }) {
  const [part, setPart] = useState<Part | 'all'>('all')
  const counts: Readonly<Record<Part | 'all', number>> = {
    all: doneOf(row),
    added: countOf(row, 'added'),
    here: countOf(row, 'here'),
    broken: countOf(row, 'broken'),
    passed: passedOf(row),
  }
  const parts = (['all', 'added', 'here', 'broken', 'passed'] as const).filter(
    (each) => each === 'all' || each === part || counts[each] > 0,
  )
  return (
    <>
      <PlaceHead title={row.name} line={strings.addedBy(row.addedBy, dayOf(row.openedAt))} />
      <div css={about}>
        <ZipChip row={row} />
        <output>{stateIn(row)}</output>
        {row.withoutFacts > 0 && <p css={small}>{strings.withoutFacts(row.withoutFacts)}</p>}
        {row.finishedAt !== null && row.isKept && row.mayChange && <Again id={row.id} />}
        {row.finishedAt !== null && (
          <Link href={paths.memory(row.id)} css={buttonStyle('quiet')}>
            {strings.zipItself}
          </Link>
        )}
      </div>
      <Tabs
        label={strings.files}
        value={part}
        onChange={(value) => setPart(parts.find((each) => each === value) ?? 'all')}
        tabs={parts.map((each) => ({
          value: each,
          words: `${strings.parts[each]} (${counts[each].toLocaleString('en-US')})`,
          panel: <Files id={row.id} part={each} />,
        }))}
      />
    </>
  )
}

const Again = ({ id }: { id: string }) => {
  const again = useReadAgain(id)
  return (
    <>
      <p css={small}>{strings.againLine}</p>
      <Button
        look="secondary"
        icon={RotateCw}
        busy={again.isPending}
        busyLabel={strings.againBusy}
        onClick={() => again.mutate()}
      >
        {strings.again}
      </Button>
    </>
  )
}

const Files = ({ id, part }: { id: string; part: Part | 'all' }) => {
  const all = useInfiniteQuery(entries(id, part))
  return (
    <Loaded query={all} words={strings.fetchingFiles}>
      {({ pages }) => {
        const files = pages.flatMap((page) => page.entries)
        return (
          <>
            {files.length === 0 && <p css={small}>{strings.none}</p>}
            <ul css={rows} aria-label={strings.files}>
              {files.map((file) => (
                <File key={file.n} file={file} />
              ))}
            </ul>
            {all.hasNextPage && (
              <Button
                look="quiet"
                busy={all.isFetchingNextPage}
                busyLabel={strings.moreBusy}
                onClick={() => void all.fetchNextPage()}
              >
                {strings.more}
              </Button>
            )}
          </>
        )
      }}
    </Loaded>
  )
}

const File = ({ file: { name, answer, itemId } }: { file: EntryPage['entries'][number] }) => {
  const at = name.lastIndexOf('/')
  const called = name.slice(at + 1) || strings.unnamed
  return (
    <li>
      <div>
        <b>{called}</b>
        {at > 0 && <p css={small}>{name.slice(0, at)}</p>}
      </div>
      <p css={small}>{answerWords[answer]}</p>
      {itemId !== null && (
        <Link href={paths.memory(itemId)} css={{ minHeight: 44, paddingBlock: 10, fontWeight: 600 }}>
          {strings.seeFile}
          <span className="sr-only">{strings.ofFile(called)}</span>
        </Link>
      )}
    </li>
  )
}

import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { KEPT_DAYS, type ItemDetail } from '../../../../backend/modules/items/contract.ts'
import { useFamily } from '../../../app/family.ts'
import { Loaded } from '../../../app/Loaded.tsx'
import { paths } from '../../../app/paths.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useIsWide } from '../../../ui/useIsWide.ts'
import type { Jump } from '../../../ui/WaveformPlayer.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { useRestore } from '../commands.ts'
import { queryOf } from '../filters.ts'
import { dateIn, KIND_WORDS } from '../inWords.ts'
import { item } from '../queries.ts'
import { useFilter } from '../useFilter.ts'
import { ZipNote } from '../archive/ZipNote.tsx'
import { ItemActions } from './ItemActions.tsx'
import { Facts } from './Facts.tsx'
import { PeopleHere } from './PeopleHere.tsx'
import { itemStrings as strings } from './strings.ts'
import { Tellings, TellStory } from './Tellings.tsx'
import { useNeighbors } from './useNeighbors.ts'
import { Viewer } from './Viewer.tsx'
import { WordsPart } from './WordsPart.tsx'

const backLink = css`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  margin-bottom: 12px;
  font-size: var(--fs-small);
`
const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1.65fr) minmax(280px, 1fr);
  gap: 28px;
  align-items: start;
`
const column = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;
  min-width: 0;
  overflow-wrap: anywhere;
`

const LISTENING_MS = 5_000

/** One memory: itself first, then what can be done, then what is known. */
export function ItemPage({ itemId }: { itemId: string }) {
  const [filter] = useFilter()
  const one = useQuery({
    ...item(itemId),
    // No event tells that a machine has heard more.
    refetchInterval: ({ state }) => (state.data?.draft?.state === 'listening' ? LISTENING_MS : false),
  })
  const query = queryOf(filter)
  return (
    <>
      <Link href={paths.memoryVault() + query} css={backLink}>
        <ArrowLeft aria-hidden />
        {strings.back}
      </Link>
      {!one.data && <h1 tabIndex={-1}>{strings.title}</h1>}
      <Loaded query={one} words={strings.fetching}>
        {(row) => <Shown key={row.id} row={row} />}
      </Loaded>
    </>
  )
}

/** The second and the page that the address names. */
const foundAt = (search: string) => {
  const asked = new URLSearchParams(search)
  const numbered = (name: string) => {
    const value = Number(asked.get(name) ?? Number.NaN)
    return Number.isInteger(value) && value >= 0 ? value : undefined
  }
  return { at: numbered('at'), page: numbered('page') }
}

function Shown({ row }: { row: ItemDetail }) {
  const [, navigate] = useLocation()
  const [filter] = useFilter()
  const { before, after, at, of } = useNeighbors(filter, row.id)
  const isWide = useIsWide()
  const to = (id: string | undefined) =>
    id === undefined ? undefined : () => navigate(paths.memory(id, queryOf(filter)), { replace: true })
  const position = at !== undefined && of !== undefined ? strings.position(at, of) : ''
  // Where somebody who searched found it.
  const { at: second, page = 1 } = foundAt(useSearch())
  const [jump, setJump] = useState<Jump | undefined>(second === undefined ? undefined : { toMs: second * 1_000 })
  const viewer = (
    <Viewer row={row} jump={jump} firstPage={page} position={position} onBefore={to(before)} onAfter={to(after)}>
      <ItemActions row={row} />
    </Viewer>
  )
  const told = (
    <>
      <Captions row={row} />
      <WordsPart row={row} onJump={(toMs) => setJump({ toMs })} />
      <Tellings row={row} />
    </>
  )
  const known = (
    <>
      <PeopleHere row={row} />
      <Facts row={row} />
    </>
  )
  return (
    <>
      {row.binnedAt !== null && <Binned row={row} binnedAt={row.binnedAt} />}
      {isWide ? (
        <div css={columns}>
          <div css={column}>
            {viewer}
            {told}
          </div>
          <div css={column}>
            <Head row={row} />
            {known}
          </div>
        </div>
      ) : (
        <div css={column}>
          {viewer}
          <Head row={row} />
          {told}
          {known}
        </div>
      )}
    </>
  )
}

/** What it is called and when it was, and the one filled button. */
function Head({ row }: { row: ItemDetail }) {
  const { may } = useFamily()
  const when = dateIn(row.date)
  return (
    <div css={{ display: 'grid', gap: 14 }}>
      <div>
        <h1 tabIndex={-1}>{row.title || KIND_WORDS[row.kind]}</h1>
        {when !== '' && <p css={{ font: '500 var(--fs-h3) / 1.2 var(--font-display)', marginTop: 4 }}>{when}</p>}
      </div>
      {row.about !== null && (
        <p>
          {strings.isAbout} <Link href={paths.memory(row.about)}>{strings.seeAbout}</Link>
        </p>
      )}
      {row.mime === 'application/zip' && <ZipNote itemId={row.id} />}
      {may('add') && row.binnedAt === null && row.kind !== 'story' && <TellStory row={row} />}
    </div>
  )
}

/** What is written about it, also by those who had the same file. */
const Captions = ({ row: { caption, joined } }: { row: ItemDetail }) => (
  <>
    {caption !== '' && <p css={{ maxWidth: '64ch', whiteSpace: 'pre-wrap' }}>{caption}</p>}
    {joined.map(({ by, caption: words, at }) => (
      <p key={`${by} ${at}`} css={{ maxWidth: '64ch' }}>
        {strings.joined(by)}
        {words !== '' && `: “${words}”`}
      </p>
    ))}
  </>
)

const DAY_MS = 86_400_000

function Binned({ row, binnedAt }: { row: ItemDetail; binnedAt: string }) {
  const restore = useRestore()
  const [now] = useState(() => Date.now())
  const left = KEPT_DAYS - Math.floor((now - Date.parse(binnedAt)) / DAY_MS)
  return (
    <div css={{ marginBottom: 24 }}>
      <Banner
        tone="note"
        icon={Trash2}
        title={strings.inBin}
        actions={
          row.mayChange && (
            <Button
              look="secondary"
              icon={Undo2}
              busy={restore.isPending}
              busyLabel={strings.saving}
              onClick={() => restore.mutate(row.id, { onSuccess: () => void showToast({ title: strings.restored }) })}
            >
              {strings.restore}
            </Button>
          )
        }
      >
        {strings.inBinLine(left)}
      </Banner>
    </div>
  )
}

import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useParams, useLocation, Link } from 'wouter'
import { KEPT_DAYS, type ItemDetail } from '../../../../backend/modules/items/contract.ts'
import { useFamily } from '../../../app/family.ts'
import { Loaded } from '../../../app/Loaded.tsx'
import { paths } from '../../../app/paths.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { useRestore } from '../commands.ts'
import { queryOf } from '../filters.ts'
import { calledIn, dateIn } from '../inWords.ts'
import { item } from '../queries.ts'
import { useFilter } from '../useFilter.ts'
import { ItemActions } from './ItemActions.tsx'
import { Facts } from './Facts.tsx'
import { PeopleHere } from './PeopleHere.tsx'
import { itemStrings as strings } from './strings.ts'
import { Tellings, TellStory } from './Tellings.tsx'
import { useNeighbors } from './useNeighbors.ts'
import { Viewer } from './Viewer.tsx'

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1.65fr) minmax(300px, 1fr);
  gap: 28px;
  align-items: start;
  @media (max-width: 1199px) {
    grid-template-columns: minmax(0, 1fr);
  }
`
const column = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;
  min-width: 0;
`

/** One memory: itself first, then what can be done, then what is known. */
export function ItemPage() {
  const { itemId } = useParams<{ itemId: string }>()
  const [filter] = useFilter()
  const one = useQuery(item(itemId))
  const query = queryOf(filter)
  const back = { href: paths.memories(query), words: strings.back }
  return (
    <>
      <PageHeader
        title={one.data ? calledIn(one.data) : strings.title}
        back={back}
        line={one.data && dateIn(one.data.date)}
      />
      <Loaded query={one} words={strings.fetching}>
        {(row) => <Shown key={row.id} row={row} query={query} />}
      </Loaded>
    </>
  )
}

function Shown({ row, query }: { row: ItemDetail; query: string }) {
  const [, navigate] = useLocation()
  const [filter] = useFilter()
  const { before, after, at, of } = useNeighbors(filter, row.id)
  const { may } = useFamily()
  const to = (id: string | undefined) =>
    id === undefined ? undefined : () => navigate(paths.item(id, query), { replace: true })
  const position = at !== undefined && of !== undefined ? strings.position(at, of) : ''
  const mayTell = may('add') && row.binnedAt === null && row.kind !== 'story'
  return (
    <>
      {row.binnedAt !== null && <Binned row={row} binnedAt={row.binnedAt} />}
      <div css={columns}>
        <div css={column}>
          <Viewer row={row} position={position} onBefore={to(before)} onAfter={to(after)}>
            <ItemActions row={row} />
          </Viewer>
          {row.caption !== '' && (
            <p css={{ maxWidth: '64ch', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{row.caption}</p>
          )}
          {row.joined.map(({ by, caption, at: when }) => (
            <p key={`${by} ${when}`} css={{ maxWidth: '64ch', overflowWrap: 'anywhere' }}>
              {strings.joined(by)}
              {caption !== '' && `: “${caption}”`}
            </p>
          ))}
          <Tellings row={row} />
        </div>
        <div css={column}>
          {row.about !== null && (
            <p>
              {strings.isAbout} <Link href={paths.item(row.about)}>{strings.seeAbout}</Link>
            </p>
          )}
          {mayTell && <TellStory row={row} />}
          <PeopleHere row={row} />
          <Facts row={row} />
        </div>
      </div>
    </>
  )
}

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

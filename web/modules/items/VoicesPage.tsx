import { css } from '@emotion/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Mic } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { useFamily } from '../../app/family.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { OutsideFamilies } from '../../app/OutsideFamilies.tsx'
import { paths } from '../../app/paths.ts'
import { PlaceHead } from '../../app/PlaceHead.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { card, small } from '../../ui/surfaces.ts'
import { queryOf } from './filters.ts'
import { calledIn, dateIn } from './inWords.ts'
import { Sound } from './item/Sound.tsx'
import { items } from './queries.ts'
import { strings } from './strings.ts'
import { TrayCard } from './upload/TrayCard.tsx'
import { voiceStrings } from './voice/strings.ts'
import { VoiceForm } from './voice/VoiceForm.tsx'
import { Ways } from './Ways.tsx'

const list = css`
  display: grid;
  gap: 16px;
  margin: 0 0 16px;
  padding: 0;
  list-style: none;
  li {
    ${card}
    display: grid;
    gap: 10px;
    padding: 18px 24px;
    overflow-wrap: anywhere;
  }
  h2 {
    font-size: var(--fs-h4);
  }
`
const FILTER = { kind: 'voice', order: 'added' } as const

/** The voices of a family, each with its player, and the recorder. */
export function VoicesPage() {
  const { isNone, may } = useFamily()
  const [isRecording, setRecording] = useState(false)
  const all = useInfiniteQuery(items(FILTER))
  if (isNone) return <OutsideFamilies line={strings.noFamily} />
  const record = may('add') && (
    <Button look="secondary" icon={Mic} onClick={() => setRecording(true)}>
      {voiceStrings.title}
    </Button>
  )
  return (
    <>
      <PlaceHead title={strings.voices} line={strings.voicesLine}>
        {record}
      </PlaceHead>
      <Ways />
      <TrayCard />
      <Loaded query={all} words={strings.fetching}>
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.items)
          if (rows.length === 0)
            return (
              <EmptyState
                title={strings.noVoices}
                line={may('add') ? strings.noVoicesLine : strings.noVoicesForViewer}
              />
            )
          return (
            <>
              <ul css={list}>
                {rows.map((row) => (
                  <li key={row.id}>
                    <h2>
                      <Link
                        href={paths.memory(row.id, queryOf(FILTER))}
                        css={{ display: 'inline-block', minWidth: 44, paddingBlock: 10 }}
                      >
                        {calledIn(row)}
                      </Link>
                    </h2>
                    <p css={small}>{[dateIn(row.date), row.addedBy].filter((each) => each !== '').join(', ')}</p>
                    <Sound row={row} isOutlined />
                  </li>
                ))}
              </ul>
              {all.hasNextPage && (
                <Button look="secondary" busy={all.isFetchingNextPage} onClick={() => void all.fetchNextPage()}>
                  {strings.more}
                </Button>
              )}
            </>
          )
        }}
      </Loaded>
      <Dialog isOpen={isRecording} onClose={() => setRecording(false)} title={voiceStrings.title}>
        {isRecording && <VoiceForm onDone={() => setRecording(false)} />}
      </Dialog>
    </>
  )
}

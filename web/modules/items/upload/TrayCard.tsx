import { css } from '@emotion/react'
import { Pause, Play } from 'lucide-react'
import { useState } from 'react'
import { useFamily } from '../../../app/family.ts'
import { Button } from '../../../ui/Button.tsx'
import { card, small } from '../../../ui/surfaces.ts'
import { Choose } from './Choose.tsx'
import { inOrder, summaryOf } from './queue.ts'
import { strings } from './strings.ts'
import { tray } from './tray.ts'
import { TrayRow } from './TrayRow.tsx'
import { useAdding } from './useAdding.ts'
import { useTray } from './useTray.ts'

const frame = css`
  ${card}
  margin-bottom: 24px;
  padding: 18px 24px;
  ul {
    margin: 12px 0 0;
    padding: 0;
    list-style: none;
  }
`
const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 20px;
  h2 {
    font-size: var(--fs-h4);
  }
`
/** With more, the rest comes on a press. */
const SHOWN = 12

type TrayProps = {
  /** Only what tells about this item. */
  about?: string
}

/** What this family is being sent from this browser; nothing where that is nothing. */
export function TrayCard({ about }: TrayProps) {
  const { familyId } = useFamily()
  const entries = useTray().filter(
    (entry) => entry.familyId === familyId && (about === undefined || entry.about === about),
  )
  const [isHidden, setHidden] = useState(false)
  const [most, setMost] = useState(SHOWN)
  const add = useAdding()
  if (entries.length === 0) return null
  const { all, safe, lost, isSending, isPaused, isOver } = summaryOf(entries)
  const unsent = entries.filter(({ stage }) => stage === 'waiting' || stage === 'sending').map(({ id }) => id)
  const shown = inOrder(entries).slice(0, most)
  return (
    <section css={frame} aria-label={strings.tray}>
      <div css={head}>
        <h2 aria-live="polite">{isOver ? strings.over(all, safe) : strings.adding(all, safe)}</h2>
        <div>
          {unsent.length > 1 && (
            <Button
              look="quiet"
              icon={isPaused ? Play : Pause}
              onClick={() => (isPaused ? tray.goOn(unsent) : tray.pause(unsent))}
            >
              {isPaused ? strings.goOnAll : strings.pauseAll}
            </Button>
          )}
          {isOver ? (
            <Button look="quiet" onClick={() => tray.forget(entries.map(({ id }) => id))}>
              {strings.clear}
            </Button>
          ) : (
            <Button look="quiet" aria-expanded={!isHidden} onClick={() => setHidden(!isHidden)}>
              {isHidden ? strings.show : strings.hide}
            </Button>
          )}
        </div>
      </div>
      {lost > 0 ? (
        <div css={{ display: 'grid', gap: 10, justifyItems: 'start', marginTop: 6 }}>
          <p>{strings.chooseAgain(lost)}</p>
          <Choose words={strings.again} onChoose={add} />
        </div>
      ) : (
        <p css={small}>{isSending ? strings.keepOpen : strings.mayClose}</p>
      )}
      {!isHidden && (
        <ul>
          {shown.map((entry) => (
            <TrayRow key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      {!isHidden && entries.length > most && (
        <Button look="quiet" onClick={() => setMost(most * 4)}>
          {strings.more(entries.length - most)}
        </Button>
      )}
    </section>
  )
}

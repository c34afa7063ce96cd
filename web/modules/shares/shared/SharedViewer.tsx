import { css } from '@emotion/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { SharedItem } from '../../../../backend/modules/shares/contract.ts'
import { buttonStyle } from '../../../ui/buttonStyle.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { dayOf } from '../../../ui/shortDay.ts'
import { small } from '../../../ui/surfaces.ts'
import { calledIn, type Seen } from './seen.ts'
import { Shown } from './Shown.tsx'
import { strings } from './strings.ts'

const bar = css`
  display: flex;
  align-items: center;
  gap: 10px;
  & > p {
    flex: 1 1 auto;
  }
  & > button {
    min-width: 48px;
    padding: 0;
  }
`
type ViewerProps = {
  token: string
  /** What holds them. */
  item: SharedItem
  inIt: readonly Seen[]
  /** Which of them is shown; none where the viewer is closed. */
  at: number | undefined
  onShow: (at: number | undefined) => void
}

/** One of what is in an album, and the way to the one before and after it. */
export function SharedViewer({ token, item, inIt, at, onShow }: ViewerProps) {
  const seen = at === undefined ? undefined : inIt[at]
  const to = (index: number) => (inIt[index] ? () => onShow(index) : undefined)
  const [before, after] = at === undefined ? [] : [to(at - 1), to(at + 1)]
  const ways = useRef<Readonly<Record<string, (() => void) | undefined>>>({})
  useEffect(() => {
    ways.current = { ArrowLeft: before, ArrowRight: after }
  })
  useEffect(() => {
    const onKey = ({ key, target }: KeyboardEvent) => {
      const isTaken = target instanceof Element && target.closest('[role=slider], video') !== null
      if (!isTaken) ways.current[key]?.()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return (
    <Dialog isOpen={seen !== undefined} onClose={() => onShow(undefined)} title={seen ? calledIn(seen) : ''} isWide>
      {seen && at !== undefined && (
        <div css={{ display: 'grid', gap: 16 }}>
          <Shown token={token} named={{ kind: item.kind, id: item.id, childId: seen.id }} seen={seen} />
          <div css={bar}>
            <p css={small} aria-live="polite">
              {strings.position(at + 1, item.n)}
              {seen.by && `. ${strings.keptBy(seen.by)}${seen.at ? `, ${dayOf(seen.at)}` : ''}`}
            </p>
            {before && <Way icon={ChevronLeft} label={strings.before} onPress={before} />}
            {after && <Way icon={ChevronRight} label={strings.after} onPress={after} />}
          </div>
        </div>
      )}
    </Dialog>
  )
}

type WayProps = { icon: typeof ChevronLeft; label: string; onPress: () => void }
const Way = ({ icon: Icon, label, onPress }: WayProps) => (
  <button type="button" css={buttonStyle('secondary')} aria-label={label} title={label} onClick={onPress}>
    <Icon aria-hidden />
  </button>
)

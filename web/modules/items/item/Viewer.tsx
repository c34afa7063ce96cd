import { css } from '@emotion/react'
import { ChevronLeft, ChevronRight, CirclePlay, Image, Maximize, ZoomIn, ZoomOut } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { ItemDetail } from '../../../../backend/modules/items/contract.ts'
import { buttonStyle } from '../../../ui/buttonStyle.ts'
import { card, small } from '../../../ui/surfaces.ts'
import type { Jump } from '../../../ui/WaveformPlayer.tsx'
import { ratioOf } from '../filters.ts'
import { calledIn, dateIn } from '../inWords.ts'
import { apiOf } from '../queries.ts'
import { Motion, MotionNote } from '../archive/Motion.tsx'
import { motionStrings } from '../archive/strings.ts'
import { Film } from './Film.tsx'
import { Picture } from './Picture.tsx'
import { Sound } from './Sound.tsx'
import { itemStrings as strings } from './strings.ts'
import { useViewKeys } from './useViewKeys.ts'
import { larger, smaller, WHOLE } from './zoom.ts'

const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 10px;
  margin-top: 12px;
  & > p {
    flex: 1 1 auto;
    min-width: 90px;
  }
  & > button {
    min-width: 48px;
    padding: 0;
  }
`
const words = css`
  ${card}
  padding: 24px 28px;
  font-family: var(--font-voice);
  font-size: var(--fs-voice);
  line-height: 1.62;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`
const note = css`
  display: grid;
  place-items: center;
  min-height: 180px;
  padding: 24px;
  border: 2px dashed var(--line-strong);
  border-radius: var(--r-patch);
  color: var(--ink-2);
  text-align: center;
`

type ViewerProps = {
  row: ItemDetail
  /** Where in its sound somebody wants to hear it. */
  jump?: Jump | undefined
  position: string
  /** Which page is open at first. */
  firstPage: number
  /** Shows the one before or after it in the list; left out where there is none. */
  onBefore?: (() => void) | undefined
  onAfter?: (() => void) | undefined
  /** More that can be done, after the ways to look. */
  children: ReactNode
}

export const ViewButton = ({
  icon: Icon,
  label,
  onPress,
}: {
  icon: typeof ZoomIn
  label: string
  onPress: () => void
}) => (
  <button type="button" css={buttonStyle('secondary')} aria-label={label} title={label} onClick={onPress}>
    <Icon aria-hidden />
  </button>
)

/** What is shown as a picture: the preview, or the page that was turned to. */
const pictureOf = ({ variants }: ItemDetail, page: number): string | undefined => {
  if (variants.includes(`page-${page}`)) return `page/${page}`
  return ['preview', 'thumb'].find((variant) => variants.includes(variant))
}
const pagesIn = ({ variants }: ItemDetail): number => variants.filter((variant) => variant.startsWith('page-')).length

/** The memory itself: a picture or a page that can be made larger, a film, a voice, or words. */
export function Viewer({ row, jump, firstPage, position, onBefore, onAfter, children }: ViewerProps) {
  const [zoom, setZoom] = useState(WHOLE)
  const [page, setPage] = useState(() => Math.max(1, Math.min(firstPage, pagesIn(row))))
  const [isMoving, setMoving] = useState(false)
  const picture = row.kind === 'photo' || row.kind === 'document' ? pictureOf(row, page) : undefined
  const shownPages = pagesIn(row)
  const turnTo = (next: number) => {
    setZoom(WHOLE)
    setPage(next)
  }
  useViewKeys({
    ArrowLeft: onBefore,
    ArrowRight: onAfter,
    '+': picture && (() => setZoom(larger)),
    '-': picture && (() => setZoom(smaller)),
    '0': picture && (() => setZoom(WHOLE)),
    PageUp: page > 1 ? () => turnTo(page - 1) : undefined,
    PageDown: page < shownPages ? () => turnTo(page + 1) : undefined,
  })
  return (
    <div>
      {picture === undefined ? (
        <Other row={row} jump={jump} />
      ) : isMoving ? (
        <Motion row={row} onEnd={() => setMoving(false)} />
      ) : (
        <Picture
          src={`${apiOf(row.id)}/${picture}`}
          alt={altOf(row)}
          ratio={ratioOf(row)}
          turned={row.turned}
          zoom={zoom}
          onZoom={setZoom}
          onSwipe={(by) => (by === 1 ? onAfter : onBefore)?.()}
        />
      )}
      <MotionNote row={row} />
      {row.isPartial && <p css={[small, { marginTop: 8 }]}>{strings.isPartial}</p>}
      <div css={bar}>
        <p css={small}>{shownPages > 1 ? strings.page(page, shownPages) : position}</p>
        {shownPages > 1 && page > 1 && (
          <ViewButton icon={ChevronLeft} label={strings.pageBefore} onPress={() => turnTo(page - 1)} />
        )}
        {shownPages > 1 && page < shownPages && (
          <ViewButton icon={ChevronRight} label={strings.pageAfter} onPress={() => turnTo(page + 1)} />
        )}
        {onBefore && shownPages <= 1 && <ViewButton icon={ChevronLeft} label={strings.before} onPress={onBefore} />}
        {onAfter && shownPages <= 1 && <ViewButton icon={ChevronRight} label={strings.after} onPress={onAfter} />}
        {picture !== undefined && row.motion === 'ready' && (
          <ViewButton
            icon={isMoving ? Image : CirclePlay}
            label={isMoving ? motionStrings.stop : motionStrings.play}
            onPress={() => setMoving(!isMoving)}
          />
        )}
        {picture !== undefined && !isMoving && (
          <>
            <ViewButton icon={ZoomIn} label={strings.zoomIn} onPress={() => setZoom(larger)} />
            {zoom.scale > 1 && (
              <>
                <ViewButton icon={ZoomOut} label={strings.zoomOut} onPress={() => setZoom(smaller)} />
                <ViewButton icon={Maximize} label={strings.whole} onPress={() => setZoom(WHOLE)} />
              </>
            )}
          </>
        )}
        {children}
      </div>
      {row.pages !== null && shownPages > 0 && row.pages > shownPages && (
        <p css={small}>{strings.firstPages(shownPages, row.pages)}</p>
      )}
    </div>
  )
}

const altOf = (row: ItemDetail): string => [calledIn(row), row.caption || dateIn(row.date)].filter(Boolean).join(', ')

/** What is no picture, or none yet. */
const Other = ({ row, jump }: Pick<ViewerProps, 'row' | 'jump'>) => {
  const { kind, state, variants, text } = row
  if (kind === 'story') return <p css={words}>{text}</p>
  if (state === 'receiving' || state === 'storing') return <p css={note}>{strings.receiving}</p>
  if (state === 'preparing') return <p css={note}>{strings.preparing}</p>
  if (kind === 'voice')
    return (
      <div css={[card, { padding: '24px 28px' }]}>
        <Sound row={row} isOutlined jump={jump} />
      </div>
    )
  if (kind === 'video' && variants.includes('video')) return <Film row={row} jump={jump} />
  return <p css={note}>{state === 'setAside' ? strings.setAside : strings.noPreview}</p>
}

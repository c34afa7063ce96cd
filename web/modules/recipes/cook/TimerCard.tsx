import { css } from '@emotion/react'
import { Plus, X } from 'lucide-react'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { card, small } from '../../../ui/surfaces.ts'
import { leftInWords } from '../time.ts'
import { cookStrings as strings } from './strings.ts'
import type { Timer } from './useTimers.ts'

const frame = css`
  ${card}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  padding: 16px 20px;
`

type TimerCardProps = { timer: Timer; now: number; onMore: () => void; onEnd: () => void }

/** The timer of a step, also while another is read. */
export const TimerCard = ({ timer: { step, endsAt, isOver }, now, onMore, onEnd }: TimerCardProps) => (
  <div css={frame}>
    <div>
      <p css={small}>{strings.timerOf(step + 1)}</p>
      {isOver ? (
        <p role="alert" css={{ fontWeight: 600 }}>
          {strings.isOver(step + 1)}
        </p>
      ) : (
        <p role="timer" css={{ font: '500 var(--fs-h2) / 1.2 var(--font-display)' }}>
          {leftInWords(endsAt - now)}
        </p>
      )}
    </div>
    <div css={{ display: 'flex', gap: 8 }}>
      <Button look="secondary" icon={Plus} onClick={onMore}>
        {strings.minute}
      </Button>
      <IconButton icon={X} label={strings.endTimer(step + 1)} onClick={onEnd} />
    </div>
  </div>
)

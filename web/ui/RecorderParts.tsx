import { css } from '@emotion/react'
import { LoaderCircle, Mic, Square } from 'lucide-react'
import { clock } from './clock.ts'
import { dashedAcross } from './surfaces.ts'
import { Wave } from './Wave.tsx'

const ring = css`
  display: grid;
  place-items: center;
  flex: none;
  width: 96px;
  height: 96px;
  border: 4px solid var(--thread);
  border-radius: 50%;
  background: var(--surface);
  color: var(--thread);
  &:hover {
    background: var(--ember-soft);
  }
  &:focus-visible {
    border-radius: 50%;
  }
  .lucide {
    width: 34px;
    height: 34px;
  }
  .lucide-square {
    fill: currentcolor;
  }
  .lucide-loader-circle {
    @media (prefers-reduced-motion: no-preference) {
      animation: ring-turn 1.2s linear infinite;
    }
  }
  @keyframes ring-turn {
    to {
      rotate: 1turn;
    }
  }
`
type RecordButtonProps = {
  isRecording: boolean
  label: string
  onPress: () => void
  /** It keeps the focus and takes no press, since a disabled button would drop the focus. */
  isWaiting: boolean
  /** It shows that its press is being done. */
  isBusy?: boolean
}

export const RecordButton = ({ isRecording, label, onPress, isWaiting, isBusy = false }: RecordButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-disabled={isWaiting || undefined}
    onClick={isWaiting ? undefined : onPress}
    css={ring}
  >
    {isBusy ? <LoaderCircle aria-hidden /> : isRecording ? <Square aria-hidden /> : <Mic aria-hidden />}
  </button>
)

export const RecorderClock = ({ ms }: { ms: number }) => (
  <div
    role="timer"
    aria-label="Recorded so far"
    css={{
      fontFamily: 'var(--font-display)',
      fontSize: 'var(--fs-h1)',
      letterSpacing: '-.02em',
      lineHeight: 1,
      fontFeatureSettings: '"tnum"',
    }}
  >
    {clock(ms)}
  </div>
)

const METER_STEPS = 12

/** `level` 0..1. The words beside it say the same. */
export const LevelMeter = ({ level }: { level: number }) => (
  <span aria-hidden="true" css={{ display: 'flex', gap: 3 }}>
    {Array.from({ length: METER_STEPS }, (_, step) => (
      // The steps of the meter never change places.
      // oxlint-disable-next-line react/no-array-index-key
      <i key={step} css={meterStep} data-on={step < Math.round(level * METER_STEPS) || undefined} />
    ))}
  </span>
)
const meterStep = css`
  width: 5px;
  height: 18px;
  border-radius: 2px;
  background: var(--line);
  &[data-on] {
    background: var(--ok);
  }
`

const scope = css`
  position: relative;
  padding: 22px 26px 14px;
  border-radius: var(--r-card);
  background: var(--sunk);
  @media (max-width: 600px) {
    padding: 18px 16px 12px;
  }
`
const head = css`
  position: absolute;
  top: -8px;
  bottom: -14px;
  width: 3px;
  border-radius: 2px;
  background: var(--thread);
  &::before {
    content: '';
    position: absolute;
    left: -6.5px;
    top: -6px;
    width: 16px;
    height: 16px;
    border-radius: 50%;
    background: var(--thread);
  }
`
const SCOPE_HEIGHT = 84

/** The take so far as a wave, the rest as a dashed line; the axis grows with the take. */
export function Scope({ peaks, ms, isLive }: { peaks: readonly number[]; ms: number; isLive: boolean }) {
  const spanMs = Math.max(30_000, Math.ceil((ms * 1.3) / 30_000) * 30_000)
  const filled = ms / spanMs
  return (
    <div css={scope}>
      <div css={{ position: 'relative', display: 'flex', alignItems: 'center', height: SCOPE_HEIGHT }}>
        <div css={{ flex: 'none', minWidth: 0 }} style={{ width: `${filled * 100}%` }}>
          {peaks.length > 0 && <Wave peaks={peaks} played={1} height={SCOPE_HEIGHT} />}
        </div>
        <div css={{ flex: 1, height: 3, background: dashedAcross }} />
        {isLive && <span css={head} style={{ left: `${filled * 100}%` }} />}
      </div>
      <div
        aria-hidden="true"
        css={{
          display: 'flex',
          justifyContent: 'space-between',
          marginTop: 10,
          color: 'var(--ink-2)',
          fontSize: 'var(--fs-micro)',
          fontFeatureSettings: '"tnum"',
        }}
      >
        {[0, 1 / 3, 2 / 3, 1].map((part) => (
          <span key={part}>{clock(part * spanMs)}</span>
        ))}
      </div>
    </div>
  )
}

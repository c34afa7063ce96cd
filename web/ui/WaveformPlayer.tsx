import { css } from '@emotion/react'
import { LoaderCircle, Pause, Play, RotateCw } from 'lucide-react'
import { Slider } from 'radix-ui'
import { clock, spoken } from './clock.ts'
import { dashedAcross, small } from './surfaces.ts'
import { usePlayer } from './usePlayer.ts'
import { Wave } from './Wave.tsx'
import { nextSpeed } from './waveform.ts'

const STEP_MS = 5000

const grid = (size: number) => css`
  display: grid;
  grid-template-columns: ${size}px minmax(0, 1fr);
  gap: ${size > 60 ? 26 : 14}px;
  align-items: center;
`
/** Where something else on the page is the one filled button. */
const outlined = css`
  border: 2px solid var(--line-strong);
  background: none;
  color: var(--ink);
  &:hover {
    background: var(--primary-soft);
  }
`
const round = (size: number) => css`
  display: grid;
  place-items: center;
  width: ${size}px;
  height: ${size}px;
  border: 0;
  border-radius: 50%;
  background: var(--primary);
  color: var(--on-primary);
  &:hover {
    background: var(--primary-hover);
  }
  &:focus-visible {
    border-radius: 50%;
  }
  &[data-state='failed'] {
    background: var(--danger);
    color: var(--on-danger);
  }
  .lucide {
    width: ${Math.round(size * 0.4)}px;
    height: ${Math.round(size * 0.4)}px;
  }
  .solid {
    fill: currentcolor;
  }
`
const track = css`
  position: relative;
  display: block;
  cursor: pointer;
  touch-action: none;
  user-select: none;
`
const thumb = css`
  display: block;
  width: 44px;
  height: 44px;
  opacity: 0;
  &:focus-visible {
    opacity: 1;
    border-radius: 8px;
  }
`
const speedButton = css`
  min-width: 64px;
  min-height: 44px;
  border: 0;
  border-radius: 6px;
  background: none;
  color: var(--link);
  font-weight: 600;
  font-size: var(--fs-small);
  font-feature-settings: 'tnum';
  text-decoration: underline;
  text-underline-offset: 0.2em;
`

/** A place in a recording to which somebody has gone. */
export type Jump = { readonly toMs: number }

type WaveformPlayerProps = {
  src: string
  peaks: readonly number[]
  lengthMs: number
  label: string
  size?: 52 | 56 | 72 | 96
  isOutlined?: boolean
  /** Stands in the place of the clock until it is played. */
  before?: string
  /** Plays from here each time that it is another object. */
  jump?: Jump | undefined
}

export function WaveformPlayer(props: WaveformPlayerProps) {
  const { src, peaks, lengthMs, label, size = 72, isOutlined = false, before, jump } = props
  const { state, atMs, rate, toggle, seek, speed } = usePlayer(src, lengthMs, jump)
  const isPlaying = state === 'playing'
  const next = nextSpeed(rate)
  const name = state === 'failed' ? 'Try again' : `${isPlaying ? 'Pause' : 'Play'} ${label}`
  const waveHeight = size > 60 ? 72 : 40
  return (
    <div css={grid(size)}>
      <button
        type="button"
        aria-label={name}
        data-state={state}
        onClick={toggle}
        css={[round(size), isOutlined && state !== 'failed' && outlined]}
      >
        {state === 'failed' && <RotateCw aria-hidden />}
        {state === 'loading' && <LoaderCircle aria-hidden />}
        {isPlaying && <Pause aria-hidden className="lucide solid" />}
        {['idle', 'paused', 'ended'].includes(state) && <Play aria-hidden className="lucide solid" />}
      </button>
      <div css={{ minWidth: 0 }}>
        {state === 'failed' ? (
          <output css={{ display: 'block' }}>
            <b css={{ color: 'var(--danger)' }}>This would not play</b>
            <span css={[small, { display: 'block' }]}>Your recording is safe. Try again.</span>
          </output>
        ) : (
          <Slider.Root
            value={[atMs]}
            max={lengthMs}
            step={STEP_MS}
            aria-label={`Place in ${label}`}
            onValueChange={([ms]) => seek(ms ?? 0)}
            css={track}
          >
            <Slider.Track css={{ display: 'block' }}>
              {state === 'loading' ? (
                <div css={{ height: waveHeight, display: 'grid', alignItems: 'center' }}>
                  <div css={{ height: 3, background: dashedAcross }} />
                </div>
              ) : (
                <Wave peaks={peaks} played={lengthMs > 0 ? atMs / lengthMs : 0} height={waveHeight} />
              )}
            </Slider.Track>
            <Slider.Thumb
              aria-label={`Place in ${label}`}
              aria-valuetext={`${spoken(atMs)} of ${spoken(lengthMs)}`}
              css={thumb}
            />
          </Slider.Root>
        )}
        <div
          css={[
            small,
            {
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'space-between',
              gap: 8,
              whiteSpace: 'nowrap',
              fontFeatureSettings: '"tnum"',
            },
          ]}
        >
          <span>{state === 'loading' ? 'Getting it ready' : (state === 'idle' && before) || clock(atMs)}</span>
          <button
            type="button"
            css={speedButton}
            onClick={() => speed(next)}
            aria-label={`Speed ${rate} times, press for ${next}`}
          >
            {rate}×
          </button>
          <span>{clock(lengthMs)}</span>
        </div>
      </div>
    </div>
  )
}

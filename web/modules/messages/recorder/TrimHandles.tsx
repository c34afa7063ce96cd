import { css } from '@emotion/react'
import { Slider } from 'radix-ui'
import { useEffect, useRef } from 'react'
import { Wave } from '../../../ui/Wave.tsx'
import { LEAST_STEPS, momentSaid, partBetween, STEP_MS, type Part } from './trim.ts'
import { trimStrings as strings } from './trimStrings.ts'

const HEIGHT = 96
const HANDLE = 44

const row = css`
  position: relative;
  display: block;
  height: ${HEIGHT}px;
  touch-action: none;
  user-select: none;
`
/** The middle of a handle goes from the wave's first bar to its last, and stands on it: the wave takes no room. */
const track = css`
  position: absolute;
  inset: 0 ${HANDLE / 2}px;
`
const handle = css`
  display: grid;
  place-items: center;
  width: ${HANDLE}px;
  height: ${HEIGHT}px;
  cursor: ew-resize;
  &::before {
    content: '';
    width: 4px;
    height: 100%;
    border-radius: 2px;
    background: var(--primary);
  }
  &::after {
    content: '';
    position: absolute;
    width: 20px;
    height: 36px;
    border-radius: 10px;
    background: var(--primary);
  }
  &:focus-visible {
    border-radius: 8px;
  }
`
type TrimHandlesProps = {
  peaks: readonly number[]
  lengthMs: number
  part: Part
  onChange: (part: Part) => void
}

/** Two handles on the wave of a recording; the first has the focus, for they come by a press. */
export function TrimHandles({ peaks, lengthMs, part, onChange }: TrimHandlesProps) {
  const first = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    // A handle shows, and can have the focus, only once the slider has counted its handles.
    const frame = requestAnimationFrame(() => first.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  const { startMs, endMs } = part
  const outside = `inset(0 ${100 - (endMs / lengthMs) * 100}% 0 ${(startMs / lengthMs) * 100}%)`
  return (
    <Slider.Root
      value={[startMs, endMs]}
      max={lengthMs}
      step={STEP_MS}
      minStepsBetweenThumbs={LEAST_STEPS}
      onValueChange={(handles) => onChange(partBetween(handles, lengthMs))}
      css={row}
    >
      <Slider.Track css={track}>
        <Wave peaks={peaks} played={0} height={HEIGHT} />
        <div css={{ position: 'absolute', inset: 0 }} style={{ clipPath: outside }}>
          <Wave peaks={peaks} played={1} height={HEIGHT} />
        </div>
      </Slider.Track>
      <Slider.Thumb ref={first} aria-label={strings.start} aria-valuetext={momentSaid(startMs)} css={handle} />
      <Slider.Thumb aria-label={strings.end} aria-valuetext={momentSaid(endMs)} css={handle} />
    </Slider.Root>
  )
}

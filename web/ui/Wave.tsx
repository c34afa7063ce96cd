import { useEffect, useRef, useState } from 'react'
import { BAR, barHeight, barsIn, PITCH, resample } from './waveform.ts'

type WaveProps = { peaks: readonly number[]; played: number; height: number }

/** A stitched waveform that fills its box; `played` is 0..1. Decoration: the slider beside it says where we are. */
export function Wave({ peaks, played, height }: WaveProps) {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  const bars = resample(peaks, barsIn(width))
  return (
    <div ref={box} aria-hidden="true" css={{ height, minWidth: 0, overflow: 'hidden' }}>
      {width > 0 && (
        <svg width={width} height={height}>
          {bars.map((peak, bar) => {
            const tall = barHeight(peak, height)
            return (
              <rect
                // The bars of one width never change places.
                // oxlint-disable-next-line react/no-array-index-key
                key={bar}
                x={bar * PITCH}
                y={(height - tall) / 2}
                width={BAR}
                height={tall}
                rx={BAR / 2}
                fill={(bar + 0.5) / bars.length <= played ? 'var(--thread)' : 'var(--line-strong)'}
              />
            )
          })}
        </svg>
      )}
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Check, Play, Square } from 'lucide-react'
import { useState, useEffect } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { duration } from '../../../ui/clock.ts'
import { small, supporting } from '../../../ui/surfaces.ts'
import { peaks, soundOf } from '../queries.ts'
import { isWhole, moment, type Part } from './trim.ts'
import { TrimHandles } from './TrimHandles.tsx'
import { trimStrings as strings } from './trimStrings.ts'
import { usePlayer } from '../../../ui/usePlayer.ts'

/** Plays a part of a recording from its beginning, and stops at its end. */
const useListening = (src: string, lengthMs: number, { startMs, endMs }: Part) => {
  const { state, atMs, toggle, seek } = usePlayer(src, lengthMs)
  const isPlaying = state === 'playing' || state === 'loading'
  const isOver = state === 'playing' && atMs >= endMs
  // Once for each time that the end is reached: `toggle` is another one with every picture.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => void (isOver && toggle()), [isOver])
  const press = () => {
    if (!isPlaying) seek(startMs)
    toggle()
  }
  return { isPlaying, press }
}

type TrimProps = {
  /** The whole recording. */
  mediaId: string
  lengthMs: number
  /** What is kept of it now. */
  first: Part
  hasWords: boolean
  onUse: (part: Part) => void
  onLeave: () => void
}

/** Chooses what is kept of a recording; nothing changes before "Use this part". */
export function Trim({ mediaId, lengthMs, first, hasWords, onUse, onLeave }: TrimProps) {
  const [part, setPart] = useState(first)
  const { data } = useQuery(peaks(mediaId))
  const { isPlaying, press } = useListening(soundOf(mediaId), lengthMs, part)
  const { startMs, endMs } = part
  const isSame = startMs === first.startMs && endMs === first.endMs
  return (
    <section
      aria-label={strings.part}
      css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 14, width: '100%' }}
    >
      <h3>{strings.title}</h3>
      <p css={supporting}>{strings.line}</p>
      <TrimHandles peaks={data ?? []} lengthMs={lengthMs} part={part} onChange={setPart} />
      <p css={{ fontFeatureSettings: '"tnum"' }}>
        {strings.kept(moment(startMs), moment(endMs), duration(endMs - startMs))}
      </p>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 10 }}>
        <Button look="secondary" icon={isPlaying ? Square : Play} onClick={press}>
          {isPlaying ? strings.stop : strings.listen}
        </Button>
        <Button icon={Check} onClick={() => (isSame ? onLeave() : onUse(part))}>
          {strings.use}
        </Button>
        {!isWhole(part, lengthMs) && (
          <Button look="secondary" onClick={() => setPart({ startMs: 0, endMs: lengthMs })}>
            {strings.whole}
          </Button>
        )}
        <Button look="quiet" onClick={onLeave}>
          {strings.leave}
        </Button>
      </div>
      <p css={small}>
        {strings.promise} {hasWords && strings.words}
      </p>
    </section>
  )
}

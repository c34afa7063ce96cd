import { Clock, Pause, Play, Undo2 } from 'lucide-react'
import { Button } from '../../../ui/Button.tsx'
import { clock } from '../../../ui/clock.ts'
import { small } from '../../../ui/surfaces.ts'
import { usePlayer } from '../../../ui/usePlayer.ts'
import { strings } from './strings.ts'

const BACK_MS = 5_000

type ListeningProps = { src: string; lengthMs: number; onStamp: (atMs: number) => void }

/** Plays a recording for whoever writes down its words: a little back, and the time of a line by one press. */
export function Listening({ src, lengthMs, onStamp }: ListeningProps) {
  const { state, atMs, toggle, seek } = usePlayer(src, lengthMs)
  const isPlaying = state === 'playing' || state === 'loading'
  return (
    <div css={{ display: 'flex', flexWrap: 'wrap', gap: 10, alignItems: 'center' }}>
      <Button look="secondary" icon={isPlaying ? Pause : Play} onClick={toggle}>
        {isPlaying ? strings.pause : strings.listen}
      </Button>
      <Button look="secondary" icon={Undo2} onClick={() => seek(atMs - BACK_MS)}>
        {strings.back}
      </Button>
      <Button look="secondary" icon={Clock} onClick={() => onStamp(atMs)}>
        {strings.stamp}
      </Button>
      <span css={[small, { fontFeatureSettings: '"tnum"' }]}>
        {clock(atMs)} of {clock(lengthMs)}
      </span>
    </div>
  )
}

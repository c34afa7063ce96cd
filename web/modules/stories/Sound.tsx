import { useQuery } from '@tanstack/react-query'
import type { StoryRow } from '../../../backend/modules/stories/contract.ts'
import { small } from '../../ui/surfaces.ts'
import { WaveformPlayer } from '../../ui/WaveformPlayer.tsx'
import { apiOf, peaks } from './queries.ts'
import { calledIn, toldOn } from './storyInWords.ts'
import { strings } from './strings.ts'

type SoundProps = {
  row: StoryRow
  isOutlined?: boolean
  /** Whether the day on which it was told stands in the place of the clock until it is played. */
  hasDay?: boolean
}

/** A story's recording, once it is prepared. */
export const Sound = ({ row, isOutlined = false, hasDay = true }: SoundProps) => {
  const { recording } = row
  if (recording === null) return null
  if (recording.variants.includes('play')) return <Player row={row} isOutlined={isOutlined} hasDay={hasDay} />
  return <p css={small}>{recording.state === 'rejected' ? strings.notPlayable : strings.notThere}</p>
}

function Player({ row, isOutlined, hasDay }: Required<SoundProps>) {
  const { data } = useQuery(peaks(row.id))
  return (
    <WaveformPlayer
      src={`${apiOf(row.id)}/play`}
      peaks={data ?? []}
      lengthMs={row.recording?.durationMs ?? 0}
      label={strings.listen(calledIn(row))}
      size={56}
      isOutlined={isOutlined}
      {...(hasDay && { before: toldOn(row) })}
    />
  )
}

import { useQuery } from '@tanstack/react-query'
import type { StoryRow } from '../../../backend/modules/stories/contract.ts'
import { small } from '../../ui/surfaces.ts'
import { WaveformPlayer } from '../../ui/WaveformPlayer.tsx'
import { apiOf, peaks } from './queries.ts'
import { calledIn, toldOn } from './storyInWords.ts'
import { strings } from './strings.ts'

type SoundProps = { row: StoryRow; isOutlined?: boolean }

/** A story's recording, once it is prepared. */
export const Sound = ({ row, isOutlined = false }: SoundProps) => {
  const { recording } = row
  if (recording === null) return null
  if (recording.variants.includes('play')) return <Player row={row} isOutlined={isOutlined} />
  return <p css={small}>{recording.state === 'rejected' ? strings.notPlayable : strings.notThere}</p>
}

function Player({ row, isOutlined }: Required<SoundProps>) {
  const { data } = useQuery(peaks(row.id))
  return (
    <WaveformPlayer
      src={`${apiOf(row.id)}/play`}
      peaks={data ?? []}
      lengthMs={row.recording?.durationMs ?? 0}
      label={strings.listen(calledIn(row))}
      size={56}
      isOutlined={isOutlined}
      before={toldOn(row)}
    />
  )
}

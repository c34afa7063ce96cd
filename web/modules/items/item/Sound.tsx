import { useQuery } from '@tanstack/react-query'
import type { ItemRow } from '../../../../backend/modules/items/contract.ts'
import { small } from '../../../ui/surfaces.ts'
import { WaveformPlayer, type Jump } from '../../../ui/WaveformPlayer.tsx'
import { calledIn } from '../inWords.ts'
import { apiOf, peaks } from '../queries.ts'
import { itemStrings as strings } from './strings.ts'

type SoundProps = { row: ItemRow; isOutlined?: boolean; jump?: Jump | undefined }

/** A voice, once it is prepared. */
export const Sound = ({ row, isOutlined = false, jump }: SoundProps) => {
  if (row.variants.includes('play')) return <Player row={row} isOutlined={isOutlined} jump={jump} />
  return <p css={small}>{row.state === 'setAside' ? strings.setAside : strings.preparing}</p>
}

function Player({ row, isOutlined, jump }: SoundProps & { isOutlined: boolean }) {
  const { data } = useQuery({ ...peaks(row.id), enabled: row.variants.includes('peaks') })
  return (
    <WaveformPlayer
      src={`${apiOf(row.id)}/play`}
      peaks={data ?? []}
      lengthMs={row.durationMs ?? 0}
      label={strings.listen(calledIn(row))}
      size={56}
      isOutlined={isOutlined}
      jump={jump}
    />
  )
}

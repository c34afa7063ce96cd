import { useQuery } from '@tanstack/react-query'
import type { MessageDetail } from '../../../../backend/modules/messages/contract.ts'
import { WaveformPlayer } from '../../../ui/WaveformPlayer.tsx'
import { peaks, soundOf } from '../queries.ts'

/** A recording that the server has prepared. */
export function Recording({ medium, label }: { medium: MessageDetail['media'][number]; label: string }) {
  const { data } = useQuery(peaks(medium.id))
  return <WaveformPlayer src={soundOf(medium.id)} peaks={data ?? []} lengthMs={medium.durationMs ?? 0} label={label} />
}

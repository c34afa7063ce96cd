import { useQuery } from '@tanstack/react-query'
import type { ReplyRow } from '../../../../backend/modules/deliveries/contract.ts'
import { small } from '../../../ui/surfaces.ts'
import { WaveformPlayer } from '../../../ui/WaveformPlayer.tsx'
import { replyPeaks, replySoundOf } from '../deliveries.ts'
import { strings } from '../message/deliveryStrings.ts'

type ReplyVoiceProps = { deliveryId: string; media: NonNullable<ReplyRow['media']> }

/** A recorded reply, once it can be played. */
export function ReplyVoice({ deliveryId, media }: ReplyVoiceProps) {
  const isReady = media.state === 'ready'
  const { data } = useQuery({ ...replyPeaks(deliveryId, media.id), enabled: isReady })
  if (media.state === 'rejected') return <p css={small}>{strings.unplayable}</p>
  if (!isReady) return <p css={small}>{strings.preparing}</p>
  return (
    <WaveformPlayer
      src={replySoundOf(deliveryId, media.id)}
      peaks={data ?? []}
      lengthMs={media.durationMs ?? 0}
      label={strings.voice}
    />
  )
}

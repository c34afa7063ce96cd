import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import type { MessageDetail } from '../../../../backend/modules/messages/contract.ts'
import { WaveformPlayer } from '../../../ui/WaveformPlayer.tsx'
import { filmOf, peaks, soundOf } from '../queries.ts'

export const film = css`
  display: block;
  width: 100%;
  max-height: 60vh;
  border-radius: var(--r-card);
  background: #110b1e;
`
type RecordingProps = { medium: MessageDetail['media'][number]; label: string }

/** A recording that the server has prepared, with its picture where it has one. */
export const Recording = ({ medium, label }: RecordingProps) =>
  medium.isVideo ? (
    // Captions come with the transcript; until there is one, there is none to offer.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video css={film} src={filmOf(medium.id)} controls playsInline preload="metadata" aria-label={label} />
  ) : (
    <Sound medium={medium} label={label} />
  )

function Sound({ medium, label }: RecordingProps) {
  const { data } = useQuery(peaks(medium.id))
  return <WaveformPlayer src={soundOf(medium.id)} peaks={data ?? []} lengthMs={medium.durationMs ?? 0} label={label} />
}

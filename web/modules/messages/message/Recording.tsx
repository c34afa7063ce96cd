import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import type { MessageDetail } from '../../../../backend/modules/messages/contract.ts'
import { WaveformPlayer } from '../../../ui/WaveformPlayer.tsx'
import { captionsOf, filmOf, peaks, soundOf } from '../queries.ts'
import { SilenceNote } from './SilenceNote.tsx'
import { strings } from '../transcript/strings.ts'

export const film = css`
  display: block;
  width: 100%;
  max-height: 60vh;
  border-radius: var(--r-card);
  background: #110b1e;
`
type RecordingProps = { messageId: string; medium: MessageDetail['media'][number]; label: string }

/** A recording that the server has prepared, with its picture where it has one. */
export const Recording = (props: RecordingProps) => (
  <>
    <Played {...props} />
    <SilenceNote medium={props.medium} />
  </>
)

const Played = ({ messageId, medium, label }: RecordingProps) =>
  medium.isVideo ? (
    // Captions are its author's words; until some have their times, there are none to offer.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video css={film} src={filmOf(medium.id)} controls playsInline preload="metadata" aria-label={label}>
      {medium.isTimed && (
        <track
          key={medium.transcript}
          kind="captions"
          label={strings.label}
          src={captionsOf(messageId, medium.id)}
          default
        />
      )}
    </video>
  ) : (
    <Sound medium={medium} label={label} />
  )

function Sound({ medium, label }: Omit<RecordingProps, 'messageId'>) {
  const { data } = useQuery(peaks(medium.id))
  return <WaveformPlayer src={soundOf(medium.id)} peaks={data ?? []} lengthMs={medium.durationMs ?? 0} label={label} />
}

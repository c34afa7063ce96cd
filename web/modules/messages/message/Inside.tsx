import { css } from '@emotion/react'
import type { MessageDetail } from '../../../../backend/modules/messages/contract.ts'
import { Card } from '../../../ui/Card.tsx'
import { strings } from '../strings.ts'
import { Recording } from './Recording.tsx'
import { details } from '../../../ui/detailsStyle.ts'
import { strings as transcriptStrings } from '../transcript/strings.ts'

/** The family's own words. */
const letter = css`
  max-width: 34em;
  padding-left: 26px;
  border-left: 3px solid var(--thread);
  font-family: var(--font-voice);
  font-size: var(--fs-voice);
  line-height: 1.62;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`

/** The words of a recording as their author wrote them down, one press away. */
const Spoken = ({ transcript }: { transcript: string }) =>
  transcript.trim() === '' ? null : (
    <details css={details}>
      <summary>{transcriptStrings.label}</summary>
      <div css={letter}>{transcript}</div>
    </details>
  )

/** What the recipient will hear and read. */
export function Inside({ detail }: { detail: MessageDetail }) {
  const recordings = detail.media.filter(({ isAttached }) => isAttached)
  const { body } = detail.content
  if (recordings.length === 0 && body === '') return null
  return (
    <Card css={{ display: 'grid', gap: 24, padding: '30px 32px' }}>
      <h2>{strings.inside}</h2>
      {recordings.map((medium) => (
        <div key={medium.id} css={{ display: 'grid', gap: 12 }}>
          <Recording messageId={detail.message.id} medium={medium} label="the recording" />
          <Spoken transcript={medium.transcript} />
        </div>
      ))}
      {body !== '' && <div css={letter}>{body}</div>}
    </Card>
  )
}

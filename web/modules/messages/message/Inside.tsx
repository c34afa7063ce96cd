import type { MessageDetail } from '../../../../backend/modules/messages/contract.ts'
import { Card } from '../../../ui/Card.tsx'
import { strings } from '../strings.ts'
import { Spoken } from '../transcript/Spoken.tsx'
import { letter } from '../transcript/style.ts'
import { Recording } from './Recording.tsx'

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

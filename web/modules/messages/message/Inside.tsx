import { css } from '@emotion/react'
import type { MessageDetail } from '../../../../backend/modules/messages/contract.ts'
import { Card } from '../../../ui/Card.tsx'
import { strings } from '../strings.ts'
import { Recording } from './Recording.tsx'

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

/** What the recipient will hear and read. */
export function Inside({ detail }: { detail: MessageDetail }) {
  const recordings = detail.media.filter(({ isAttached }) => isAttached)
  const { body } = detail.content
  if (recordings.length === 0 && body === '') return null
  return (
    <Card css={{ display: 'grid', gap: 24, padding: '30px 32px' }}>
      <h2>{strings.inside}</h2>
      {recordings.map((medium) => (
        <Recording key={medium.id} medium={medium} label="the recording" />
      ))}
      {body !== '' && <div css={letter}>{body}</div>}
    </Card>
  )
}

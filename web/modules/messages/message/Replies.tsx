import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import type { DeliveryRow, ReplyRow } from '../../../../backend/modules/deliveries/contract.ts'
import { Card } from '../../../ui/Card.tsx'
import { momentInWords } from '../../../ui/moment.ts'
import { phone, small } from '../../../ui/surfaces.ts'
import { deliveries } from '../deliveries.ts'
import { ReplyVoice } from '../replies/ReplyVoice.tsx'
import { replyWords } from '../replies/style.ts'
import { strings } from './deliveryStrings.ts'

const list = css`
  display: grid;
  gap: 28px;
  margin: 0;
  padding: 0;
  list-style: none;
`

type Answer = { readonly delivery: DeliveryRow; readonly reply: ReplyRow; readonly name: string }

const Reply = ({ delivery, reply, name }: Answer) => (
  <li>
    <b>{name}</b>
    <p css={small}>{momentInWords(reply.at)}</p>
    {reply.media && <ReplyVoice deliveryId={delivery.id} media={reply.media} />}
    {reply.body !== '' && <div css={replyWords}>{reply.body}</div>}
  </li>
)

/** What recipients sent back; nothing is shown until somebody has. */
export function Replies({ messageId, nameOf }: { messageId: string; nameOf: (recipientId: string) => string }) {
  const { data = [] } = useQuery(deliveries(messageId))
  const thanked = data.filter(({ thankedAt }) => thankedAt !== null).map(({ recipientId }) => nameOf(recipientId))
  const replies = data.flatMap((delivery) =>
    delivery.replies.map((reply) => ({ delivery, reply, name: nameOf(delivery.recipientId) })),
  )
  if (thanked.length === 0 && replies.length === 0) return null
  return (
    <Card css={{ display: 'grid', gap: 20, padding: '30px 32px', [phone]: { padding: '24px 20px' } }}>
      <h2>{strings.cameBack}</h2>
      {thanked.length > 0 && <p>{strings.thanked(thanked)}</p>}
      {replies.length > 0 && (
        <ul css={list}>
          {replies.map((answer) => (
            <Reply key={answer.reply.id} {...answer} />
          ))}
        </ul>
      )}
    </Card>
  )
}

import { css } from '@emotion/react'
import { KeyRound } from 'lucide-react'
import type { MessageDetail } from '../../../../backend/modules/messages/contract.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Chip } from '../../../ui/Chip.tsx'
import { momentInWords } from '../../../ui/moment.ts'
import { small } from '../../../ui/surfaces.ts'
import { strings as people } from '../people/strings.ts'
import { strings } from '../strings.ts'

type Recipient = MessageDetail['recipients'][number]

const list = css`
  display: grid;
  gap: 16px;
  margin: 16px 0 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    gap: 14px;
    align-items: center;
  }
  div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`

const deliveryWords = ({ delivery, email }: Recipient): string => {
  if (!delivery) return email
  if (delivery.state === 'declined') return 'Would rather not receive it'
  if (delivery.state === 'revoked') return 'The link is closed'
  if (delivery.state === 'bounced') return `${email} did not accept our email`
  if (delivery.openedAt !== null) return `Opened on ${momentInWords(delivery.openedAt)}`
  if (delivery.sentAt !== null) return `The email arrived on ${momentInWords(delivery.sentAt)}`
  return 'We are writing to them'
}

export const Recipients = ({ recipients }: { recipients: readonly Recipient[] }) => (
  <Card css={{ padding: '26px 28px' }}>
    <h2 css={{ fontSize: 'var(--fs-h4)' }}>{strings.people}</h2>
    <ul css={list}>
      {recipients.map((one) => (
        <li key={one.id}>
          <Avatar name={one.name} seed={one.id} />
          <div>
            <b>{one.name}</b>
            <p css={small}>{deliveryWords(one)}</p>
            <Chip tone={one.verification === 'none' ? 'warn' : 'ok'} icon={KeyRound}>
              {people.proofs[one.verification]}
            </Chip>
          </div>
        </li>
      ))}
    </ul>
  </Card>
)

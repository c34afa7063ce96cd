import { css } from '@emotion/react'
import { CircleCheck, CircleSlash, MailQuestionMark, MailX, Trash2 } from 'lucide-react'
import type { ContactRow as Contact } from '../../../backend/modules/life/contract.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { card, small } from '../../ui/surfaces.ts'
import { strings } from './strings.ts'

const row = css`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr);
  gap: 14px 18px;
  align-items: center;
  padding: 20px;
  & > div {
    overflow-wrap: anywhere;
  }
`
const looks = {
  invited: { tone: 'plain', icon: MailQuestionMark },
  accepted: { tone: 'ok', icon: CircleCheck },
  declined: { tone: 'danger', icon: CircleSlash },
} as const

export const ContactRow = ({ contact, onRemove }: { contact: Contact; onRemove: () => void }) => {
  const { id, name, email, state, refusedAt } = contact
  const isLost = state === 'invited' && refusedAt !== null
  return (
    <li css={[card, row]}>
      <Avatar name={name} seed={id} size={56} />
      <div>
        <b>{name}</b>
        <p css={[small, { marginBottom: 8 }]}>{email}</p>
        {isLost ? (
          <Chip tone="danger" icon={MailX}>
            {strings.refused}
          </Chip>
        ) : (
          <Chip {...looks[state]}>{strings.states[state]}</Chip>
        )}
        {isLost && <p css={[small, { marginTop: 8 }]}>{strings.refusedLine}</p>}
      </div>
      <div css={{ gridColumn: '1 / -1' }}>
        <Button look="quiet" icon={Trash2} onClick={onRemove}>
          {strings.remove}
          <span className="sr-only"> {name}</span>
        </Button>
      </div>
    </li>
  )
}

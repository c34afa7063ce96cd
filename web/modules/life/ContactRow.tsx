import { CircleCheck, CircleSlash, MailQuestionMark, MailX, Trash2 } from 'lucide-react'
import type { ContactRow as Contact } from '../../../backend/modules/life/contract.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { leavesLine } from '../../ui/leaving.ts'
import { personRow } from '../../ui/personRow.ts'
import { small } from '../../ui/surfaces.ts'
import { strings } from './strings.ts'

const looks = {
  invited: { tone: 'plain', icon: MailQuestionMark },
  accepted: { tone: 'ok', icon: CircleCheck },
  declined: { tone: 'danger', icon: CircleSlash },
} as const

export const ContactRow = ({ contact, onRemove }: { contact: Contact; onRemove: () => void }) => {
  const { id, name, email, state, refusedAt, leavesAt } = contact
  const isLost = state === 'invited' && refusedAt !== null
  return (
    <li css={personRow}>
      <Avatar name={name} seed={id} />
      <div>
        <b>{name}</b>
        <p css={small}>{email}</p>
        {isLost && <p css={small}>{strings.refusedLine}</p>}
        {state === 'invited' && leavesAt !== null && <p css={small}>{leavesLine(leavesAt)}</p>}
      </div>
      {isLost ? (
        <Chip tone="danger" icon={MailX}>
          {strings.refused}
        </Chip>
      ) : (
        <Chip {...looks[state]}>{strings.states[state]}</Chip>
      )}
      <Button look="quiet" icon={Trash2} onClick={onRemove}>
        {strings.remove}
        <span className="sr-only"> {name}</span>
      </Button>
    </li>
  )
}

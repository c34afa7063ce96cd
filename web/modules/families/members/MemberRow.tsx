import { Pencil, UserMinus } from 'lucide-react'
import { roleNames } from '../../../../backend/kernel/identity/roles.ts'
import { useFamily } from '../../../app/family.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Chip } from '../../../ui/Chip.tsx'
import { dateIn } from '../../../ui/moment.ts'
import { card, small } from '../../../ui/surfaces.ts'
import { roleLines, type Member } from '../roles.ts'
import { strings } from '../strings.ts'
import { actions, row } from '../style.ts'

type RowProps = { member: Member; onRole: () => void; onRemove: () => void }

export function MemberRow({ member, onRole, onRemove }: RowProps) {
  const { may } = useFamily()
  const { accountId, name, role, joinedAt, isYou } = member
  const canRemove = !isYou && role !== 'owner' && may(role === 'steward' ? 'manage' : 'invite')
  const canChange = role !== 'owner' && may('manage')
  return (
    <li css={[card, row]}>
      <Avatar name={name} seed={accountId} size={56} />
      <div css={{ display: 'grid', gap: 6, justifyItems: 'start' }}>
        <p>
          <b>{name}</b>
          {isYou && ` (${strings.you})`}
        </p>
        <Chip tone={role === 'owner' ? 'primary' : 'plain'}>{roleNames[role]}</Chip>
        <p css={small}>{roleLines[role]}</p>
        {joinedAt && <p css={small}>{strings.since(dateIn(joinedAt))}</p>}
      </div>
      {(canChange || canRemove) && (
        <div css={[actions, { gridColumn: '1 / -1' }]}>
          {canChange && (
            <Button look="quiet" icon={Pencil} onClick={onRole}>
              {strings.changeRole}
              <span className="sr-only"> of {name}</span>
            </Button>
          )}
          {canRemove && (
            <Button look="quiet" icon={UserMinus} onClick={onRemove}>
              {strings.remove}
              <span className="sr-only"> {name}</span>
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

import { CircleCheck, CircleSlash, Clock, MailX, Send, Trash2, UserX } from 'lucide-react'
import { roleNames } from '../../../../backend/kernel/identity/roles.ts'
import type { InvitationRow } from '../../../../backend/modules/families/contract.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Chip } from '../../../ui/Chip.tsx'
import { problem } from '../../../ui/fieldStyle.ts'
import { leavesLine } from '../../../ui/leaving.ts'
import { plainDateIn } from '../../../ui/moment.ts'
import { personRow } from '../../../ui/personRow.ts'
import { small } from '../../../ui/surfaces.ts'
import { showToast } from '../../../ui/toasts.ts'
import { useExplained } from '../../../ui/useExplained.ts'
import { useResend } from '../commands.ts'
import { inviteStrings as strings } from '../strings.ts'

const looks = {
  waiting: { tone: 'plain', icon: Clock },
  joined: { tone: 'ok', icon: CircleCheck },
  declined: { tone: 'plain', icon: CircleSlash },
  withdrawn: { tone: 'plain', icon: CircleSlash },
  misdirected: { tone: 'danger', icon: UserX },
  expired: { tone: 'plain', icon: Clock },
} as const

const hintOf = ({ state, isBack, leavesAt, expiresAt }: InvitationRow): string | undefined => {
  if (state === 'misdirected') return strings.misdirectedLine
  if (state !== 'waiting') return undefined
  if (leavesAt !== null) return leavesLine(leavesAt)
  return isBack ? strings.notArrivedLine : strings.waitsUntil(plainDateIn(expiresAt))
}

type RowProps = { invitation: InvitationRow; onWithdraw: () => void }

export function SentRow({ invitation, onWithdraw }: RowProps) {
  const { id, name, email, role, state, isBack, invitedBy, invitedAt } = invitation
  const resend = useResend()
  const refusal = useExplained(resend.error)
  const hint = hintOf(invitation)
  const isLost = state === 'waiting' && isBack
  return (
    <li css={personRow}>
      <Avatar name={name} seed={id} />
      <div>
        <p>
          <b>{name}</b>, {roleNames[role].toLowerCase()}
        </p>
        <p css={small}>{email}</p>
        <p css={small}>{strings.sentBy(invitedBy, plainDateIn(invitedAt))}</p>
        {hint && <p css={small}>{hint}</p>}
      </div>
      {isLost ? (
        <Chip tone="danger" icon={MailX}>
          {strings.notArrived}
        </Chip>
      ) : (
        <Chip {...looks[state]}>{strings.states[state]}</Chip>
      )}
      {state === 'waiting' && (
        <span css={{ display: 'flex', flexWrap: 'wrap', gap: '0 20px' }}>
          <Button
            look="quiet"
            icon={Send}
            busy={resend.isPending}
            busyLabel={strings.sending}
            onClick={() => resend.mutate(id, { onSuccess: () => showToast({ title: strings.resent }) })}
          >
            {strings.resend}
            <span className="sr-only"> to {name}</span>
          </Button>
          <Button look="quiet" icon={Trash2} onClick={onWithdraw}>
            {strings.withdraw}
            <span className="sr-only"> the invitation to {name}</span>
          </Button>
        </span>
      )}
      {refusal && (
        <p role="alert" css={problem}>
          {refusal.message}
        </p>
      )}
    </li>
  )
}

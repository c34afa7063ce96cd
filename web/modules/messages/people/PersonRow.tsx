import { KeyRound, MailQuestionMark, Pencil, Trash2 } from 'lucide-react'
import type { RecipientRow } from '../../../../backend/modules/recipients/contract.ts'
import { explain } from '../../../app/explain.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { problem } from '../../../ui/fieldStyle.ts'
import { personRow, rowActs } from '../../../ui/personRow.ts'
import { card, small } from '../../../ui/surfaces.ts'
import { showToast } from '../../../ui/toasts.ts'
import { useInvitePerson } from './commands.ts'
import type { OpenDialog } from './PersonDialogs.tsx'
import { PersonStatus } from './PersonStatus.tsx'
import { strings } from './strings.ts'

const For = ({ name }: { name: string }) => <span className="sr-only"> for {name}</span>

export function PersonRow({ person, open }: { person: RecipientRow; open: (dialog: OpenDialog) => void }) {
  const invite = useInvitePerson()
  const { name, consent, inviteMail } = person
  const isAsked = consent === 'invited'
  // Asked again before the first email has left they would get no other.
  const mayAsk = consent === 'unknown' || (isAsked && inviteMail === null)
  const ask = () =>
    invite.mutate(person.id, {
      onSuccess: () => showToast({ title: strings.inviteSent(name), line: strings.inviteLine }),
    })
  return (
    <li css={[card, personRow]}>
      <Avatar name={name} seed={person.id} size={56} />
      <div>
        <b>{name}</b>
        <p css={[small, { marginBottom: 8 }]}>{person.email}</p>
        <PersonStatus person={person} />
        {inviteMail === 'late' && <p css={[small, { marginTop: 8 }]}>{strings.inviteLate(person.email)}</p>}
      </div>
      <div css={rowActs}>
        <Button look="secondary" icon={KeyRound} onClick={() => open({ kind: 'passcode', person })}>
          {person.verification === 'none' ? strings.setPasscode : strings.changePasscode}
          <For name={name} />
        </Button>
        {mayAsk && (
          <Button look="quiet" icon={MailQuestionMark} busy={invite.isPending} busyLabel={strings.saving} onClick={ask}>
            {isAsked ? strings.inviteAgain : strings.invite}
            <For name={name} />
          </Button>
        )}
        <Button look="quiet" icon={Pencil} onClick={() => open({ kind: 'change', person })}>
          {strings.change}
          <For name={name} />
        </Button>
        <Button look="quiet" icon={Trash2} onClick={() => open({ kind: 'remove', person })}>
          {strings.remove}
          <For name={name} />
        </Button>
      </div>
      {invite.error && (
        <p role="alert" css={[problem, { gridColumn: '1 / -1' }]}>
          {explain(invite.error).message}
        </p>
      )}
    </li>
  )
}

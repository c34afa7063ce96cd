import { KeyRound, MailQuestionMark, Pencil, Trash2 } from 'lucide-react'
import type { RecipientRow } from '../../../../backend/modules/recipients/contract.ts'
import { explain } from '../../../app/explain.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { problem } from '../../../ui/fieldStyle.ts'
import { MoreMenu, type MenuItem } from '../../../ui/MoreMenu.tsx'
import { personRow } from '../../../ui/personRow.ts'
import { small } from '../../../ui/surfaces.ts'
import { showToast } from '../../../ui/toasts.ts'
import { useInvitePerson } from './commands.ts'
import type { OpenDialog } from './PersonDialogs.tsx'
import { PersonStatus } from './PersonStatus.tsx'
import { strings } from './strings.ts'

export function PersonRow({ person, open }: { person: RecipientRow; open: (dialog: OpenDialog) => void }) {
  const invite = useInvitePerson()
  const { name, consent, inviteMail } = person
  const isAsked = consent === 'invited'
  // Asked again before the first email has left they would get no other.
  const mayAsk = consent === 'unknown' || (isAsked && inviteMail === null)
  const hasLock = person.verification !== 'none'
  const ask = () =>
    invite.mutate(person.id, {
      onSuccess: () => showToast({ title: strings.inviteSent(name), line: strings.inviteLine }),
    })
  const unlock = () => open({ kind: 'passcode', person })
  const items: readonly (MenuItem | false)[] = [
    { words: strings.change, icon: Pencil, onSelect: () => open({ kind: 'change', person }) },
    hasLock && { words: strings.changePasscode, icon: KeyRound, onSelect: unlock },
    mayAsk && { words: isAsked ? strings.inviteAgain : strings.invite, icon: MailQuestionMark, onSelect: ask },
    { words: strings.remove, icon: Trash2, onSelect: () => open({ kind: 'remove', person }), isDanger: true },
  ]
  return (
    <li css={personRow}>
      <Avatar name={name} seed={person.id} />
      <div>
        <b>{name}</b>
        <p css={small}>{person.email}</p>
        {person.ownEmail !== null && <p css={small}>{strings.grownAt(person.ownEmail)}</p>}
        {inviteMail === 'late' && <p css={small}>{strings.inviteLate(person.email)}</p>}
      </div>
      <PersonStatus person={person} />
      {!hasLock && (
        <Button look="secondary" icon={KeyRound} onClick={unlock}>
          {strings.setPasscode}
          <span className="sr-only"> for {name}</span>
        </Button>
      )}
      <span data-menu>
        <MoreMenu label={strings.more(name)} items={items.filter((item) => item !== false)} />
      </span>
      {invite.error && (
        <p role="alert" css={problem}>
          {explain(invite.error).message}
        </p>
      )}
    </li>
  )
}

import { CircleCheck, CircleSlash, Clock, KeyRound, MailQuestionMark, MailX, UserX } from 'lucide-react'
import type { RecipientRow } from '../../../../backend/modules/recipients/contract.ts'
import { Chip } from '../../../ui/Chip.tsx'
import { leavesLine } from '../../../ui/leaving.ts'
import { small } from '../../../ui/surfaces.ts'
import { strings } from './strings.ts'

const Consent = ({ person }: { person: RecipientRow }) => {
  if (person.consent === 'consented')
    return (
      <Chip tone="ok" icon={CircleCheck}>
        {strings.consented}
      </Chip>
    )
  if (person.inviteMail !== null)
    return (
      <Chip tone={person.inviteMail === 'late' ? 'warn' : 'plain'} icon={Clock}>
        {strings.inviteMail[person.inviteMail]}
      </Chip>
    )
  if (person.consent === 'invited')
    return (
      <Chip tone="plain" icon={MailQuestionMark}>
        {strings.invited}
      </Chip>
    )
  return null
}

/** What stands between this person and a message: a refusal, a stranger, a missing proof, a mailbox that took nothing. */
export const PersonStatus = ({ person }: { person: RecipientRow }) => {
  if (person.consent === 'declined') {
    return (
      <Chip tone="danger" icon={CircleSlash}>
        {strings.declined}
      </Chip>
    )
  }
  if (person.consent === 'wrong-person') {
    return (
      <Chip tone="danger" icon={UserX}>
        {strings.wrongPerson}
      </Chip>
    )
  }
  return (
    <span css={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Chip tone={person.verification === 'none' ? 'warn' : 'ok'} icon={KeyRound}>
        {strings.proofs[person.verification]}
      </Chip>
      <Consent person={person} />
      {person.bouncedAt !== null && (
        <Chip tone="danger" icon={MailX}>
          {strings.bounced}
        </Chip>
      )}
      {person.consent === 'invited' && person.leavesAt !== null && <p css={small}>{leavesLine(person.leavesAt)}</p>}
    </span>
  )
}

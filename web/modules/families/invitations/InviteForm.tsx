import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { v7 as uuid } from 'uuid'
import * as v from 'valibot'
import { roleNames } from '../../../../backend/kernel/identity/roles.ts'
import { InviteMember } from '../../../../backend/modules/families/contract.ts'
import { useFamily } from '../../../app/family.ts'
import { Loaded } from '../../../app/Loaded.tsx'
import { relatives } from '../../../app/relatives.ts'
import { seenName } from '../../../app/seenName.ts'
import { useSession } from '../../../app/session.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Form } from '../../../ui/Form.tsx'
import { RadioCards } from '../../../ui/RadioCards.tsx'
import { card, small } from '../../../ui/surfaces.ts'
import { TextArea } from '../../../ui/TextArea.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { useInvite } from '../commands.ts'
import { givenRoles, roleLines, wouldSee, type GivenRole } from '../roles.ts'
import { inviteStrings as strings } from '../strings.ts'
import { voice } from '../style.ts'

const { name, email, note } = InviteMember.entries
const Fields = v.object({ name, email, note })

type InviteProps = { relativeId: string | undefined; onDone: () => void }

/** Asks somebody into the family by email, with a preview of what they will read; a relative is named already. */
export const InviteForm = ({ relativeId, onDone }: InviteProps) =>
  relativeId === undefined ? <Fill name="" onDone={onDone} /> : <FillFor relativeId={relativeId} onDone={onDone} />

function FillFor({ relativeId, onDone }: { relativeId: string; onDone: () => void }) {
  const family = useQuery(relatives())
  return (
    <Loaded query={family} words={strings.sentFetching}>
      {({ people }) => <Fill name={people.find(({ id }) => id === relativeId)?.name ?? ''} onDone={onDone} />}
    </Loaded>
  )
}

function Fill({ name: known, onDone }: { name: string; onDone: () => void }) {
  const [invitationId] = useState(() => uuid())
  const [role, setRole] = useState<GivenRole>('contributor')
  const { may } = useFamily()
  const invite = useInvite()
  return (
    <Form
      id="invite-member"
      schema={Fields}
      defaultValues={{ name: known, email: '', note: '' }}
      error={invite.error}
      onSubmit={(fields) =>
        invite.mutate(
          { invitationId, role, ...fields },
          {
            onSuccess: () => {
              showToast({ title: strings.didSend(fields.name) })
              onDone()
            },
          },
        )
      }
    >
      <Field name="name" label={strings.name} hint={strings.nameHint} autoComplete="off" />
      <Field name="email" label={strings.email} type="email" autoComplete="off" />
      <RadioCards
        name="role"
        legend={strings.role}
        value={role}
        onChange={setRole}
        choices={givenRoles
          .filter((value) => value !== 'steward' || may('manage'))
          .map((value) => ({ value, words: roleNames[value], line: roleLines[value] }))}
      />
      <TextArea name="note" label={strings.note} hint={strings.noteHint} optional rows={4} />
      <Preview role={role} />
      <div>
        <Button type="submit" busy={invite.isPending} busyLabel={strings.sending}>
          {strings.send}
        </Button>
      </div>
    </Form>
  )
}

function Preview({ role }: { role: GivenRole }) {
  const words = useWatch<{ note: string }, 'note'>({ name: 'note' })
  const { user } = useSession()
  const { name: family } = useFamily()
  return (
    <section aria-label={strings.preview}>
      <p css={[small, { marginBottom: 6 }]}>{strings.preview}</p>
      <div css={[card, { display: 'grid', gap: 10, padding: 20, background: 'var(--sunk)', overflowWrap: 'anywhere' }]}>
        <b>{strings.previewTitle(seenName(user), family)}</b>
        {words.trim() && <p css={voice}>“{words.trim()}”</p>}
        <p>{wouldSee[role]}</p>
      </div>
    </section>
  )
}

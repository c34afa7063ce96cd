import { useState } from 'react'
import { roleNames } from '../../../../backend/kernel/identity/roles.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { problem } from '../../../ui/fieldStyle.ts'
import { RadioCards } from '../../../ui/RadioCards.tsx'
import { small } from '../../../ui/surfaces.ts'
import { showToast } from '../../../ui/toasts.ts'
import { useExplained } from '../../../ui/useExplained.ts'
import { useChangeRole } from '../commands.ts'
import { givenRoles, roleLines, type GivenRole, type Member } from '../roles.ts'
import { strings } from '../strings.ts'

type RoleProps = { member: Member | undefined; onClose: () => void }

export const RoleDialog = ({ member, onClose }: RoleProps) => (
  <Dialog isOpen={member !== undefined} onClose={onClose} title={strings.roleOf(member?.name ?? '')}>
    {member && <Choose member={member} onClose={onClose} />}
  </Dialog>
)

function Choose({ member, onClose }: { member: Member; onClose: () => void }) {
  const { accountId, name, role: now } = member
  const [role, setRole] = useState<GivenRole>(now === 'owner' ? 'steward' : now)
  const change = useChangeRole()
  const refusal = useExplained(change.error)
  const save = () =>
    change.mutate(
      { accountId, role },
      {
        onSuccess: () => {
          showToast({ title: strings.roleChanged(name, roleNames[role]) })
          onClose()
        },
      },
    )
  return (
    <div css={{ display: 'grid', gap: 20 }}>
      <RadioCards
        name="role"
        legend={strings.roleLegend}
        value={role}
        onChange={setRole}
        choices={givenRoles.map((value) => ({ value, words: roleNames[value], line: roleLines[value] }))}
      />
      {now === 'steward' && role !== 'steward' && <p css={small}>{strings.removeSteward(name)}</p>}
      {refusal && (
        <p role="alert" css={problem}>
          {refusal.message}
        </p>
      )}
      <div>
        <Button busy={change.isPending} busyLabel={strings.saving} onClick={save}>
          {strings.save}
        </Button>
      </div>
    </div>
  )
}

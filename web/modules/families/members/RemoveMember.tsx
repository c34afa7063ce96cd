import type { Member } from '../roles.ts'
import { RemoveDialog } from '../../../ui/RemoveDialog.tsx'
import { useRemoveMember } from '../commands.ts'
import { strings } from '../strings.ts'

export function RemoveMember({ member, onClose }: { member: Member | undefined; onClose: () => void }) {
  const remove = useRemoveMember()
  const close = () => {
    remove.reset()
    onClose()
  }
  const name = member?.name ?? ''
  const line = strings.removeLine(name)
  return (
    <RemoveDialog
      isOpen={member !== undefined}
      words={{
        title: strings.removeTitle(name),
        line: member?.role === 'steward' ? `${line} ${strings.removeSteward(name)}` : line,
        yes: strings.removeYes,
        no: strings.removeNo,
        saving: strings.saving,
      }}
      isBusy={remove.isPending}
      error={remove.error}
      onRemove={() => member && remove.mutate(member.accountId, { onSuccess: close })}
      onClose={close}
    />
  )
}

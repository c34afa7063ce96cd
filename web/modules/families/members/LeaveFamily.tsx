import { Link } from 'wouter'
import type { FamilyView } from '../../../../backend/modules/families/contract.ts'
import { paths } from '../../../app/paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/Dialog.tsx'
import { problem } from '../../../ui/fieldStyle.ts'
import { showToast } from '../../../ui/toasts.ts'
import { useExplained } from '../../../ui/useExplained.ts'
import { useLeaveFamily } from '../commands.ts'
import { strings } from '../strings.ts'

type LeaveProps = { view: FamilyView; isOpen: boolean; onClose: () => void }

/** Says what stays and what goes, and offers a copy before. */
export function LeaveFamily({ view, isOpen, onClose }: LeaveProps) {
  const leave = useLeaveFamily(() => {
    showToast({ title: strings.left(view.name) })
    onClose()
  })
  const refusal = useExplained(leave.error)
  const close = () => {
    leave.reset()
    onClose()
  }
  const line = view.role === 'steward' ? `${strings.leaveLine} ${strings.leaveSteward}` : strings.leaveLine
  return (
    <ConfirmDialog isOpen={isOpen} onClose={close} title={strings.leaveTitle(view.name)} line={line}>
      <p css={{ flexBasis: '100%' }}>
        <Link href={paths.accountData()}>{strings.leaveExport}</Link>
      </p>
      {refusal && (
        <p role="alert" css={[problem, { flexBasis: '100%' }]}>
          {refusal.message}
        </p>
      )}
      <Button look="danger" busy={leave.isPending} busyLabel={strings.saving} onClick={() => leave.mutate()}>
        {strings.leaveYes}
      </Button>
      <Button look="secondary" onClick={close}>
        {strings.leaveNo}
      </Button>
    </ConfirmDialog>
  )
}

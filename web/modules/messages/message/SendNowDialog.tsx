import { useState } from 'react'
import type { MessageRow } from '../../../../backend/modules/messages/contract.ts'
import { explain } from '../../../app/explain.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { useReleaseHold } from '../commands.ts'
import { PasswordOnce, type Given } from '../PasswordOnce.tsx'
import { messageName, namesInWords } from '../stateStrings.ts'
import { strings } from '../strings.ts'

type SendNowDialogProps = { message: MessageRow; isOpen: boolean; onClose: () => void }

export function SendNowDialog({ message, isOpen, onClose }: SendNowDialogProps) {
  const [given, setGiven] = useState<Given>({})
  const release = useReleaseHold(message.id)
  const who = namesInWords(message.recipientNames)
  const press = () =>
    release.mutate(
      { how: 'now', ...given },
      {
        onSuccess: () => {
          onClose()
          showToast({ title: strings.nowYes, line: strings.nowLine(who) })
        },
      },
    )
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={strings.nowTitle(messageName(message))}
      line={strings.nowLine(who)}
    >
      <PasswordOnce value={given} onChange={setGiven} error={release.error ? explain(release.error).message : ''} />
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 8 }}>
        <Button busy={release.isPending} busyLabel="Saving…" onClick={press}>
          {strings.nowYes}
        </Button>
        <Button look="secondary" onClick={onClose}>
          {strings.no}
        </Button>
      </div>
    </Dialog>
  )
}

import { CircleAlert } from 'lucide-react'
import type { MessageRow } from '../../../../backend/modules/messages/contract.ts'
import { explain } from '../../../app/explain.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/Dialog.tsx'
import { problem } from '../../../ui/fieldStyle.ts'
import { showToast } from '../../../ui/toasts.ts'
import { strings } from '../strings.ts'

type Changed = Pick<MessageRow, 'state'>
type Command = {
  readonly mutate: (command: object, then: { onSuccess: (changed: Changed) => void }) => void
  readonly isPending: boolean
  readonly error: unknown
}
type AskFirstProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  line: string
  yes: string
  command: Command
  /** By what has become of it: another window may have been first. */
  said: (changed: Changed) => { readonly title: string; readonly line: string }
}

/** One question with two answers; a refusal is said where the question stands. */
export const AskFirst = ({ isOpen, onClose, title, line, yes, command, said }: AskFirstProps) => {
  const act = () =>
    command.mutate(
      {},
      {
        onSuccess: (changed) => {
          onClose()
          showToast(said(changed))
        },
      },
    )
  return (
    <ConfirmDialog isOpen={isOpen} onClose={onClose} title={title} line={line}>
      {command.error !== null && (
        <p role="alert" css={[problem, { width: '100%' }]}>
          <CircleAlert aria-hidden />
          {explain(command.error).message}
        </p>
      )}
      <Button look="danger" busy={command.isPending} busyLabel="Saving…" onClick={act}>
        {yes}
      </Button>
      <Button look="secondary" onClick={onClose}>
        {strings.no}
      </Button>
    </ConfirmDialog>
  )
}

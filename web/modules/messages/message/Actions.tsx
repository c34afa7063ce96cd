import { css } from '@emotion/react'
import { CircleAlert, Hand, Pencil, Send, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { MessageRow } from '../../../../backend/modules/messages/contract.ts'
import { explain } from '../../../app/explain.ts'
import { paths } from '../../../app/paths.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/Dialog.tsx'
import { problem } from '../../../ui/fieldStyle.ts'
import { showToast } from '../../../ui/toasts.ts'
import { useCancelMessage, useRespond } from '../commands.ts'
import { messageName, namesInWords } from '../stateWords.ts'
import { strings } from '../strings.ts'

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  @media (max-width: 600px) {
    & > * {
      width: 100%;
    }
  }
`

/** What a person may do with it now, the main thing first; anything that cannot be done is not offered. */
export function Actions({ message }: { message: MessageRow }) {
  const [isAsking, setIsAsking] = useState(false)
  const respond = useRespond(message.id)
  const cancel = useCancelMessage(message.id)
  const may = (command: MessageRow['allowed'][number]) => message.allowed.includes(command)
  const error = respond.error ?? cancel.error
  const isWaiting = message.state === 'held'
  const stop = () =>
    cancel.mutate(
      {},
      {
        onSuccess: () => showToast({ title: 'Cancelled', line: strings.cancelled }),
        onSettled: () => setIsAsking(false),
      },
    )
  return (
    <>
      {error && (
        <p role="alert" css={[problem, { marginBottom: 16 }]}>
          <CircleAlert aria-hidden />
          {explain(error).message}
        </p>
      )}
      <div css={row}>
        {may('respond') && (
          <>
            <Button
              icon={Hand}
              busy={respond.isPending}
              busyLabel="Saving…"
              onClick={() => respond.mutate({ action: 'here' })}
            >
              {strings.here}
            </Button>
            <Button look="secondary" icon={Send} onClick={() => respond.mutate({ action: 'planned' })}>
              {strings.asPlanned}
            </Button>
          </>
        )}
        {may('schedule') && (
          <ButtonLink href={paths.compose(message.id, 2)} icon={Pencil} look={isWaiting ? 'primary' : 'secondary'}>
            {isWaiting ? strings.changeDate : strings.change}
          </ButtonLink>
        )}
        {may('cancel') && (
          <Button look="danger" icon={Trash2} onClick={() => setIsAsking(true)}>
            {strings.cancel}
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={strings.cancelTitle(messageName(message))}
        line={strings.cancelLine(namesInWords(message.recipientNames))}
      >
        <Button look="danger" busy={cancel.isPending} busyLabel="Saving…" onClick={stop}>
          {strings.cancelYes}
        </Button>
        <Button look="secondary" onClick={() => setIsAsking(false)}>
          {strings.cancelNo}
        </Button>
      </ConfirmDialog>
    </>
  )
}

import type { MessageRow } from '../../../../backend/modules/messages/contract.ts'
import { useCancelMessage, useRecall } from '../commands.ts'
import { isComing, messageName, namesInWords } from '../stateStrings.ts'
import { strings } from '../strings.ts'
import { AskFirst } from './AskFirst.tsx'
import { PauseDialog } from './PauseDialog.tsx'
import { SendNowDialog } from './SendNowDialog.tsx'

export type Act = 'cancel' | 'recall' | 'pause' | 'now'
type ActDialogsProps = { message: MessageRow; open: Act | undefined; onClose: () => void }

/** The questions before what is not done lightly. */
export function ActDialogs({ message, open, onClose }: ActDialogsProps) {
  const cancel = useCancelMessage(message.id)
  const recall = useRecall(message.id)
  const name = messageName(message)
  const who = namesInWords(message.recipientNames)
  const taken = { title: 'Taken back', line: isComing(message) ? strings.takenLast : strings.taken }
  return (
    <>
      <AskFirst
        isOpen={open === 'cancel'}
        onClose={onClose}
        title={strings.cancelTitle(name)}
        line={strings.cancelLine(who)}
        yes={strings.cancelYes}
        command={cancel}
        said={({ state }) => (state === 'recalled' ? taken : { title: 'Cancelled', line: strings.cancelled })}
      />
      <AskFirst
        isOpen={open === 'recall'}
        onClose={onClose}
        title={strings.recallTitle(name)}
        line={strings.recallLine}
        yes={strings.recallYes}
        command={recall}
        said={() => taken}
      />
      <PauseDialog message={message} isOpen={open === 'pause'} onClose={onClose} />
      <SendNowDialog message={message} isOpen={open === 'now'} onClose={onClose} />
    </>
  )
}

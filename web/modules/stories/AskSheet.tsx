import { useState } from 'react'
import type { StoryDetail } from '../../../backend/modules/stories/contract.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { showToast } from '../../ui/toasts.ts'
import { AskDialog } from './AskDialog.tsx'
import { HandOverLink } from './HandOverLink.tsx'
import { isByHand } from './asked.ts'
import { askStrings, strings } from './strings.ts'

/** `asked` and `question` stand in the fields already. */
type SheetProps = { isOpen: boolean; onClose: () => void; asked?: string; question?: string }

/** Asks for a story, and afterwards hands over the link where no email carries it. */
export function AskSheet({ isOpen, onClose, asked = '', question = '' }: SheetProps) {
  const [byHand, setByHand] = useState<StoryDetail>()
  const close = () => {
    setByHand(undefined)
    onClose()
  }
  const done = (story: StoryDetail) => {
    if (isByHand(story)) return setByHand(story)
    showToast({ title: askStrings.sent(story.name) })
    return close()
  }
  const title = byHand ? askStrings.linkTitle(byHand.name) : strings.ask
  const line = byHand ? askStrings.linkLine(byHand.name) : askStrings.line
  return (
    <Dialog isOpen={isOpen} onClose={close} title={title} line={line}>
      {byHand ? (
        <HandOverLink story={byHand} onDone={close} />
      ) : (
        <AskDialog asked={asked} question={question} onDone={done} />
      )}
    </Dialog>
  )
}

import { Scissors, Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { MessageDetail } from '../../../../backend/modules/messages/contract.ts'
import { Button } from '../../../ui/Button.tsx'
import { duration } from '../../../ui/clock.ts'
import { problem } from '../../../ui/fieldStyle.ts'
import { small } from '../../../ui/surfaces.ts'
import { Trim } from '../recorder/Trim.tsx'
import { canBeTrimmed, isWhole, type Part } from '../recorder/trim.ts'
import { trimStrings as strings } from '../recorder/trimStrings.ts'
import type { SavedText } from './useSavedText.ts'
import type { Swap } from './useSwap.ts'

type Medium = MessageDetail['media'][number]
type TrimPartProps = {
  media: readonly Medium[]
  /** The one that is part of the message. */
  medium: Medium
  swap: Swap
  /** What is said in it: a part takes them along only when they are saved. */
  words: Pick<SavedText, 'failed' | 'flush'>
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

/** Under the recording of a message: its ends are trimmed here, and put back. */
export function TrimPart({ media, medium, swap, words, isOpen, onOpen }: TrimPartProps) {
  const { cut } = medium
  const whole = cut ? media.find(({ id }) => id === cut.from) : medium
  const lengthMs = whole?.durationMs ?? 0
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  if (!whole || !canBeTrimmed(lengthMs)) return null

  const open = () => {
    words.flush()
    onOpen(true)
  }
  const use = (part: Part) => {
    onOpen(false)
    if (isWhole(part, lengthMs)) swap.whole()
    else swap.use(part)
  }
  if (words.failed !== undefined) return <p css={small}>{strings.wordsFirst}</p>
  if (isOpen)
    return (
      <Trim
        mediaId={whole.id}
        lengthMs={lengthMs}
        first={cut ?? { startMs: 0, endMs: lengthMs }}
        hasWords={medium.transcript.trim() !== ''}
        onUse={use}
        onLeave={() => onOpen(false)}
      />
    )
  return (
    <div css={{ display: 'flex', flexWrap: 'wrap', gap: '6px 14px', alignItems: 'center' }}>
      <Button ref={button} look="secondary" icon={Scissors} busy={swap.isBusy} onClick={open}>
        {strings.open}
      </Button>
      {cut && (
        <Button look="quiet" icon={Undo2} busy={swap.isBusy} onClick={swap.whole}>
          {strings.whole}
        </Button>
      )}
      <output css={small}>
        {swap.isBusy ? strings.working : cut && strings.isPart(duration(medium.durationMs ?? 0), duration(lengthMs))}
      </output>
      {swap.refusal !== undefined && (
        <p role="alert" css={problem}>
          {swap.refusal}
        </p>
      )}
    </div>
  )
}

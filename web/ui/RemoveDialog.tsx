import { CircleAlert } from 'lucide-react'
import { Button } from './Button.tsx'
import { ConfirmDialog } from './Dialog.tsx'
import { problem } from './fieldStyle.ts'
import { useExplained } from './useExplained.ts'

type Words = {
  readonly title: string
  readonly line: string
  readonly yes: string
  readonly no: string
  readonly saving: string
}
type RemoveProps = {
  isOpen: boolean
  words: Words
  isBusy: boolean
  /** Why it was not removed. */
  error: unknown
  onRemove: () => void
  onClose: () => void
}

/** Asks before somebody is taken off a list; a refusal stands beside the buttons. */
export function RemoveDialog({ isOpen, words, isBusy, error, onRemove, onClose }: RemoveProps) {
  const refusal = useExplained(error)
  return (
    <ConfirmDialog isOpen={isOpen} onClose={onClose} title={words.title} line={words.line}>
      {refusal && (
        <p role="alert" css={[problem, { flexBasis: '100%' }]}>
          <CircleAlert aria-hidden />
          {refusal.message}
        </p>
      )}
      <Button look="danger" busy={isBusy} busyLabel={words.saving} onClick={onRemove}>
        {words.yes}
      </Button>
      <Button look="secondary" onClick={onClose}>
        {words.no}
      </Button>
    </ConfirmDialog>
  )
}

import { CircleAlert } from 'lucide-react'
import { Button } from './Button.tsx'
import { ConfirmDialog } from './Dialog.tsx'
import { problem } from './fieldStyle.ts'
import { showToast } from './toasts.ts'
import { useExplained } from './useExplained.ts'

type Words = {
  readonly title: string
  readonly line: string
  /** The buttons; without them "Remove" and "Keep". */
  readonly yes?: string
  readonly no?: string
  /** Of the toast once it is removed. */
  readonly done?: string
}
/** What the page uses of `useMutation`; its error stands beside the buttons. */
type Removal<Thing> = {
  readonly isPending: boolean
  readonly error: unknown
  readonly reset: () => void
  readonly mutate: (thing: Thing, options: { readonly onSuccess: () => void }) => void
}
type RemoveProps<Thing> = {
  /** What is to be removed; without it the dialog is closed. */
  thing: Thing | undefined
  words: (thing: Thing) => Words
  removal: Removal<Thing>
  onClose: () => void
}

/** Asks before something is removed, ended or taken back. */
export function RemoveDialog<Thing>({ thing, words: wordsOf, removal, onClose }: RemoveProps<Thing>) {
  const refusal = useExplained(removal.error)
  const { title, line, yes = 'Remove', no = 'Keep', done } = thing ? wordsOf(thing) : { title: '', line: '' }
  const close = () => {
    removal.reset()
    onClose()
  }
  const onSuccess = () => {
    if (done !== undefined) showToast({ title: done })
    close()
  }
  return (
    <ConfirmDialog isOpen={thing !== undefined} onClose={close} title={title} line={line}>
      {refusal && (
        <p role="alert" css={[problem, { flexBasis: '100%' }]}>
          <CircleAlert aria-hidden />
          {refusal.message}
        </p>
      )}
      <Button
        look="danger"
        busy={removal.isPending}
        busyLabel="Saving…"
        onClick={() => thing && removal.mutate(thing, { onSuccess })}
      >
        {yes}
      </Button>
      <Button look="secondary" onClick={close}>
        {no}
      </Button>
    </ConfirmDialog>
  )
}

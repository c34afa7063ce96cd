import { paths } from '../../../../app/paths.ts'
import { Button, ButtonLink } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { strings } from '../../strings.ts'
import { buttonRow } from '../../style.ts'

/** One question at the door; it is asked once. */
export function ExitDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={strings.exitTitle}
      line="One sentence for one person. It stays on this device until you decide what to do with it."
    >
      <div css={buttonRow}>
        <ButtonLink href={paths.freeVoiceMessages()}>Record 15 seconds</ButtonLink>
        <Button look="quiet" onClick={onClose}>
          Not now
        </Button>
      </div>
    </Dialog>
  )
}

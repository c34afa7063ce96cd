import { closeStepUp } from '../../app/stepUp.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { showToast } from '../../ui/toasts.ts'
import { accountStrings as strings } from './accountStrings.ts'
import { StepUp } from './StepUp.tsx'

/** Stands over whatever was refused; what it holds is still there afterwards. */
export const StepUpDialog = ({ isOpen }: { isOpen: boolean }) => (
  <Dialog isOpen={isOpen} onClose={closeStepUp} title={strings.stepUp} line={strings.stepUpLine}>
    <StepUp
      onDone={() => {
        closeStepUp()
        showToast({ title: strings.stepUpDone, line: strings.stepUpAgain })
      }}
    />
  </Dialog>
)

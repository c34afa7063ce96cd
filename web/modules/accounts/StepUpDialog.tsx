import { useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import type { WithCode } from '../../../backend/modules/accounts/contract.ts'
import { post } from '../../app/http.ts'
import { PasskeyInstead } from '../../app/PasskeyInstead.tsx'
import { closeStepUp } from '../../app/stepUp.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { Form } from '../../ui/Form.tsx'
import { showToast } from '../../ui/toasts.ts'
import { accountStrings as strings } from './accountStrings.ts'

const Fields = v.object({ code: v.pipe(v.string(), v.trim(), v.minLength(1, 'Enter the code.')) })

/** Shows a second factor once more, for what asks for one of the last half hour. */
function StepUp({ onDone }: { onDone: () => void }) {
  const step = useMutation({
    mutationFn: (command: WithCode) => post('/api/auth/step-up', command, v.unknown()),
    onSuccess: onDone,
  })
  return (
    <Form
      id="step-up"
      schema={Fields}
      defaultValues={{ code: '' }}
      error={step.error}
      onSubmit={(fields) => step.mutate(fields)}
    >
      <Field name="code" label={strings.code} inputMode="numeric" autoComplete="one-time-code" />
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
        <PasskeyInstead onProof={onDone} words={strings.stepUpByPasskey} />
        <Button type="submit" busy={step.isPending} busyLabel={strings.saving}>
          {strings.stepUp}
        </Button>
      </div>
    </Form>
  )
}

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

import * as v from 'valibot'
import { Button } from '../../../ui/Button.tsx'
import { Form } from '../../../ui/Form.tsx'
import { daysChoices } from '../../../ui/daysChoices.ts'
import { SelectField } from '../../../ui/SelectField.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { usePauseLife } from '../commands.ts'
import { strings } from './strings.ts'

const DAY_MS = 86_400_000
const Fields = v.object({ days: v.string() })

/** For how long the author is away. */
export function PauseForm({ onDone }: { onDone: () => void }) {
  const pause = usePauseLife()
  const send = ({ days }: v.InferOutput<typeof Fields>) =>
    pause.mutate(
      // A minute less, so that a year is none too long when it arrives.
      { until: new Date(Date.now() + Number(days) * DAY_MS - 60_000).toISOString() },
      {
        onSuccess: () => {
          showToast({ title: strings.paused })
          onDone()
        },
      },
    )
  return (
    <Form id="pause-life" schema={Fields} defaultValues={{ days: '30' }} error={pause.error} onSubmit={send}>
      <SelectField
        name="days"
        label={strings.until}
        hint={strings.pauseLine}
        choices={daysChoices([14, 30, 90, 180, 365])}
      />
      <div>
        <Button type="submit" busy={pause.isPending} busyLabel={strings.saving}>
          {strings.pause}
        </Button>
      </div>
    </Form>
  )
}

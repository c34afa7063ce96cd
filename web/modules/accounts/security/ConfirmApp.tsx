import { encode } from 'uqr'
import * as v from 'valibot'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Form } from '../../../ui/Form.tsx'
import { accountStrings as strings } from '../accountStrings.ts'
import { useConfirmTotp } from '../commands.ts'

const Fields = v.object({ code: v.pipe(v.string(), v.trim(), v.minLength(1, 'Enter the code.')) })

/** Dark on white in both themes: cameras want it so. */
const QrCode = ({ text }: { text: string }) => {
  const { data, size } = encode(text, { ecc: 'M', border: 3 })
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg viewBox={`0 0 ${size} ${size}`} width={232} height={232} aria-hidden>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#231b33" shapeRendering="crispEdges" />
    </svg>
  )
}

type ConfirmProps = {
  begun: { secret: string; uri: string } | undefined
  onClose: () => void
  onDone: (recoveryCodes: readonly string[]) => void
}

export function ConfirmApp({ begun, onClose, onDone }: ConfirmProps) {
  const confirm = useConfirmTotp()
  return (
    <Dialog isOpen={begun !== undefined} onClose={onClose} title={strings.addApp} line={strings.scan}>
      {begun && (
        <div css={{ display: 'grid', gap: 16 }}>
          <QrCode text={begun.uri} />
          <p>
            {strings.byHand}{' '}
            <strong css={{ overflowWrap: 'anywhere' }}>{begun.secret.match(/.{1,4}/gu)?.join(' ')}</strong>
          </p>
          <Form
            id="confirm-app"
            schema={Fields}
            defaultValues={{ code: '' }}
            error={confirm.error}
            onSubmit={(fields) => confirm.mutate(fields, { onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes) })}
          >
            <Field name="code" label={strings.code} inputMode="numeric" autoComplete="one-time-code" />
            <div>
              <Button type="submit" busy={confirm.isPending} busyLabel={strings.saving}>
                {strings.confirm}
              </Button>
            </div>
          </Form>
        </div>
      )}
    </Dialog>
  )
}

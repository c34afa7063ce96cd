import type { ReactNode } from 'react'
import * as v from 'valibot'
import { Say } from '../../../backend/modules/support/contract.ts'
import { Button } from '../../ui/Button.tsx'
import type { ButtonLook } from '../../ui/buttonStyle.ts'
import { Form } from '../../ui/Form.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { strings } from './strings.ts'

const Words = v.pick(Say, ['text'])

type SayProps = {
  id: string
  label: string
  hint?: string
  button: string
  look?: ButtonLook
  rows?: number
  isBusy: boolean
  error: unknown
  /** How many were said before: after each the field is empty again. */
  said: number
  onSay: (text: string) => void
  children?: ReactNode
}

/** One field and one button; `children` stand beside the button. */
export const SayForm = ({
  id,
  label,
  hint,
  button,
  look,
  rows = 4,
  isBusy,
  error,
  said,
  onSay,
  children,
}: SayProps) => (
  <Form
    key={said}
    id={id}
    schema={Words}
    defaultValues={{ text: '' }}
    error={error}
    onSubmit={({ text }) => onSay(text)}
  >
    <TextArea name="text" label={label} hint={hint} rows={rows} />
    <div css={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <Button type="submit" look={look ?? 'primary'} busy={isBusy} busyLabel={strings.sending}>
        {button}
      </Button>
      {children}
    </div>
  </Form>
)

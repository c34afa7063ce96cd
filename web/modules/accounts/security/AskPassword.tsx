import type { ReactNode } from 'react'
import * as v from 'valibot'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Form } from '../../../ui/Form.tsx'
import { PasswordField } from '../../../ui/PasswordField.tsx'
import { accountStrings as strings } from '../accountStrings.ts'

const Fields = v.object({ password: v.pipe(v.string(), v.minLength(1, 'Password is required')) })

type AskProps = {
  title: string
  isOpen: boolean
  onClose: () => void
  busy: boolean
  error: unknown
  onSubmit: (password: string) => void
  children?: ReactNode
}

/** Asks for the password before something that an open screen must not be able to do. */
export const AskPassword = ({ title, isOpen, onClose, busy, error, onSubmit, children }: AskProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title={title} line={strings.why}>
    <Form
      id="ask-password"
      schema={Fields}
      defaultValues={{ password: '' }}
      error={error}
      onSubmit={({ password }) => onSubmit(password)}
    >
      {children}
      <PasswordField name="password" label={strings.password} autoComplete="current-password" />
      <div>
        <Button type="submit" busy={busy} busyLabel={strings.saving}>
          {strings.go}
        </Button>
      </div>
    </Form>
  </Dialog>
)

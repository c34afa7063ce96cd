import type { ReactNode } from 'react'
import { ProofField } from '../../../app/ProofField.tsx'
import { noProof, ProofFields, proofOf } from '../../../app/proof.ts'
import type { WithProof } from '../../../../backend/modules/accounts/contract.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Form } from '../../../ui/Form.tsx'
import { accountStrings as strings } from '../accountStrings.ts'

type AskProps = {
  title: string
  isOpen: boolean
  onClose: () => void
  busy: boolean
  error: unknown
  onSubmit: (shown: WithProof) => void
  children?: ReactNode
}

/** Asks for the password, or a passkey, before something that an open screen must not be able to do. */
export const AskPassword = ({ title, isOpen, onClose, busy, error, onSubmit, children }: AskProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title={title} line={strings.why}>
    <Form
      id="ask-password"
      schema={ProofFields}
      defaultValues={noProof}
      error={error}
      onSubmit={(fields) => onSubmit(proofOf(fields))}
    >
      {children}
      <ProofField label={strings.password} />
      <div>
        <Button type="submit" busy={busy} busyLabel={strings.saving}>
          {strings.go}
        </Button>
      </div>
    </Form>
  </Dialog>
)

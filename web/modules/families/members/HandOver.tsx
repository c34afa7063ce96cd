import { useState } from 'react'
import { roleNames } from '../../../../backend/kernel/identity/roles.ts'
import type { FamilyView } from '../../../../backend/modules/families/contract.ts'
import { noProof, ProofFields, proofOf } from '../../../app/proof.ts'
import { ProofField } from '../../../app/ProofField.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Form } from '../../../ui/Form.tsx'
import { RadioCards } from '../../../ui/RadioCards.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { useOfferOwnership } from '../commands.ts'
import { strings } from '../strings.ts'

type HandOverProps = { view: FamilyView; isOpen: boolean; onClose: () => void }

export const HandOver = ({ view, isOpen, onClose }: HandOverProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title={strings.handOver} line={strings.handOverLine}>
    <Choose view={view} onClose={onClose} />
  </Dialog>
)

function Choose({ view, onClose }: Omit<HandOverProps, 'isOpen'>) {
  const others = view.members.filter(({ isYou }) => !isYou)
  const [to, setTo] = useState('')
  const [isMissing, setMissing] = useState(false)
  const offer = useOfferOwnership()
  const nameOf = others.find(({ accountId }) => accountId === to)?.name ?? ''
  return (
    <Form
      id="hand-over"
      schema={ProofFields}
      defaultValues={noProof}
      error={offer.error}
      onSubmit={(fields) => {
        setMissing(to === '')
        if (to === '') return
        offer.mutate(
          { to, ...proofOf(fields) },
          {
            onSuccess: () => {
              showToast({ title: strings.handOverSent(nameOf) })
              onClose()
            },
          },
        )
      }}
    >
      <RadioCards
        name="to"
        legend={strings.handOverTo}
        value={to}
        onChange={setTo}
        choices={others.map(({ accountId, name, role }) => ({ value: accountId, words: name, line: roleNames[role] }))}
        {...(isMissing && to === '' && { error: strings.handOverChoose })}
      />
      <ProofField label={strings.password} />
      <div>
        <Button type="submit" busy={offer.isPending} busyLabel={strings.saving}>
          {strings.handOverSend}
        </Button>
      </div>
    </Form>
  )
}

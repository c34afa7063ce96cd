import { UsersRound } from 'lucide-react'
import { useState } from 'react'
import { FoundFamily } from '../../../backend/modules/families/contract.ts'
import { paths } from '../../app/paths.ts'
import { PlaceHead } from '../../app/PlaceHead.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Field } from '../../ui/Field.tsx'
import { Form } from '../../ui/Form.tsx'
import { useFoundFamily } from './commands.ts'
import { strings } from './strings.ts'

/** For somebody who handed their family over and left it. */
export function NoFamily() {
  const [isStarting, setStarting] = useState(false)
  const found = useFoundFamily()
  const close = () => {
    found.reset()
    setStarting(false)
  }
  return (
    <>
      <PlaceHead title={strings.yours} />
      <EmptyState title={strings.noneTitle} line={strings.noneLine}>
        <Button icon={UsersRound} onClick={() => setStarting(true)}>
          {strings.start}
        </Button>
        <ButtonLink look="quiet" href={paths.invitations()}>
          {strings.toInvitations}
        </ButtonLink>
      </EmptyState>
      <Dialog isOpen={isStarting} onClose={close} title={strings.start}>
        <Form
          id="found-family"
          schema={FoundFamily}
          defaultValues={{ name: '' }}
          error={found.error}
          onSubmit={(command) => found.mutate(command)}
        >
          <Field name="name" label={strings.familyName} hint={strings.familyNameHint} autoComplete="off" />
          <div>
            <Button type="submit" busy={found.isPending} busyLabel={strings.saving}>
              {strings.start}
            </Button>
          </div>
        </Form>
      </Dialog>
    </>
  )
}

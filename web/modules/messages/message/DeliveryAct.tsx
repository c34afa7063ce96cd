import type { UseMutationResult } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import { explain } from '../../../app/explain.ts'
import { Button } from '../../../ui/Button.tsx'
import { problem } from '../../../ui/fieldStyle.ts'
import { strings } from './deliveryStrings.ts'

type Act = Pick<UseMutationResult<unknown, Error, void>, 'mutate' | 'isPending' | 'error'>

/** A quiet button that changes one delivery, and why it could not. */
export function DeliveryAct({ act, icon, words }: { act: Act; icon: LucideIcon; words: string }) {
  return (
    <>
      <Button look="quiet" icon={icon} busy={act.isPending} busyLabel={strings.saving} onClick={() => act.mutate()}>
        {words}
      </Button>
      {act.error && (
        <p role="alert" css={problem}>
          {explain(act.error).message}
        </p>
      )}
    </>
  )
}

import type { InvitationPage } from '../../../../backend/modules/families/contract.ts'
import { Button } from '../../../ui/Button.tsx'
import { problem } from '../../../ui/fieldStyle.ts'
import { useExplained } from '../../../ui/useExplained.ts'
import type { useAnswer } from '../commands.ts'
import { linkStrings as strings } from '../strings.ts'
import { actions } from '../style.ts'

type RefuseProps = { token: string; page: InvitationPage; answer: ReturnType<typeof useAnswer> }

/** A no needs no account and no reason. */
export function Refuse({ token, page, answer }: RefuseProps) {
  const refusal = useExplained(answer.error)
  const say = (said: 'decline' | 'not-me') => answer.mutate({ token, nonce: page.nonce, answer: said })
  return (
    <>
      <div css={actions}>
        <Button look="quiet" disabled={answer.isPending} onClick={() => say('decline')}>
          {strings.decline}
        </Button>
        <Button look="quiet" disabled={answer.isPending} onClick={() => say('not-me')}>
          {strings.notMe(page.name)}
        </Button>
      </div>
      {refusal && (
        <p role="alert" css={problem}>
          {refusal.message}
        </p>
      )}
    </>
  )
}

import type { Conversation } from '../../../backend/modules/support/contract.ts'
import { Button } from '../../ui/Button.tsx'
import { supporting } from '../../ui/surfaces.ts'
import { useCloseConversation, useSay } from './commands.ts'
import { AttachForm } from './AttachForm.tsx'
import { SayForm } from './SayForm.tsx'
import { strings } from './strings.ts'
import { Turns } from './Turns.tsx'

/** A conversation as the one who began it has it: on its page and in the chat. */
export function Talk({ conversation, fileProblem }: { conversation: Conversation; fileProblem?: string | undefined }) {
  const { id, ticket, email, turns, state } = conversation
  const say = useSay(id)
  const close = useCloseConversation(id)
  const files = turns.filter(({ file }) => file)
  const isClosed = state === 'closed'
  const shown = turns.map(({ from, ...turn }) =>
    from === 'us'
      ? ({ ...turn, look: 'theirs', who: strings.us } as const)
      : ({ ...turn, look: 'ours', who: strings.you } as const),
  )
  return (
    <div css={{ display: 'grid', gap: 24 }}>
      <p css={supporting}>
        {strings.ticket(ticket)} {email ? strings.mailed(email) : strings.notMailed}
      </p>
      <div aria-live="polite">
        <Turns turns={shown} />
      </div>
      {isClosed && <p>{strings.closed}</p>}
      <SayForm
        id={`say-${id}`}
        label={strings.answer}
        button={strings.send}
        isBusy={say.isPending}
        error={say.error ?? close.error}
        said={turns.length}
        onSay={(text) => say.mutate(text)}
      >
        {!isClosed && (
          <Button look="quiet" busy={close.isPending} onClick={() => close.mutate()}>
            {strings.close}
          </Button>
        )}
      </SayForm>
      <AttachForm key={files.length} conversationId={id} problem={files.length === 0 ? fileProblem : undefined} />
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import { MailQuestionMark } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { MessageRow } from '../../../backend/modules/messages/contract.ts'
import { explain } from '../../app/explain.ts'
import { paths } from '../../app/paths.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { showToast } from '../../ui/toasts.ts'
import { questionOf } from './checkIn.ts'
import { useRespond } from './commands.ts'
import { askedMessages } from './queries.ts'
import { strings } from './strings.ts'

const HOMES: readonly string[] = [paths.home(), paths.today()]

/** On top of every signed-in page but home, which greets first, by whichever of its addresses. */
export function CheckInBanner() {
  const [location] = useLocation()
  return HOMES.includes(location) ? null : <OpenQuestions />
}

/** While a question of ours is open; it never takes the focus and cannot be put away. */
export function OpenQuestions() {
  const { data } = useQuery(askedMessages())
  const asked = data?.items.filter(({ isConfirmed }) => !isConfirmed) ?? []
  const [location] = useLocation()
  const changed = new URLSearchParams(useSearch()).get('draft')
  return asked
    .filter(({ id }) => location !== paths.message(id) && id !== changed)
    .slice(0, 2)
    .map((message, index) => <OpenQuestion key={message.id} message={message} takesKeys={index === 0} />)
}

function OpenQuestion({ message, takesKeys }: { message: MessageRow; takesKeys: boolean }) {
  const respond = useRespond(message.id)
  // The banner goes with the answer: what `mutate` would call on its success is not called then.
  const here = () =>
    void respond.mutateAsync({ action: 'here' }).then(
      ({ state }) => showToast({ title: 'Thank you', line: state === 'held' ? strings.held : strings.kept }),
      () => {}, // a refusal stands in the banner
    )
  useAltH(takesKeys && !respond.isPending ? here : undefined)
  return (
    <div css={{ marginBottom: 24 }}>
      <Banner
        tone="needs-you"
        icon={MailQuestionMark}
        live="polite"
        title={questionOf(message)}
        actions={
          <>
            <ButtonLink look="secondary" href={paths.message(message.id)}>
              {strings.changeOrStop}
            </ButtonLink>
            <Button busy={respond.isPending} busyLabel="Saving…" onClick={here} aria-keyshortcuts="Alt+H">
              {strings.here}
            </Button>
          </>
        }
      >
        {respond.error ? explain(respond.error).message : lineOf(message)}
      </Banner>
    </div>
  )
}

/** What happens without an answer. */
const lineOf = ({ answerRule, state }: MessageRow): string => {
  if (state === 'stalled')
    return 'Your address did not accept our email, so nothing is delivered. Tell us that you’re still here.'
  return answerRule === 'always' ? 'It goes out unless you stop it.' : 'If we do not hear from you, we will deliver it.'
}

const useAltH = (answer: (() => void) | undefined) => {
  useEffect(() => {
    if (!answer) return undefined
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey && event.code === 'KeyH') answer()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
}

import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { MailQuestionMark } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { MessageRow } from '../../../backend/modules/messages/contract.ts'
import { isOnOwnDay, mayBeKept, type DayAnswer } from '../../../backend/modules/messages/contract/answers.ts'
import { explain } from '../../app/explain.ts'
import { paths } from '../../app/paths.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { small } from '../../ui/surfaces.ts'
import { showToast } from '../../ui/toasts.ts'
import { answersOf, questionOf } from './checkIn.ts'
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
  const first = useRef<HTMLButtonElement>(null)
  const answers = answersOf(message)
  // The banner goes with the answer: what `mutate` would call on its success is not called then.
  const say = (action: DayAnswer['action']) =>
    void respond.mutateAsync({ action }).then(
      ({ state }) => showToast({ title: 'Thank you', line: state === 'held' ? strings.held : strings.kept }),
      () => {}, // a refusal stands in the banner
    )
  // A key answers whether somebody is there; what becomes of a day is chosen.
  const onKey = () => (answers.length > 0 ? first.current?.focus() : say('here'))
  useAltH(takesKeys && !respond.isPending ? onKey : undefined)
  const busy = { busy: respond.isPending, busyLabel: 'Saving…' }
  return (
    <div css={{ marginBottom: 24 }}>
      <Banner
        tone="needs-you"
        icon={MailQuestionMark}
        live="polite"
        title={questionOf(message)}
        actions={
          answers.length > 0 ? (
            <div css={pair}>
              {answers.map(({ action, words, meaning }, index) => (
                <div key={action}>
                  <Button
                    look="secondary"
                    {...busy}
                    {...(index === 0 && { ref: first, 'aria-keyshortcuts': 'Alt+H' })}
                    onClick={() => say(action)}
                  >
                    {words}
                  </Button>
                  <p css={small}>{meaning}</p>
                </div>
              ))}
            </div>
          ) : (
            <>
              <ButtonLink look="secondary" href={paths.message(message.id)}>
                {strings.changeOrStop}
              </ButtonLink>
              <Button {...busy} onClick={() => say('here')} aria-keyshortcuts="Alt+H">
                {strings.here}
              </Button>
            </>
          )
        }
      >
        {respond.error ? explain(respond.error).message : lineOf(message)}
        {answers.length > 0 && (
          <ButtonLink look="quiet" href={paths.message(message.id)}>
            {strings.changeOrStop}
          </ButtonLink>
        )}
      </Banner>
    </div>
  )
}

const pair = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(240px, 1fr));
  gap: 12px 20px;
  width: 100%;
  button {
    width: 100%;
  }
`

/** What happens without an answer. */
const lineOf = (message: MessageRow): string => {
  if (message.state === 'stalled')
    return `Your address did not accept our email, so nothing is delivered. ${isOnOwnDay(message) ? 'Tell us what should happen.' : 'Tell us that you’re still here.'}`
  return mayBeKept(message) ? 'If we do not hear from you, it will be sent.' : 'It is sent unless you stop it.'
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

import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearch } from 'wouter'
import type { User } from '../../../../backend/modules/accounts/contract.ts'
import { questions } from '../../../../backend/modules/prompts/contract/questions.ts'
import { Loaded } from '../../../app/Loaded.tsx'
import { messages, sealedIn } from '../../../app/ownMessages.ts'
import { paths } from '../../../app/paths.ts'
import { useSession } from '../../../app/session.ts'
import { WeeklyQuestion } from '../../../app/WeeklyQuestion.tsx'
import { Button } from '../../../ui/Button.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { useNow } from '../useNow.ts'
import { questionFor } from './question.ts'
import { Ring, useBegin } from './Ring.tsx'
import { strings } from './strings.ts'

const A_MINUTE_MS = 60_000

const goOn = css`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  overflow-wrap: anywhere;
`

/** What home asks first: who should hear you, until a message is sealed, and then a question a day. */
export function RingCard() {
  const all = useQuery(messages())
  const { user } = useSession()
  // The weekly email leads to the question that it asked.
  const asked = questions[Number(new URLSearchParams(useSearch()).get('question')) - 1]
  if (!user) return null
  if (asked !== undefined) return <Today user={user} asked={asked} />
  return <Loaded query={all}>{({ counts }) => (sealedIn(counts) > 0 ? <Today user={user} /> : <First />)}</Loaded>
}

function First() {
  const [draft] = useQuery(messages({ state: 'draft' })).data?.items ?? []
  return (
    <Ring
      over={strings.begin}
      title={strings.whoFirst}
      line={strings.whoAfterwards}
      beginning={useBegin()}
      more={
        draft && (
          <Link href={paths.compose(draft.id, 2)} css={goOn}>
            {draft.title ? strings.goOn(draft.title) : strings.goOnUntitled}
          </Link>
        )
      }
    />
  )
}

/** One question a day: a press on the ring begins a message with it, "later" keeps it among what is not finished. */
function Today({ user, asked }: { user: User; asked?: string }) {
  const now = useNow(A_MINUTE_MS)
  const [further, setFurther] = useState(0)
  const question = (further === 0 && asked) || questionFor(user.id, now, further)
  const beginning = useBegin(question)
  const keep = () =>
    void beginning.begin().then(
      () => {
        setFurther(further + 1)
        showToast({ title: strings.kept, line: strings.keptLine })
      },
      () => undefined, // a refusal stands in the card
    )
  return (
    <Ring
      over={strings.today}
      title={question}
      line={strings.enough}
      beginning={beginning}
      aside={
        <Button look="quiet" onClick={() => setFurther(further + 1)}>
          {strings.another}
        </Button>
      }
      more={
        <Button look="quiet" busy={beginning.isBusy} onClick={keep}>
          {strings.later}
        </Button>
      }
    >
      <div css={{ marginTop: 16 }}>
        <WeeklyQuestion />
      </div>
    </Ring>
  )
}

import { css } from '@emotion/react'
import { useState } from 'react'
import { v7 as uuid } from 'uuid'
import { useLocation, useSearch } from 'wouter'
import { questions } from '../../../../backend/modules/prompts/contract/questions.ts'
import { explain } from '../../../app/explain.ts'
import { paths } from '../../../app/paths.ts'
import { WeeklyQuestion } from '../../../app/WeeklyQuestion.tsx'
import { Button } from '../../../ui/Button.tsx'
import { RecordButton } from '../../../ui/RecorderParts.tsx'
import { Scene } from '../../../ui/Scene.tsx'
import { card, phone, supporting } from '../../../ui/surfaces.ts'
import { showToast } from '../../../ui/toasts.ts'
import { useCreateDraft } from '../commands.ts'
import { questionFor } from './question.ts'
import { strings } from './strings.ts'

const frame = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 168px;
  overflow: hidden;
  & > svg {
    width: 100%;
    height: 100%;
  }
  ${phone} {
    grid-template-columns: minmax(0, 1fr);
    & > svg {
      height: 126px;
    }
  }
`
const top = css`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: 12px;
`
const answer = css`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: 20px;
  align-items: center;
  margin-top: 16px;
  .lucide {
    width: 34px;
    height: 34px;
  }
`

/** One question a day: a press on the ring begins a message with it, "later" keeps it among what is not finished. */
export function QuestionCard({ personId, now }: { personId: string; now: Date }) {
  const [further, setFurther] = useState(0)
  const [, navigate] = useLocation()
  const create = useCreateDraft()
  // The weekly email leads to the question that it asked.
  const asked = Number(new URLSearchParams(useSearch()).get('question'))
  const question = (further === 0 && questions[asked - 1]) || questionFor(personId, now, further)
  const begin = async () => {
    const { messageId } = await create.mutateAsync({ messageId: uuid(), kind: 'mixed', title: question })
    return messageId
  }
  // A refusal stands in the card.
  const tell = () =>
    void begin().then(
      (id) => navigate(paths.compose(id, 2)),
      () => undefined,
    )
  const keep = () =>
    void begin().then(
      () => {
        setFurther(further + 1)
        showToast({ title: strings.kept, line: strings.keptLine })
      },
      () => undefined,
    )
  return (
    <section css={[card, frame]} aria-labelledby="question-for-today">
      <div css={{ padding: 24 }}>
        <div css={top}>
          <span css={{ color: 'var(--thread-text)', fontSize: 'var(--fs-small)', fontWeight: 600 }}>
            {strings.today}
          </span>
          <Button look="quiet" onClick={() => setFurther(further + 1)}>
            {strings.another}
          </Button>
        </div>
        <h2 id="question-for-today" aria-live="polite" css={{ marginTop: 8, fontSize: 'var(--fs-h3)' }}>
          {question}
        </h2>
        <div css={answer}>
          <RecordButton isRecording={false} label={strings.ring} onPress={tell} isWaiting={create.isPending} />
          <div>
            <b>{strings.press}</b>
            <p css={supporting}>{create.error ? explain(create.error).message : strings.enough}</p>
            <Button look="quiet" busy={create.isPending} onClick={keep}>
              {strings.later}
            </Button>
          </div>
        </div>
        <div css={{ marginTop: 16 }}>
          <WeeklyQuestion />
        </div>
      </div>
      <Scene name="sill" />
    </section>
  )
}

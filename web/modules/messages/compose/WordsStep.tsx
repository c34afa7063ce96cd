import { css } from '@emotion/react'
import { CircleAlert, FileText, Mic, Video } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { MessageDetail } from '../../../../backend/modules/messages/contract.ts'
import { explain } from '../../../app/explain.ts'
import { HttpError } from '../../../app/httpError.ts'
import { paths } from '../../../app/paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { problem } from '../../../ui/fieldStyle.ts'
import { phone } from '../../../ui/surfaces.ts'
import { Tabs } from '../../../ui/Tabs.tsx'
import { termsOf, type Choice, type Plan } from '../plan.ts'
import { namesInWords } from '../stateWords.ts'
import { strings } from '../strings.ts'
import { DateCard } from './DateCard.tsx'
import { LetterPart } from './LetterPart.tsx'
import { PlanCard } from './PlanCard.tsx'
import { PromptCard } from './PromptCard.tsx'
import type { TemplateId } from './templates.ts'
import { TermsCard } from './TermsCard.tsx'
import type { Part } from './unsaved.ts'
import type { Letter } from './useLetter.ts'
import type { Voice } from './useVoice.ts'
import { VideoPart } from './VideoPart.tsx'
import { VoicePart } from './VoicePart.tsx'

export const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(320px, 364px);
  gap: 32px;
  align-items: start;
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 28px;
    min-width: 0;
  }
  @media (max-width: 1279px) {
    grid-template-columns: minmax(0, 1fr);
  }
`
/** No answer at all: the server could not be reached. */
const isUnreachable = (error: unknown): boolean => error !== undefined && !(error instanceof HttpError)

export const feet = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 12px;
  ${phone} {
    flex-direction: column-reverse;
    & > * {
      width: 100%;
    }
  }
`

type WordsStepProps = {
  detail: MessageDetail
  voice: Voice
  video: Voice
  letter: Letter
  /** What is shown first: words that are not saved, where there are some. */
  first: Part | undefined
  zone: string
  livesThere: string | undefined
  choice: Choice
  onChoice: (choice: Choice) => void
  plan: Plan | undefined
  template: TemplateId | undefined
  onContinue: () => void
}

export function WordsStep({
  detail,
  voice,
  video,
  letter,
  first,
  zone,
  livesThere,
  choice,
  onChoice,
  plan,
  template,
  onContinue,
}: WordsStepProps) {
  const [, navigate] = useLocation()
  const [part, setPart] = useState<string>(
    first ?? (letter.text !== '' && detail.message.mediaN === 0 ? 'letter' : 'voice'),
  )
  const who = namesInWords(detail.recipients.map(({ name }) => name))
  const error = voice.error ?? video.error ?? letter.failed
  return (
    <div css={columns}>
      <div>
        {template && <PromptCard template={template} />}
        <Card css={{ padding: '14px 36px 34px', [phone]: { padding: '8px 20px 24px' } }}>
          <Tabs
            label="How you say it"
            value={part}
            onChange={setPart}
            tabs={[
              { value: 'voice', words: strings.voice, icon: Mic, panel: <VoicePart voice={voice} detail={detail} /> },
              { value: 'video', words: strings.video, icon: Video, panel: <VideoPart video={video} detail={detail} /> },
              { value: 'letter', words: strings.letter, icon: FileText, panel: <LetterPart letter={letter} /> },
            ]}
          />
        </Card>
        <DateCard who={who} livesThere={livesThere} zone={zone} choice={choice} onChange={onChoice} />
        <TermsCard
          terms={termsOf(choice)}
          onChange={(changes) => onChoice({ ...choice, terms: { ...termsOf(choice), ...changes } })}
        />
        {Boolean(error) && (
          <p role="alert" css={problem}>
            <CircleAlert aria-hidden />
            {isUnreachable(letter.failed) ? strings.letterOnDevice : explain(error).message}
          </p>
        )}
        <div css={feet}>
          <Button look="secondary" size="large" onClick={() => navigate(paths.messages())}>
            {strings.later}
          </Button>
          <Button size="large" onClick={onContinue}>
            {strings.continue}
          </Button>
        </div>
      </div>
      <PlanCard plan={plan} recipients={detail.recipients} />
    </div>
  )
}

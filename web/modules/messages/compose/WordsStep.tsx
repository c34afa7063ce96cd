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
import { strings } from '../strings.ts'
import { LetterPart } from './LetterPart.tsx'
import { PromptCard } from './PromptCard.tsx'
import { besides, columns, feet } from './stepStyle.ts'
import type { TemplateId } from './templates.ts'
import type { Part } from './unsaved.ts'
import type { Letter } from './useLetter.ts'
import type { Voice } from './useVoice.ts'
import { VideoPart } from './VideoPart.tsx'
import { VoicePart } from './VoicePart.tsx'

/** No answer at all: the server could not be reached. */
const isUnreachable = (error: unknown): boolean => error !== undefined && !(error instanceof HttpError)

type WordsStepProps = {
  detail: MessageDetail
  voice: Voice
  video: Voice
  letter: Letter
  /** What is shown first: words that are not saved, where there are some. */
  first: Part | undefined
  template: TemplateId | undefined
  onContinue: () => void
}

export function WordsStep({ detail, voice, video, letter, first, template, onContinue }: WordsStepProps) {
  const [, navigate] = useLocation()
  const [part, setPart] = useState<string>(
    first ?? (letter.text !== '' && detail.message.mediaN === 0 ? 'letter' : 'voice'),
  )
  const error = voice.error ?? video.error ?? letter.failed
  return (
    <div css={[columns, besides]}>
      <div>
        <Card css={{ padding: '8px 28px 20px', [phone]: { padding: '8px 20px 24px' } }}>
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
      <PromptCard template={template} />
    </div>
  )
}

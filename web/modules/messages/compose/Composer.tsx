import { useQuery } from '@tanstack/react-query'
import { CloudCheck, CloudUpload } from 'lucide-react'
import { useLocation } from 'wouter'
import type { MessageDetail } from '../../../../backend/modules/messages/contract.ts'
import { paths } from '../../../app/paths.ts'
import { isDemoTime, siteSettings } from '../../../app/siteSettings.ts'
import { ownZone } from '../../../ui/moment.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { small } from '../../../ui/surfaces.ts'
import { Stepper } from '../../../ui/Stepper.tsx'
import { useEditMessage } from '../commands.ts'
import { people } from '../people/queries.ts'
import { choiceAt, planOf, type Choice } from '../plan.ts'
import { namesInWords } from '../stateWords.ts'
import { strings } from '../strings.ts'
import { earliestChoice } from './DateCard.tsx'
import { useKeptChoice } from './keptChoice.ts'
import { SealStep } from './SealStep.tsx'
import { useLetter } from './useLetter.ts'
import { useVoice } from './useVoice.ts'
import { WhoStep, type Who } from './WhoStep.tsx'
import { WordsStep } from './WordsStep.tsx'

const NINE = '09:00'

/** The date it has, else an empty one at nine in the morning; in a demo the first that is possible. */
const firstChoice = ({ message: { dueAt } }: MessageDetail, zone: string): Choice => {
  if (dueAt !== null && Date.parse(dueAt) > Date.now()) return choiceAt(new Date(dueAt), zone, isDemoTime)
  return isDemoTime ? earliestChoice(new Date(), zone) : { day: '', month: '', year: '', time: NINE }
}

export function Composer({ detail, step }: { detail: MessageDetail; step: number }) {
  const { message, recipients } = detail
  const [, navigate] = useLocation()
  const everyone = useQuery(people()).data
  const zone = everyone?.find(({ id }) => id === recipients[0]?.id)?.zone ?? message.zone ?? ownZone()
  const [choice, choose] = useKeptChoice(message.id, () => firstChoice(detail, zone))
  const voice = useVoice(detail)
  const letter = useLetter(detail)
  const edit = useEditMessage(message.id)
  const plan = planOf(choice, zone, siteSettings.dayMs)

  const go = (to: number) => {
    letter.flush()
    navigate(paths.compose(message.id, to))
  }
  const changeWho = ({ recipientIds, title }: Who) =>
    edit.mutate({ recipientIds: [...recipientIds], title }, { onSuccess: () => go(2) })
  const isSaving = letter.isSaving || letter.isDirty || edit.isPending

  return (
    <>
      <PageHeader
        title={strings.titleFor(namesInWords(recipients.map(({ name }) => name)))}
        back={{ href: paths.messages(), words: strings.title }}
      >
        <span css={[small, { display: 'flex', gap: 8, alignItems: 'center' }]} role="status">
          {isSaving ? <CloudUpload aria-hidden /> : <CloudCheck aria-hidden />}
          {isSaving ? strings.saving : strings.saved}
        </span>
      </PageHeader>
      <Stepper steps={strings.steps} current={step - 1} />
      {step === 1 && (
        <WhoStep
          first={{ recipientIds: recipients.map(({ id }) => id), title: message.title }}
          onContinue={changeWho}
          busy={edit.isPending}
          error={edit.error}
        />
      )}
      {step === 2 && (
        <WordsStep
          detail={detail}
          voice={voice}
          letter={letter}
          zone={zone}
          choice={choice}
          onChoice={choose}
          plan={plan}
          onContinue={() => go(3)}
        />
      )}
      {step === 3 && (
        <SealStep
          detail={detail}
          voice={voice}
          letter={letter}
          plan={plan}
          onBack={() => go(2)}
          onEarliest={() => {
            choose(earliestChoice(new Date(), zone))
            go(2)
          }}
        />
      )}
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { CloudAlert, CloudCheck, CloudUpload, MailQuestionMark } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { MessageDetail } from '../../../../backend/modules/messages/contract.ts'
import { isAsked } from '../../../../backend/modules/messages/contract/status.ts'
import { paths } from '../../../app/paths.ts'
import { isDemoTime, siteSettings } from '../../../app/siteSettings.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { ownZone } from '../../../ui/moment.ts'
import { small } from '../../../ui/surfaces.ts'
import { Stepper } from '../../../ui/Stepper.tsx'
import { useEditMessage } from '../commands.ts'
import { isKept, keepIn, armOf, keepOf } from '../keep.ts'
import { people } from '../people/queries.ts'
import { choiceAt, leadOf, planOf, termsOf, type Choice } from '../plan.ts'
import { termsIn } from './termsIn.ts'
import { LeavingAsks } from '../../../recorder/LeavingAsks.tsx'
import { strings } from '../strings.ts'
import { useNow } from '../useNow.ts'
import { ComposeHeader } from './ComposeHeader.tsx'
import { earliestChoice } from './earliest.ts'
import { useKeptChoice } from './keptChoice.ts'
import { isSaidFirst, orderOf, titleAt } from './order.ts'
import { SealStep } from './SealStep.tsx'
import type { TemplateId } from './templates.ts'
import { unsavedOf } from './unsaved.ts'
import { useLetter } from './useLetter.ts'
import { useVoice } from './useVoice.ts'
import { WhenStep } from './WhenStep.tsx'
import { WhoStep, type Who } from './WhoStep.tsx'
import { WordsStep } from './WordsStep.tsx'
import { lifePlan, trustedContacts } from '../queries.ts'

/** What is kept until something happens as a command, and who may announce it by name; neither where it has a day. */
const useKeeping = (choice: Choice, zone: string) => {
  const { until, announcerIds } = keepOf(choice)
  const { preconsent, linkDays } = termsOf(choice)
  const { data: life } = useQuery({ ...lifePlan(), enabled: until === 'death' })
  const { data: contacts = [] } = useQuery({ ...trustedContacts(), enabled: until === 'occasion' })
  // Who has left the list since may announce nothing any more.
  const agreed = contacts.filter(({ id, state }) => state === 'accepted' && announcerIds.includes(id))
  const known = { ...keepOf(choice), announcerIds: agreed.map(({ id }) => id) }
  return {
    armed: isKept(choice) ? armOf(known, { zone, preconsent, linkDays }, life?.plan) : undefined,
    announcers: agreed.map(({ name }) => name),
  }
}

const NINE = '09:00'
const A_SECOND_MS = 1000
const AN_HOUR_MS = 3_600_000

/** The date it has, else an empty one at nine in the morning; in a demo the first that is possible. */
const firstChoice = ({ message }: MessageDetail, zone: string): Choice => {
  const { dueAt } = message
  const keep = keepIn(message)
  if (keep) return { day: '', month: '', year: '', time: NINE, terms: termsIn(message), keep }
  if (dueAt !== null && Date.parse(dueAt) > Date.now())
    return { ...choiceAt(new Date(dueAt), zone, isDemoTime), terms: termsIn(message) }
  return isDemoTime ? earliestChoice(new Date(), zone) : { day: '', month: '', year: '', time: NINE }
}

/** What stands in the fields until somebody changes them; in a demo it moves on before it comes too near. */
const useOffered = (detail: MessageDetail, zone: string): Choice => {
  const now = useNow(isDemoTime ? A_SECOND_MS : AN_HOUR_MS)
  const [offered, setOffered] = useState(() => firstChoice(detail, zone))
  const plan = planOf(offered, zone, siteSettings.dayMs)
  const soon = new Date(now.getTime() + 8 * A_SECOND_MS)
  if (isDemoTime && plan && leadOf(plan, soon, siteSettings.dayMs) !== 'fine') setOffered(earliestChoice(now, zone))
  return offered
}

type ComposerProps = { detail: MessageDetail; step: number; template: TemplateId | undefined }

export function Composer({ detail, step, template }: ComposerProps) {
  const { message, recipients } = detail
  const [, navigate] = useLocation()
  const everyone = useQuery(people()).data
  const first = everyone?.find(({ id }) => id === recipients[0]?.id)
  const lives = first?.zone
  const zone = lives ?? message.zone ?? ownZone()
  const [kept, choose] = useKeptChoice(message.id)
  const offered = useOffered(detail, zone)
  const choice = kept ?? offered
  const voice = useVoice(detail, 'voice')
  const video = useVoice(detail, 'video')
  const letter = useLetter(detail)
  const edit = useEditMessage(message.id)
  const plan = planOf(choice, zone, siteSettings.dayMs)
  const { armed, announcers } = useKeeping(choice, zone)

  const texts = { voice: voice.said, video: video.said, letter }
  const unsaved = unsavedOf(texts)
  const stakes = [voice.atStake, video.atStake]
  const save = () => {
    for (const text of Object.values(texts)) text.flush()
  }
  /** What was told not to be saved is shown first. */
  const [toMend, setToMend] = useState(unsaved[0]?.part)
  const go = (to: number) => {
    save()
    navigate(paths.compose(message.id, to, template))
  }
  const order = orderOf(detail)
  const changeWho = ({ recipientIds, title }: Who) =>
    edit.mutate({ recipientIds: [...recipientIds], title }, { onSuccess: () => go(isSaidFirst(detail) ? 3 : 2) })
  const isSavingText = Object.values(texts).some((text) => text.isSaving)
  const isSaving = isSavingText || edit.isPending
  const [SaveIcon, saveWords] = isSaving
    ? [CloudUpload, strings.saving]
    : unsaved.some(({ why }) => why === 'not-yet')
      ? [CloudUpload, strings.notYetSaved]
      : unsaved.length > 0
        ? [CloudAlert, strings.notAllSaved]
        : [CloudCheck, strings.saved]

  return (
    <>
      <LeavingAsks atStake={stakes.find((each) => each === 'recording') ?? stakes.find(Boolean)} />
      <ComposeHeader title={titleAt(step, detail)}>
        <output css={[small, { display: 'flex', gap: 8, alignItems: 'center' }]}>
          <SaveIcon aria-hidden />
          {saveWords}
        </output>
      </ComposeHeader>
      {!message.isConfirmed && isAsked(message.state) && (
        <div css={{ marginBottom: 28 }}>
          <Banner tone="needs-you" icon={MailQuestionMark} title={strings.askedTitle}>
            {strings.askedLine}
          </Banner>
        </div>
      )}
      <Stepper steps={order.map((each) => strings.steps[each - 1] ?? '')} current={order.indexOf(step)} />
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
          video={video}
          letter={letter}
          first={toMend}
          template={template}
          onContinue={() => go(isSaidFirst(detail) ? 1 : 3)}
        />
      )}
      {step === 3 && (
        <WhenStep
          detail={detail}
          zone={zone}
          livesThere={recipients.length === 1 && lives ? recipients[0]?.name : undefined}
          birthday={(recipients.length === 1 && first?.birthday) || null}
          choice={choice}
          onChoice={choose}
          plan={plan}
          isReady={armed !== undefined}
          onContinue={() => go(4)}
        />
      )}
      {step === 4 && (
        <SealStep
          detail={detail}
          voice={video.isOnItsWay ? video : voice}
          letter={unsaved.some(({ part }) => part === 'letter') ? detail.content.body : letter.text}
          unsaved={unsaved}
          isSaving={isSavingText}
          onSave={save}
          onWithout={() => unsaved.forEach(({ part }) => texts[part].rest())}
          plan={isKept(choice) ? undefined : plan}
          armed={armed}
          announcers={announcers}
          onMend={() => {
            setToMend(unsaved[0]?.part)
            go(2)
          }}
          onBack={() => go(3)}
          onEarliest={() => {
            choose(earliestChoice(new Date(), zone, termsOf(choice)))
            go(3)
          }}
          onAlways={() => choose({ ...choice, terms: { ...termsOf(choice), answerRule: 'always' } })}
        />
      )}
    </>
  )
}

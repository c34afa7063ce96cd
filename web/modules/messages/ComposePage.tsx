import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { v7 as uuid } from 'uuid'
import { useLocation, useSearch } from 'wouter'
import { paths } from '../../app/paths.ts'
import { isDemoTime } from '../../app/siteSettings.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Stepper } from '../../ui/Stepper.tsx'
import { useCreateDraft, useEditMessage } from './commands.ts'
import { begunIn, dateBegun, type Begun } from './compose/begun.ts'
import { BirthdayCard } from './compose/BirthdayCard.tsx'
import { ComposeHeader } from './compose/ComposeHeader.tsx'
import { Composer } from './compose/Composer.tsx'
import { keepChoice } from './compose/keptChoice.ts'
import { step as stepFrame } from './compose/stepStyle.ts'
import { templates, type TemplateId } from './compose/templates.ts'
import { WhoStep, type Who } from './compose/WhoStep.tsx'
import { Loaded } from '../../app/Loaded.tsx'
import { message } from './queries.ts'
import { claimFreeTake, waitingFreeTake } from './recorder/freeTake.ts'
import { strings } from './strings.ts'
import { UnverifiedBanner } from './UnverifiedBanner.tsx'

const LAST_STEP = 4

/** `?draft=ID&step=N`: a reload or a link of ours goes on where it was; a quiz begins a new one with its answers. */
export function ComposePage() {
  const query = new URLSearchParams(useSearch())
  const draft = query.get('draft')
  const step = Math.min(LAST_STEP, Math.max(1, Number(query.get('step') ?? 1)))
  const begun = begunIn(query)
  return (
    <div css={stepFrame}>
      {draft === null ? (
        <NewMessage begun={begun} />
      ) : (
        <Draft key={draft} messageId={draft} step={step} template={begun.template} />
      )}
    </div>
  )
}

type DraftProps = { messageId: string; step: number; template: TemplateId | undefined }

function Draft({ messageId, step, template }: DraftProps) {
  const one = useQuery(message(messageId))
  return (
    <>
      {one.error && !one.data && (
        <PageHeader title={strings.newTitle} back={{ href: paths.messages(), words: strings.title }} />
      )}
      <Loaded query={one}>{(detail) => <Composer detail={detail} step={step} template={template} />}</Loaded>
    </>
  )
}

/** The first step makes the draft: until somebody is chosen there is nothing to keep. */
function NewMessage({ begun }: { begun: Begun }) {
  const { template, recipient, when } = begun
  const [messageId] = useState(() => waitingFreeTake() ?? uuid())
  const [, navigate] = useLocation()
  const create = useCreateDraft()
  const edit = useEditMessage(messageId)
  const [born, setBorn] = useState({ day: '', month: '', year: '' })
  const begin = async ({ recipientIds, title }: Who) => {
    await create.mutateAsync({ messageId, kind: 'mixed', title })
    await edit.mutateAsync({ recipientIds: [...recipientIds] })
    const isSaid = waitingFreeTake() === messageId
    claimFreeTake(messageId)
    const date = dateBegun(begun, born, new Date())
    if (date && !isDemoTime) keepChoice(messageId, date)
    navigate(paths.compose(messageId, isSaid ? 3 : 2, template), { replace: true })
  }
  return (
    <>
      <ComposeHeader title={strings.newTitle} />
      <UnverifiedBanner />
      <Stepper steps={strings.steps} current={0} />
      {waitingFreeTake() === messageId && (
        <p css={{ marginBottom: 24, fontSize: 'var(--fs-body-l)' }}>{strings.freeTake}</p>
      )}
      <WhoStep
        first={{ recipientIds: [], title: template ? templates[template].title : '' }}
        {...(recipient && { line: strings.thoughtOf[recipient] })}
        // The refusal is shown by the step; nothing else hangs on the promise.
        onContinue={(who) => void begin(who).catch(() => undefined)}
        busy={create.isPending || edit.isPending}
        error={create.error ?? edit.error}
      >
        {when === 'age-18' && <BirthdayCard born={born} onChange={setBorn} />}
      </WhoStep>
    </>
  )
}

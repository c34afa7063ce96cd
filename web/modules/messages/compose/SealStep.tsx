import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert, Lock } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { v7 as uuid } from 'uuid'
import { useLocation } from 'wouter'
import type { MessageDetail } from '../../../../backend/modules/messages/contract.ts'
import { explain } from '../../../app/explain.ts'
import { HttpError } from '../../../app/httpError.ts'
import { paths } from '../../../app/paths.ts'
import { isDemoTime, siteSettings } from '../../../app/siteSettings.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { duration } from '../../../ui/clock.ts'
import { problem } from '../../../ui/fieldStyle.ts'
import { phone } from '../../../ui/surfaces.ts'
import { showToast } from '../../../ui/toasts.ts'
import { useScheduleMessage } from '../commands.ts'
import { people } from '../people/queries.ts'
import { leadOf, planSentences, scheduleOf, type Plan } from '../plan.ts'
import { messageName, namesInWords } from '../stateWords.ts'
import { strings } from '../strings.ts'
import { useNow } from '../useNow.ts'
import { forgetChoice } from './keptChoice.ts'
import { PasswordOnce, type Given } from '../PasswordOnce.tsx'
import { proofWords } from './proofWords.ts'
import { PlanCard } from './PlanCard.tsx'
import { words } from './termsWords.ts'
import type { Unsaved } from './unsaved.ts'
import { UnsavedWords } from './UnsavedWords.tsx'
import type { Voice } from './useVoice.ts'
import { columns, feet } from './WordsStep.tsx'

const part = css`
  display: grid;
  gap: 8px;
  padding: 20px 0;
  border-top: 1px solid var(--line);
  h3 {
    font-family: var(--font-ui);
    font-size: var(--fs-body);
    font-weight: 600;
    letter-spacing: 0;
  }
`
const EXCERPT = 160
const A_MINUTE_MS = isDemoTime ? 1_000 : 60_000

type SealStepProps = {
  detail: MessageDetail
  voice: Voice
  /** The letter as it is saved. */
  letter: string
  unsaved: readonly Unsaved[]
  isSaving: boolean
  onSave: () => void
  /** It is sealed without the unsaved. */
  onWithout: () => void
  plan: Plan | undefined
  onBack: () => void
  onEarliest: () => void
  onAlways: () => void
}

/** What they get, in sentences. */
const insideWords = (detail: MessageDetail, letter: string, ownMs: number): string[] => {
  const attached = detail.media.filter(({ isAttached }) => isAttached)
  const excerpt = letter.length > EXCERPT ? `${letter.slice(0, EXCERPT).replace(/\s+\S*$/u, '')}…` : letter
  return [
    ...attached.map(
      ({ isVideo, durationMs }) => `Your ${isVideo ? 'video' : 'recording'}, ${duration(durationMs ?? 0)} long.`,
    ),
    ...(attached.some(({ transcript }) => transcript.trim() !== '') ? ['Its transcript.'] : []),
    ...(attached.length === 0 && ownMs > 0 ? [`Your recording, ${duration(ownMs)} long.`] : []),
    ...(letter ? [`Your letter: “${excerpt}”`] : []),
  ]
}

/** What the server says about the password alone; it is shown at its field. */
const passwordFault = (error: unknown): string =>
  error instanceof HttpError && ['password-wrong', 'proof-needed', 'reauth-needed'].includes(error.body?.code ?? '')
    ? explain(error).message
    : ''

export function SealStep(props: SealStepProps) {
  const { detail, voice, letter, unsaved, isSaving, onSave, onWithout, plan, onBack, onEarliest, onAlways } = props
  const { id } = detail.message
  // What waited for a connection, or for another try, is tried before it is told.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(onSave, [])
  const [, navigate] = useLocation()
  const [given, setGiven] = useState<Given>({})
  const { data: everyone } = useQuery(people())
  // One key for one wish: pressed twice it is sealed once, another date is another wish.
  // oxlint-disable-next-line react/exhaustive-deps
  const key = useMemo(() => uuid(), [JSON.stringify(plan), given])
  const seal = useScheduleMessage(id, key)
  const now = useNow(A_MINUTE_MS)
  const names = detail.recipients.map(({ name }) => name)
  const inside = insideWords(detail, letter.trim(), voice.isOnItsWay ? voice.view.ms : 0)
  const isShort = plan !== undefined && leadOf(plan, now, siteSettings.dayMs) === 'short'
  const refusal = seal.error instanceof HttpError ? seal.error.body?.code : undefined
  const isTooShort = refusal === 'lead-too-short'
  const isEnding = refusal === 'account-ending'

  const sealWithout = () => {
    onWithout()
    press()
  }
  const press = () => {
    if (!plan) return
    seal.mutate(
      { ...scheduleOf(plan), ...(isShort && given) },
      {
        onSuccess: () => {
          forgetChoice(id)
          showToast({
            title: strings.sealed,
            line: `“${messageName(detail.message)}” is on its way to ${namesInWords(names)}.`,
          })
          navigate(paths.message(id))
        },
      },
    )
  }

  return (
    <div css={columns}>
      <div>
        <Card css={{ padding: '34px 36px 20px', [phone]: { padding: '24px 20px 12px' } }}>
          <h2 css={{ marginBottom: 20 }}>{strings.checkTitle}</h2>
          <div css={part}>
            <h3>{strings.checkWhat}</h3>
            {inside.length === 0 ? <p>{strings.nothingInside}</p> : inside.map((line) => <p key={line}>{line}</p>)}
          </div>
          <div css={part}>
            <h3>{strings.checkWhen}</h3>
            {plan ? (
              planSentences(plan, names, isDemoTime).map((line) => <p key={line}>{line}</p>)
            ) : (
              <p>{strings.noDate}</p>
            )}
          </div>
          <div css={part}>
            <h3>{strings.checkWho}</h3>
            {detail.recipients.map((one) => (
              <p key={one.id}>
                {proofWords(
                  one,
                  everyone?.find(({ id: person }) => person === one.id),
                )}
              </p>
            ))}
          </div>
          {isShort && <PasswordOnce value={given} onChange={setGiven} error={passwordFault(seal.error)} />}
        </Card>
        <div role="alert">
          {seal.error && passwordFault(seal.error) === '' && (
            <p css={problem}>
              <CircleAlert aria-hidden />
              {explain(seal.error).message}
            </p>
          )}
          {isEnding && (
            <ButtonLink look="secondary" href={paths.deleteAccount()} css={{ marginTop: 12 }}>
              {strings.keepAccount}
            </ButtonLink>
          )}
          {isTooShort && (
            <div css={{ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 12 }}>
              <Button look="secondary" onClick={onEarliest}>
                {strings.takeEarliest}
              </Button>
              <Button look="secondary" onClick={onAlways}>
                {words.sendAnyway}
              </Button>
            </div>
          )}
        </div>
        {unsaved.length > 0 && !voice.isOnItsWay && plan ? (
          <UnsavedWords unsaved={unsaved} onMend={onBack} onWithout={sealWithout} busy={seal.isPending} />
        ) : (
          <div css={feet}>
            <Button look="secondary" size="large" onClick={onBack}>
              {strings.back}
            </Button>
            <Button
              size="large"
              icon={Lock}
              busy={seal.isPending || voice.isOnItsWay || isSaving}
              busyLabel={voice.isOnItsWay ? strings.preparing : isSaving ? strings.saving : strings.sealing}
              onClick={plan ? press : onBack}
            >
              {strings.seal}
            </Button>
          </div>
        )}
      </div>
      <PlanCard plan={plan} recipients={detail.recipients} />
    </div>
  )
}

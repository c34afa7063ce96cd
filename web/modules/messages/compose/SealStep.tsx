import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert, Lock } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ArmMessage, MessageDetail } from '../../../../backend/modules/messages/contract.ts'
import { explain } from '../../../app/explain.ts'
import { HttpError } from '../../../app/httpError.ts'
import { isDemoTime, siteSettings } from '../../../app/siteSettings.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { duration } from '../../../ui/clock.ts'
import { problem } from '../../../ui/fieldStyle.ts'
import { phone } from '../../../ui/surfaces.ts'
import { keepSentences } from '../keep.ts'
import { people } from '../people/queries.ts'
import { leadOf, planSentences, type Plan } from '../plan.ts'
import { strings } from '../strings.ts'
import { useNow } from '../useNow.ts'
import { PasswordOnce, type Given } from '../PasswordOnce.tsx'
import { AddressWait } from './AddressWait.tsx'
import { comingOf, reachesGrown } from './coming.ts'
import { GrownPart } from './GrownPart.tsx'
import { NamePart } from './NamePart.tsx'
import { mailboxInWords, proofInWords } from './proofInWords.ts'
import { SilenceNote } from '../message/SilenceNote.tsx'
import { SeenPart } from './SeenPart.tsx'
import { feet, part } from './stepStyle.ts'
import { termsStrings } from './termsStrings.ts'
import type { Unsaved } from './unsaved.ts'
import { UnsavedWords } from './UnsavedWords.tsx'
import { useOwnEmails } from './useOwnEmails.ts'
import { useSeal } from './useSeal.ts'
import { useSeenName } from './useSeenName.ts'
import type { Voice } from './useVoice.ts'
import { WayOn } from './WayOn.tsx'

const sheet = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 48px;
  align-items: start;
  @media (max-width: 1279px) {
    grid-template-columns: minmax(0, 1fr);
  }
`
const EXCERPT = 120
const A_MINUTE_MS = isDemoTime ? 1_000 : 60_000

type SealStepProps = {
  detail: MessageDetail
  voice: Voice
  /** The letter as it is saved. */
  letter: string
  unsaved: readonly Unsaved[]
  isSaving: boolean
  onSave: () => void
  /** Seals the message without the words that are not saved. */
  onWithout: () => void
  plan: Plan | undefined
  /** The command for a message that is kept until something happens, in place of a plan. */
  armed: ArmMessage | undefined
  /** Who may announce it, by name. */
  announcers: readonly string[]
  /** To the words that are not saved. */
  onMend: () => void
  onBack: () => void
  onEarliest: () => void
  onAlways: () => void
}

/** What they get, in sentences. */
const insideWords = (detail: MessageDetail, letter: string, ownMs: number): string[] => {
  const attached = detail.media.filter(({ isAttached }) => isAttached)
  const hasWords = attached.some(({ transcript }) => transcript.trim() !== '')
  const excerpt = letter.length > EXCERPT ? `${letter.slice(0, EXCERPT).replace(/\s+\S*$/u, '')}…` : letter
  return [
    ...attached.map(
      ({ isVideo, durationMs }) =>
        `Your ${isVideo ? 'video' : 'recording'}, ${duration(durationMs ?? 0)} long${hasWords ? ', with its transcript' : ''}.`,
    ),
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
  const { detail, voice, letter, unsaved, isSaving, onSave, onWithout, plan, armed, announcers } = props
  const { onMend, onBack, onEarliest, onAlways } = props
  // What waited for a connection, or for another try, is tried before it is told.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(onSave, [])
  const [given, setGiven] = useState<Given>({})
  const { data: everyone } = useQuery(people())
  const now = useNow(A_MINUTE_MS)
  const seen = useSeenName()
  const coming = comingOf(plan, armed)
  const chosen = detail.recipients.flatMap(({ id }) => everyone?.find((person) => person.id === id) ?? [])
  const children = chosen.filter((one) => one.isChild && (one.birthday === null || reachesGrown(one, coming)))
  const own = useOwnEmails(children)
  const names = detail.recipients.map(({ name }) => name)
  const attached = detail.media.filter(({ isAttached }) => isAttached)
  const inside = insideWords(detail, letter.trim(), voice.isOnItsWay ? voice.view.ms : 0)
  const isShort = plan !== undefined && !armed && leadOf(plan, now, siteSettings.dayMs) === 'short'
  const seal = useSeal(detail, { plan, armed }, isShort ? given : {})
  const refusal = seal.error instanceof HttpError ? seal.error.body?.code : undefined
  const isTooShort = refusal === 'lead-too-short'

  const sentences = armed ? keepSentences(armed, names, announcers) : plan && planSentences(plan, names, isDemoTime)

  const press = () => {
    if (sentences) seen.keep(() => void own.keep(seal.press))
  }
  const sealWithout = () => {
    onWithout()
    press()
  }

  const isKeeping = seen.isKeeping || own.isKeeping
  const preview = <SeenPart messageId={detail.message.id} dueAt={coming.dueAt} />

  return (
    <div css={{ display: 'grid', gap: 16 }}>
      <Card css={{ padding: '16px 28px 6px', [phone]: { padding: '24px 20px 12px' } }}>
        <h2 css={{ fontSize: 'var(--fs-h3)', marginBottom: 8 }}>{strings.checkTitle}</h2>
        <div css={sheet}>
          <div>
            <div css={part}>
              <h3>{strings.checkWhat}</h3>
              {inside.length === 0 ? <p>{strings.nothingInside}</p> : inside.map((line) => <p key={line}>{line}</p>)}
              {attached.map((medium) => (
                <SilenceNote key={medium.id} medium={medium} />
              ))}
            </div>
            <div css={part}>
              <h3>{strings.checkWho}</h3>
              {detail.recipients.map((one) => {
                const entry = chosen.find(({ id }) => id === one.id)
                return (
                  <p key={one.id}>
                    {mailboxInWords(one, entry, coming)} {proofInWords(one, entry)}
                  </p>
                )
              })}
            </div>
            {children.map((child) => (
              <GrownPart key={child.id} child={child} own={own} />
            ))}
            {seen.isAsked ? <NamePart seen={seen} /> : preview}
            {isShort && <PasswordOnce value={given} onChange={setGiven} error={passwordFault(seal.error)} />}
          </div>
          <div>
            <div css={part}>
              <h3>{strings.checkWhen}</h3>
              {sentences ? sentences.map((line) => <p key={line}>{line}</p>) : <p>{strings.noDate}</p>}
            </div>
            {seen.isAsked && preview}
          </div>
        </div>
      </Card>
      {refusal === 'address-unverified' && <AddressWait onConfirmed={press} />}
      <div role="alert" css={{ '&:empty': { display: 'none' } }}>
        {seal.error && refusal !== 'address-unverified' && passwordFault(seal.error) === '' && (
          <p css={problem}>
            <CircleAlert aria-hidden />
            {explain(seal.error).message}
          </p>
        )}
        <WayOn code={refusal} />
        {isTooShort && (
          <div css={{ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 12 }}>
            <Button look="secondary" onClick={onEarliest}>
              {strings.takeEarliest}
            </Button>
            <Button look="secondary" onClick={onAlways}>
              {termsStrings.sendAnyway}
            </Button>
          </div>
        )}
      </div>
      {unsaved.length > 0 && !voice.isOnItsWay && sentences ? (
        <UnsavedWords unsaved={unsaved} onMend={onMend} onWithout={sealWithout} busy={seal.isPending || isKeeping} />
      ) : (
        <div css={feet}>
          <Button look="secondary" size="large" onClick={onBack}>
            {strings.back}
          </Button>
          <Button
            size="large"
            icon={Lock}
            busy={seal.isPending || isKeeping || voice.isOnItsWay || isSaving}
            busyLabel={voice.isOnItsWay ? strings.preparing : isSaving ? strings.saving : strings.sealing}
            onClick={sentences ? press : onBack}
          >
            {strings.seal}
          </Button>
        </div>
      )}
    </div>
  )
}

import { css } from '@emotion/react'
import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { MessageDetail } from '../../../../backend/modules/messages/contract.ts'
import { paths } from '../../../app/paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import type { DateParts } from '../../../ui/dateInWords.ts'
import { problem } from '../../../ui/fieldStyle.ts'
import { HearthBlock } from '../../../ui/HearthBlock.tsx'
import { phone, small } from '../../../ui/surfaces.ts'
import { keepOf, isKept } from '../keep.ts'
import { keepStrings } from '../keepStrings.ts'
import { termsOf, type Plan, type Choice } from '../plan.ts'
import { namesInWords } from '../stateStrings.ts'
import { strings } from '../strings.ts'
import { useNow } from '../useNow.ts'
import { KeepCard } from './KeepCard.tsx'
import { LeadNote } from './LeadNote.tsx'
import { MoreOfTheDay } from './MoreOfTheDay.tsx'
import { OccasionFields } from './OccasionFields.tsx'
import { Outcome } from './Outcome.tsx'
import { PresetCards } from './PresetCards.tsx'
import { presetIn, presetsOf, repeating, type Preset } from './presets.ts'
import { tick, tickLine } from '../../../ui/tickStyle.ts'
import { RulesLine } from './RulesLine.tsx'
import { columns, feet } from './stepStyle.ts'
import { whenStrings } from './whenStrings.ts'
import { DateField } from '../../../ui/DateField.tsx'

/** The day that is typed. */
const OwnDay = ({ choice, onChange }: { choice: Choice; onChange: (choice: Choice) => void }) => (
  <DateField
    id="due"
    legend={strings.day}
    value={choice}
    onChange={(parts) => onChange({ ...choice, ...parts })}
    isToldElsewhere
  />
)

const choices = css`
  padding: 20px 24px;
  ${phone} {
    padding: 0;
    border: 0;
    background: none;
    box-shadow: none;
  }
`
const NO_DAY: DateParts = { day: '', month: '', year: '' }
const A_MINUTE_MS = 60_000

type WhenStepProps = {
  detail: MessageDetail
  zone: string
  livesThere: string | undefined
  /** The birthday of the one person whom the message is for. */
  birthday: string | null
  choice: Choice
  onChoice: (choice: Choice) => void
  plan: Plan | undefined
  /** Of what is kept until something happens: all that it needs is chosen. */
  isReady: boolean
  onContinue: () => void
}

export function WhenStep({
  detail,
  zone,
  livesThere,
  birthday,
  choice,
  onChoice,
  plan,
  isReady,
  onContinue,
}: WhenStepProps) {
  const [, navigate] = useLocation()
  const now = useNow(A_MINUTE_MS)
  const presets = presetsOf(zone, now, birthday)
  const [pressed, setPressed] = useState<Preset>()
  const [typed, setTyped] = useState<DateParts>(NO_DAY)
  const [isMissing, setIsMissing] = useState(false)
  const chosen = pressed?.id ?? presetIn(choice, presets)
  const preset = presets.find(({ id }) => id === chosen)
  const isTyped = preset !== undefined && preset.day === undefined && preset.keeps === undefined
  const kept = isKept(choice)
  const isChosen = kept ? isReady : plan !== undefined
  const terms = termsOf(choice)
  const names = detail.recipients.map(({ name }) => name)

  const press = (next: Preset) => {
    const { day, month, year } = choice
    const keep = { ...keepOf(choice), until: next.keeps ?? ('date' as const) }
    if (next.keeps) {
      setPressed(next)
      onChoice({ ...choice, keep })
      return
    }
    if (isTyped) setTyped({ day, month, year })
    const isYearly = next.id === 'yearly'
    // A day that was offered may well be the one that repeats; one to be typed begins with what was typed.
    const parts = next.day ?? (isTyped || isYearly ? choice : typed)
    setPressed(next)
    const every = isYearly ? (terms.every === 'once' ? 'year' : terms.every) : 'once'
    onChoice({ ...choice, ...pick(parts), terms: repeating(terms, every), keep })
  }
  /** While it is typed a day may be none: the fields stay where they are. */
  const type = (next: Choice) => {
    setPressed(preset)
    onChoice(next)
  }
  const go = () => {
    setIsMissing(!isChosen)
    if (isChosen) onContinue()
  }

  return (
    <div css={columns}>
      <div>
        <Card css={choices}>
          <h2 css={{ fontSize: 'var(--fs-h3)', marginBottom: 12 }}>{whenStrings.title(namesInWords(names))}</h2>
          <PresetCards presets={presets} value={chosen} onChange={press}>
            {keepOf(choice).until === 'occasion' && <OccasionFields choice={choice} onChange={type} />}
          </PresetCards>
        </Card>
      </div>
      <div>
        <Card isAside aria-label={whenStrings.outcome} css={{ display: 'grid', gap: 4, padding: '12px 24px' }}>
          {kept ? (
            <KeepCard choice={choice} names={names} onChange={type} />
          ) : (
            <>
              {isTyped ? (
                <OwnDay choice={choice} onChange={type} />
              ) : (
                <HearthBlock seed="arrival" size={100} rounds={2} seam={3} lit css={{ width: 44 }} />
              )}
              <output css={{ display: 'block' }}>
                <Outcome plan={plan} names={names} isOfAge={chosen === 'of-age'} />
                {plan && <LeadNote plan={plan} choice={choice} onChange={onChoice} />}
              </output>
              <MoreOfTheDay {...{ zone, livesThere, choice, plan, onChoice }} isRepeating={chosen === 'yearly'} />
              <RulesLine terms={terms} onChange={(changes) => onChoice({ ...choice, terms: { ...terms, ...changes } })}>
                {terms.every === 'once' && (
                  <label css={tickLine}>
                    <input
                      type="checkbox"
                      css={tick}
                      checked={terms.answerRule === 'always'}
                      onChange={({ target }) =>
                        onChoice({ ...choice, terms: { ...terms, answerRule: target.checked ? 'always' : 'silent' } })
                      }
                    />
                    <span css={small}>{whenStrings.anyway}</span>
                  </label>
                )}
              </RulesLine>
            </>
          )}
        </Card>
      </div>
      <div css={{ gridColumn: '1 / -1' }}>
        {isMissing && !isChosen && (
          <p role="alert" css={problem}>
            <CircleAlert aria-hidden />
            {kept ? keepStrings.notChosen : strings.noDate}
          </p>
        )}
        <div css={feet}>
          <Button look="secondary" size="large" onClick={() => navigate(paths.messages())}>
            {strings.later}
          </Button>
          <Button size="large" onClick={go}>
            {strings.continue}
          </Button>
        </div>
      </div>
    </div>
  )
}

const pick = ({ day, month, year }: DateParts): DateParts => ({ day, month, year })

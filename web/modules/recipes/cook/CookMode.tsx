import { css } from '@emotion/react'
import { ArrowLeft, List, Sun, Timer as TimerIcon, X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { useState } from 'react'
import type { RecipeDetail } from '../../../../backend/modules/recipes/contract.ts'
import type { Amount } from '../../../../backend/modules/recipes/ingredients/amount.ts'
import { withHeat, type System } from '../../../../backend/modules/recipes/ingredients/convert.ts'
import { Button } from '../../../ui/Button.tsx'
import { noteOpener, returnToOpener } from '../../../ui/opener.ts'
import { small } from '../../../ui/surfaces.ts'
import { neededIn } from '../recipe/NeededLine.tsx'
import { Voice } from '../recipe/Voice.tsx'
import { minutesInWords } from '../time.ts'
import { cookStrings as strings } from './strings.ts'
import { Thread } from './Thread.tsx'
import { TimerCard } from './TimerCard.tsx'
import { useAwake } from './useAwake.ts'
import { useTimers } from './useTimers.ts'

const sheet = css`
  position: fixed;
  inset: 0;
  z-index: 20;
  overflow: auto;
  background: var(--ground);
  color: var(--ink);
`
const frame = css`
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  gap: 20px;
  max-width: 760px;
  min-height: 100%;
  margin: 0 auto;
  padding: 20px 20px 24px;
`
const bar = css`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  button {
    margin-inline-end: 0;
  }
`
const words = css`
  font: 400 2.125rem / 1.4 var(--font-voice);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`
const large = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.6fr);
  gap: 12px;
  button {
    min-height: 72px;
  }
`
const list = css`
  display: grid;
  gap: 10px;
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: var(--fs-body-l);
  li {
    display: grid;
    grid-template-columns: minmax(90px, 180px) minmax(0, 1fr);
    gap: 14px;
    padding-bottom: 10px;
    border-bottom: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
`

type CookProps = {
  row: RecipeDetail
  voices: ReadonlyMap<string, string>
  isOpen: boolean
  onClose: () => void
  factor: Amount
  system: System
}

/** One step at a time, large. All of it is part of the page: a lost connection changes nothing. */
export function CookMode({ row, voices, isOpen, onClose, factor, system }: CookProps) {
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Content
          css={sheet}
          aria-describedby={undefined}
          onOpenAutoFocus={noteOpener}
          onCloseAutoFocus={returnToOpener}
          onEscapeKeyDown={(event) => event.preventDefault()}
        >
          <Radix.Title className="sr-only">{strings.title(row.title)}</Radix.Title>
          <Cooking row={row} voices={voices} onClose={onClose} factor={factor} system={system} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function Cooking({ row, voices, onClose, factor, system }: Omit<CookProps, 'isOpen'>) {
  const { steps } = row
  const [at, setAt] = useState(0)
  const [hasList, setList] = useState(false)
  const isAwake = useAwake(true)
  const { now, timers, start, addMinute, end } = useTimers()
  const step = steps[at]
  const isLast = at === steps.length - 1
  const runs = timers.some((timer) => timer.step === at)
  return (
    <div css={frame}>
      <div css={bar}>
        <Button look="quiet" icon={X} onClick={onClose}>
          {strings.stop}
        </Button>
        <Button look="quiet" icon={List} aria-expanded={hasList} onClick={() => setList(!hasList)}>
          {hasList ? strings.hideNeeds : strings.needs}
        </Button>
      </div>
      <Thread at={at} of={steps.length} />
      <div css={{ display: 'grid', gap: 20, alignContent: 'start' }}>
        {hasList ? (
          <ul css={list}>
            {row.ingredients.map((one, n) => {
              const { amount, rest } = neededIn(one, factor, system, row.about.language)
              return (
                <li key={`${n} ${one.original}`}>
                  <strong>{amount}</strong>
                  <span>{rest}</span>
                </li>
              )
            })}
          </ul>
        ) : (
          <div aria-live="polite" css={{ display: 'grid', gap: 14 }}>
            <p css={{ fontWeight: 600, color: 'var(--ink-2)' }}>{strings.at(at + 1, steps.length)}</p>
            <p css={words}>{withHeat(step?.text ?? '', system)}</p>
          </div>
        )}
        {!hasList && step && step.voiceId !== null && (
          <Voice key={step.stepId} itemId={step.voiceId} src={voices.get(step.voiceId)} size={72} />
        )}
        {!hasList && step && step.minutes !== null && !runs && (
          <div>
            <Button look="secondary" size="large" icon={TimerIcon} onClick={() => start(at, step.minutes ?? 0)}>
              {strings.start(minutesInWords(step.minutes))}
            </Button>
          </div>
        )}
        {timers.map((timer) => (
          <TimerCard
            key={timer.step}
            timer={timer}
            now={now}
            onMore={() => addMinute(timer.step)}
            onEnd={() => end(timer.step)}
          />
        ))}
      </div>
      <div css={{ display: 'grid', gap: 14 }}>
        <div css={large}>
          <Button look="secondary" size="large" icon={ArrowLeft} disabled={at === 0} onClick={() => setAt(at - 1)}>
            {strings.back}
          </Button>
          <Button size="large" onClick={() => (isLast ? onClose() : setAt(at + 1))}>
            {isLast ? strings.done : strings.next}
          </Button>
        </div>
        <p css={[small, { display: 'flex', gap: 10, alignItems: 'center', justifyContent: 'center' }]}>
          <Sun aria-hidden />
          {isAwake ? strings.staysOn : strings.mayTurnOff}
        </p>
      </div>
    </div>
  )
}

import { css } from '@emotion/react'
import { Hourglass } from 'lucide-react'
import { useState } from 'react'
import type { LifeView } from '../../../../backend/modules/life/contract.ts'
import { explain } from '../../../app/explain.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { plainDateIn } from '../../../ui/moment.ts'
import { card } from '../../../ui/surfaces.ts'
import { showToast } from '../../../ui/toasts.ts'
import { useHere, useResumeLife } from '../commands.ts'
import { PauseForm } from './PauseForm.tsx'
import { strings } from './strings.ts'

const frame = css`
  display: grid;
  gap: 16px;
  padding: 24px;
  h2 {
    margin: 0;
  }
  dl {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    gap: 6px 20px;
    margin: 0;
    @media (max-width: 560px) {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  dt {
    color: var(--ink-2);
  }
  dd {
    margin: 0;
    font-weight: 600;
  }
`

const together = new Intl.ListFormat('en', { type: 'conjunction' })

/** The one word for whether the author is there, what it means, and what they can do about it. */
export function LifeStanding({ life, reporters }: { life: LifeView; reporters: readonly string[] }) {
  const { state, plan, lastSignAt, nextAskAt, pausedUntil, challengeUntil } = life
  const [isPausing, setPausing] = useState(false)
  const here = useHere()
  const resume = useResumeLife()
  const error = here.error ?? resume.error
  return (
    <section css={[card, frame]}>
      <h2>{plan ? strings.states[state] : strings.noPlan}</h2>
      <p>{error ? explain(error).message : plan ? life.sentence : strings.noPlanLine}</p>
      <dl>
        {lastSignAt && <Fact name={strings.lastSign} at={lastSignAt} />}
        {nextAskAt && <Fact name={strings.nextAsk} at={nextAskAt} />}
        {pausedUntil && <Fact name={strings.until} at={pausedUntil} />}
        {reporters.length > 0 && (
          <>
            <dt>{strings.toldBy}</dt>
            <dd>{together.format(reporters)}</dd>
          </>
        )}
        {challengeUntil && <Fact name={strings.challengeUntil} at={challengeUntil} />}
      </dl>
      {plan && (
        <div css={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
          {state !== 'active' && state !== 'paused' && (
            <Button
              busy={here.isPending}
              busyLabel={strings.saving}
              onClick={() =>
                here.mutate(undefined, {
                  onSuccess: () => showToast({ title: strings.thanks, line: strings.thanksLine }),
                })
              }
            >
              {strings.here}
            </Button>
          )}
          {state === 'paused' ? (
            <Button
              busy={resume.isPending}
              busyLabel={strings.saving}
              onClick={() => resume.mutate(undefined, { onSuccess: () => showToast({ title: strings.resumed }) })}
            >
              {strings.resume}
            </Button>
          ) : (
            <Button look="secondary" icon={Hourglass} onClick={() => setPausing(true)}>
              {strings.pause}
            </Button>
          )}
        </div>
      )}
      <Dialog isOpen={isPausing} onClose={() => setPausing(false)} title={strings.pauseTitle}>
        <PauseForm onDone={() => setPausing(false)} />
      </Dialog>
    </section>
  )
}

const Fact = ({ name, at }: { name: string; at: string }) => (
  <>
    <dt>{name}</dt>
    <dd>
      <time dateTime={at}>{plainDateIn(at)}</time>
    </dd>
  </>
)

import { useState } from 'react'
import type { Billing } from '../../../../backend/modules/billing/contract.ts'
import { Button } from '../../../ui/Button.tsx'
import { dateIn } from '../../../ui/moment.ts'
import { buttonRow } from '../style.ts'
import { useCancel, useMoneyBack, useResume } from './commands.ts'
import { Refusal } from './Refusal.tsx'
import { dollars, KEPT } from './words.ts'

type Ask = 'cancel' | 'money'

/** Ending a plan: two clicks, and no reason is asked for; what is canceled can be taken back until its last day. */
export const EndPlan = ({ billing }: { billing: Billing }) => {
  const { state, moneyBackUntil, periodEnd, paid } = billing
  const [ask, setAsk] = useState<Ask>()
  const [cancel, resume, money] = [useCancel(), useResume(), useMoneyBack()]
  const owed = paid.reduce((sum, { cents, refundedCents }) => sum + cents - refundedCents, 0)
  const close = () => setAsk(undefined)
  return (
    <section css={{ display: 'grid', gap: 20 }} aria-label="Changing your plan">
      <Refusal error={cancel.error ?? resume.error ?? money.error} />
      {ask === 'cancel' && (
        <Question
          words={
            state === 'past_due'
              ? `The plan ends now, and nothing more is charged. ${KEPT}`
              : `You have all of it until ${dateIn(periodEnd ?? '')}, and nothing more is charged. ${KEPT}`
          }
          yes="Cancel the plan"
          no="Keep the plan"
          isBusy={cancel.isPending}
          onYes={() => cancel.mutate(undefined, { onSettled: close })}
          onNo={close}
        />
      )}
      {ask === 'money' && (
        <Question
          words={`You get ${dollars(owed)} back, and the plan ends now. This can be done once. ${KEPT}`}
          yes={`Give me ${dollars(owed)} back`}
          no="Keep the plan"
          isBusy={money.isPending}
          onYes={() => money.mutate(undefined, { onSettled: close })}
          onNo={close}
        />
      )}
      {ask === undefined && (
        <div css={buttonRow}>
          {state === 'ending' ? (
            <Button busy={resume.isPending} busyLabel="Taking it back…" onClick={() => resume.mutate()}>
              Keep the plan after all
            </Button>
          ) : (
            <Button look="quiet" onClick={() => setAsk('cancel')}>
              Cancel plan
            </Button>
          )}
          {moneyBackUntil !== null && owed > 0 && (
            <Button look="quiet" onClick={() => setAsk('money')}>
              Get my money back
            </Button>
          )}
        </div>
      )}
      {moneyBackUntil !== null && owed > 0 && <p>You can get your money back until {dateIn(moneyBackUntil)}.</p>}
    </section>
  )
}

type QuestionProps = {
  words: string
  yes: string
  no: string
  isBusy: boolean
  onYes: () => void
  onNo: () => void
}

const Question = ({ words, yes, no, isBusy, onYes, onNo }: QuestionProps) => (
  <section aria-label={yes} css={{ display: 'grid', gap: 16 }}>
    <p>{words}</p>
    <div css={buttonRow}>
      <Button look="danger" busy={isBusy} onClick={onYes}>
        {yes}
      </Button>
      <Button look="secondary" onClick={onNo}>
        {no}
      </Button>
    </div>
  </section>
)

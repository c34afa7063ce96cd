import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import type { Cycle, PaymentsMode } from '../../../../backend/modules/billing/contract.ts'
import { paths } from '../../../app/paths.ts'
import { Answers } from '../../../ui/Answers.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Toggle } from '../../../ui/Toggle.tsx'
import { ON_PRICES } from '../demoFamily.ts'
import { PageNudges } from '../nudges/PageNudges.tsx'
import { QuoteWall } from '../QuoteWall.tsx'
import { strings as siteStrings } from '../strings.ts'
import { intro, section, sectionHead, standalone } from '../style.ts'
import { TalkToAPerson } from '../TalkToAPerson.tsx'
import { wrap } from '../../../ui/wrap.ts'
import { prices } from '../plans/queries.ts'
import { SIMULATED } from '../plans/words.ts'
import { PlanLedger } from './PlanLedger.tsx'
import { QUESTIONS, strings } from './strings.ts'

const ways = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 28px;
  padding-top: 12px;
`
const top = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: end;
  gap: 24px 40px;
  margin: 12px 0 36px;
  & > div:first-of-type {
    flex: 1;
    min-width: min(100%, 34em);
  }
  @media (max-width: 1023px) {
    margin-bottom: 28px;
  }
`
const answers = css`
  display: grid;
  grid-template-columns: 4fr 7fr;
  gap: 28px 80px;
  align-items: start;
  @media (max-width: 1023px) {
    grid-template-columns: 1fr;
  }
`

/** Whether plans are sold, once that is known. */
const soldInWords = (payments: PaymentsMode): string => {
  if (payments === 'off') return strings.notYet
  return payments === 'simulator' ? SIMULATED : ''
}

export function PricingPage() {
  const [cycle, setCycle] = useState<Cycle>('quarterly')
  const asked = useQuery(prices())
  const sold = asked.data && soldInWords(asked.data.payments)
  return (
    <>
      <div css={wrap}>
        <nav aria-label="Ways back" css={ways}>
          <Link href={paths.landing()} css={standalone}>
            <ArrowLeft aria-hidden />
            {strings.backToHome}
          </Link>
          <Link href={paths.about()} css={standalone}>
            {strings.about}
          </Link>
          <Link href={paths.landing()} css={standalone}>
            {strings.home}
          </Link>
        </nav>
        <div css={top}>
          <div>
            <h1 tabIndex={-1}>{strings.title}</h1>
            <p css={[intro, { marginTop: 16 }]}>{strings.lead}</p>
            <p css={{ marginTop: 12, minHeight: '3em', color: 'var(--ink-2)' }}>{sold}</p>
            <ButtonLink href={paths.freeVoiceMessages()} look="secondary" css={{ marginTop: 16 }}>
              {siteStrings.firstMinute}
            </ButtonLink>
          </div>
          <Toggle
            label={strings.billing}
            value={cycle}
            onChange={setCycle}
            choices={[
              { value: 'quarterly', words: strings.quarterly },
              { value: 'annual', words: strings.annual },
            ]}
          />
        </div>
        <PlanLedger cycle={cycle} isSold={asked.data !== undefined && asked.data.payments !== 'off'} />
        <p css={{ marginTop: 28, maxWidth: '64ch', color: 'var(--ink-2)' }}>
          {strings.inEvery}{' '}
          <Link href={paths.transparentPricing()}>Every limit, and what stops when you stop paying</Link>.
        </p>
      </div>
      <section css={[wrap, section]} aria-labelledby="voices">
        <h2 id="voices" css={sectionHead}>
          {strings.voices}
        </h2>
        <p css={[intro, { margin: '16px 0 36px' }]}>{strings.voicesLine}</p>
        <QuoteWall quotes={ON_PRICES} />
      </section>
      <section css={[wrap, answers]} aria-labelledby="questions">
        <h2 id="questions" css={sectionHead}>
          {strings.questions}
        </h2>
        <Answers answers={QUESTIONS} />
      </section>
      <TalkToAPerson title={strings.closing} line={strings.closingLine} />
      <PageNudges />
    </>
  )
}

import { css } from '@emotion/react'
import { Link } from 'wouter'
import { MONEY_BACK_DAYS, RETENTION_DAYS, TRIAL_DAYS } from '../../../../backend/modules/billing/contract.ts'
import { paths } from '../../../app/paths.ts'
import { PageHead } from '../PageHead.tsx'
import { ThreadList } from '../ThreadList.tsx'
import { section, sectionHead } from '../style.ts'
import { TalkToAPerson } from '../TalkToAPerson.tsx'
import { wrap } from '../../../ui/wrap.ts'
import { Calculator } from './Calculator.tsx'
import { LimitsTable } from './LimitsTable.tsx'

const STOPS = [
  {
    when: 'The day it ends',
    title: 'Your messages stay sealed and are still sent',
    line: 'The two checks, the delivery, the trusted contacts and your last wishes go on as before. None of them asks what you pay.',
  },
  {
    when: 'From then on',
    title: 'What is over the free limits cannot grow',
    line: 'You can read, play, share and export it. You cannot add to it until there is room again.',
  },
  {
    when: `${RETENTION_DAYS} days later, at the earliest`,
    title: 'Nothing is deleted without three emails',
    line: 'What a sealed message, a capsule or a shared book uses is never deleted.',
  },
] as const

const RULES = [
  [
    'Trial',
    `${TRIAL_DAYS} days of everything, no card. On day ${TRIAL_DAYS + 1} you have Free Forever, and nothing is charged.`,
  ],
  ['Money back', `All of the first payment, for ${MONEY_BACK_DAYS} days, with one button and no reason asked.`],
  ['Cancel', 'Two clicks, no phone call. You keep what you paid for until its last day.'],
  ['Price changes', 'You keep your price until you accept another. We tell you 30 days before.'],
  ['Taking it with you', 'Export everything, on every plan, at any time, also after a plan has ended.'],
] as const

const rules = css`
  margin: 36px 0 0;
  border-top: 3px solid var(--ink);
  & > div {
    display: grid;
    grid-template-columns: 240px minmax(0, 1fr);
    gap: 4px 32px;
    align-items: baseline;
    padding: 18px 0;
    border-bottom: 1px solid var(--line);
  }
  dt {
    font-family: var(--font-display);
    font-weight: 500;
    font-size: var(--fs-h4);
  }
  dd {
    max-width: 60ch;
    margin: 0;
  }
  @media (max-width: 767px) {
    & > div {
      grid-template-columns: 1fr;
    }
  }
`

export function TransparentPricingPage() {
  return (
    <>
      <PageHead
        title="What you pay, and what stops"
        line="Every number we have, on one page. Where a number is missing, there is no limit."
        scene="gate"
      />
      <section css={wrap} aria-labelledby="limits">
        <h2 id="limits" css={[sectionHead, { marginBottom: 36 }]}>
          Every limit
        </h2>
        <LimitsTable />
        <p css={{ marginTop: 20 }}>
          The prices themselves are on <Link href={paths.pricing()}>Legacy Plans</Link>.
        </p>
      </section>
      <section css={[wrap, section]} aria-labelledby="cost">
        <h2 id="cost" css={[sectionHead, { marginBottom: 36 }]}>
          What it would cost you
        </h2>
        <Calculator />
      </section>
      <ThreadList id="stops" title="If you stop paying" steps={STOPS} />
      <section css={[wrap, section, { paddingBottom: 0 }]} aria-labelledby="rules">
        <h2 id="rules" css={sectionHead}>
          Refunds and rules
        </h2>
        <dl css={rules}>
          {RULES.map(([name, rule]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{rule}</dd>
            </div>
          ))}
        </dl>
      </section>
      <TalkToAPerson title="Begin with what costs nothing." line="A voice message is free on every plan, forever." />
    </>
  )
}

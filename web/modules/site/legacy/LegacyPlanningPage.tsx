import { css } from '@emotion/react'
import { Link } from 'wouter'
import { paths } from '../../../app/paths.ts'
import { Ledger } from '../../../ui/page/Ledger.tsx'
import { PageHead } from '../PageHead.tsx'
import { PLANS, priceInWords } from '../pricing/planStrings.ts'
import { section, sectionHead, standalone } from '../style.ts'
import { TalkToAPerson } from '../TalkToAPerson.tsx'
import { ThreadList } from '../ThreadList.tsx'
import { wrap } from '../../../ui/wrap.ts'
import { JOURNEY, PLANNING, strings } from './strings.ts'

const packages = css`
  display: grid;
  grid-template-columns: 3fr 3fr 4fr;
  gap: 0 48px;
  margin: 36px 0 24px;
  border-top: 3px solid var(--ink);
  & > div {
    padding: 26px 0;
  }
  h3 {
    font-size: var(--fs-h4);
  }
  .price {
    margin: 8px 0 2px;
    font-family: var(--font-display);
    font-size: var(--fs-h1);
    line-height: 1.1;
    letter-spacing: -0.02em;
  }
  @media (max-width: 1023px) {
    grid-template-columns: 1fr;
    & > div {
      border-bottom: 1px solid var(--line);
    }
  }
`

export function LegacyPlanningPage() {
  return (
    <>
      <PageHead
        title={strings.planning}
        line="What should be heard, who should hear it, and what should be done. Put in order once, in your own words, and changed whenever you like."
        scene="house"
      />
      <section css={wrap} aria-labelledby="features">
        <h2 id="features" css={[sectionHead, { marginBottom: 36 }]}>
          What a plan is made of
        </h2>
        <Ledger rows={PLANNING} />
      </section>
      <div css={section}>
        <ThreadList id="journey" title="Three steps" steps={JOURNEY} />
      </div>
      <section css={wrap} aria-labelledby="packages">
        <h2 id="packages" css={sectionHead}>
          The three plans
        </h2>
        <div css={packages}>
          {PLANS.map(({ id, name, description }) => {
            const { price, period, note } = priceInWords(id, 'quarterly')
            return (
              <div key={id}>
                <h3>{name}</h3>
                <div className="price">{price}</div>
                <p>{period}</p>
                {note && <p css={{ color: 'var(--ink-2)' }}>{note}</p>}
                <p css={{ marginTop: 12 }}>{description}</p>
              </div>
            )
          })}
        </div>
        <Link href={paths.pricing()} css={standalone}>
          {strings.seePlans}
        </Link>
      </section>
      <TalkToAPerson
        title="Begin with one message."
        line="Plans grow around a voice. Record one thing for one person, and the rest has a place to start from."
      />
    </>
  )
}

import { css } from '@emotion/react'
import { paths } from '../../../app/paths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { wrap } from '../../../ui/wrap.ts'
import { Ledger } from '../../../ui/page/Ledger.tsx'
import { PLANS, priceInWords } from '../pricing/planStrings.ts'
import { StoryCard } from '../story/StoryCard.tsx'
import { EXAMPLE } from '../story/stories.ts'
import { buttonRow, intro, section, sectionHead } from '../style.ts'
import { TalkToAPerson } from '../TalkToAPerson.tsx'
import { ThreadList } from '../ThreadList.tsx'

const STEPS = [
  { title: 'Record', line: 'One person, one thing. The round button, and you speak.' },
  { title: 'Choose the day', line: 'A birthday, a wedding, an ordinary Tuesday ten years from now.' },
  { title: 'Rest', line: 'We ask you twice before it goes. Then it arrives.' },
] as const

const hero = css`
  display: grid;
  grid-template-columns: 7fr 5fr;
  gap: 48px 80px;
  align-items: center;
  padding-block: 56px 112px;
  h1 {
    font-size: var(--fs-display);
    line-height: 1.02;
    letter-spacing: -0.026em;
  }
  @media (max-width: 1023px) {
    grid-template-columns: 1fr;
    padding-block: 24px 72px;
  }
`
const plans = PLANS.map(({ id, name, description }) => {
  const { price, period } = priceInWords(id, 'quarterly')
  const cost = price === '$0' ? price : `${price} ${period}`
  return [`${name}, ${cost}`, description] as const
})

/** A shorter beginning, led by one voice. */
export function EnhancedPage() {
  return (
    <>
      <div css={[wrap, hero]}>
        <div>
          <h1 tabIndex={-1}>He is not in the room. Listen.</h1>
          <p css={[intro, { margin: '28px 0 36px' }]}>
            Grandpa Joe recorded this on a wet Tuesday, for a wedding that he would not see. It waited, and it knew its
            day.
          </p>
          <div css={buttonRow}>
            <ButtonLink href={paths.freeVoiceMessages()} size="large">
              Record yours, free
            </ButtonLink>
          </div>
        </div>
        <section aria-label={EXAMPLE.title}>
          <h2 css={{ marginBottom: 20 }}>{EXAMPLE.title}</h2>
          <StoryCard story={EXAMPLE} />
        </section>
      </div>
      <ThreadList id="steps" title="Three steps" steps={STEPS} />
      <section css={[wrap, section, { paddingBottom: 0 }]} aria-labelledby="plans">
        <h2 id="plans" css={[sectionHead, { marginBottom: 36 }]}>
          What it costs
        </h2>
        <Ledger rows={plans} />
        <p css={{ marginTop: 24 }}>
          <ButtonLink href={paths.pricing()} look="secondary">
            See all plans and prices
          </ButtonLink>
        </p>
      </section>
      <TalkToAPerson title="Whose voice would you miss?" line="Begin with that one." />
    </>
  )
}

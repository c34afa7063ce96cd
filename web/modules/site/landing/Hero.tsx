import { css } from '@emotion/react'
import { useState } from 'react'
import { paths } from '../../../app/paths.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Chip } from '../../../ui/Chip.tsx'
import { Wave } from '../../../ui/Wave.tsx'
import { wrap } from '../../../ui/wrap.ts'
import { DEMO_LABEL } from '../demoFamily.ts'
import { later } from '../later.tsx'
import { EXAMPLE } from '../story/stories.ts'
import { strings } from '../strings.ts'
import { HeroQuilt } from './HeroQuilt.tsx'
import { CheckSign, LockSign, PlaySign } from './marks.tsx'

const StoryPlayer = later(async () => (await import('../story/StoryPlayer.tsx')).StoryPlayer)

const hero = css`
  position: relative;
  min-height: 828px;
  overflow: hidden;
  @media (max-width: 1023px) {
    min-height: 0;
  }
`
const copy = css`
  position: relative;
  z-index: 2;
  padding: 66px 0 110px;
  & > div {
    width: min(584px, 47vw);
  }
  h1 {
    font-size: clamp(min(3.125rem, 14.6vw), 6.4vw, 5.25rem);
    line-height: 1.02;
    letter-spacing: -0.026em;
  }
  @media (max-width: 1023px) {
    padding: 12px 0 28px;
    & > div {
      width: auto;
    }
  }
`
const lead = css`
  margin-top: 30px;
  max-width: 27em;
  color: var(--ink-2);
  font-size: var(--fs-h4);
  line-height: 1.5;
  @media (max-width: 1023px) {
    margin-top: 18px;
    font-size: var(--fs-body-l);
  }
`
const calls = css`
  display: flex;
  flex-wrap: wrap;
  gap: 14px;
  margin-top: 38px;
  @media (max-width: 600px) {
    gap: 8px;
    margin-top: 16px;
    & > * {
      width: 100%;
    }
  }
`
const facts = css`
  display: grid;
  gap: 8px;
  margin: 30px 0 0;
  padding: 0;
  list-style: none;
  color: var(--ink-2);
  font-size: var(--fs-small);
  li {
    display: flex;
    gap: 8px;
    align-items: center;
  }
  .lucide {
    color: var(--ok);
  }
`
const quilt = css`
  position: absolute;
  right: 0;
  top: 0;
  width: 49.5%;
  height: 100%;
  @media (max-width: 1023px) {
    position: relative;
    width: 100%;
    height: 240px;
  }
`
const note = css`
  position: absolute;
  z-index: 3;
  left: calc(50.5% + 34px);
  bottom: 96px;
  width: min(430px, 44%);
  padding: 22px 24px 20px;
  border-radius: var(--r-card);
  background: var(--surface);
  box-shadow: var(--e3);
  @media (max-width: 1023px) {
    left: 20px;
    right: 20px;
    bottom: 28px;
    width: auto;
    max-width: 430px;
  }
`
const FACTS = [
  'We check with you. Twice.',
  // @says how long a trial lasts
  '30 days of everything, no credit card',
  'Voice messages free forever',
  'Cancel anytime',
] as const

const SealedNote = ({ isHeard }: { isHeard: boolean }) => (
  <aside css={note} aria-label="An example">
    <div css={{ fontWeight: 600 }}>{EXAMPLE.title}</div>
    <div css={{ color: 'var(--ink-2)', fontSize: 'var(--fs-small)' }}>
      From Grandpa Joe. {DEMO_LABEL}, generated voice
    </div>
    <div css={{ margin: '14px 0' }}>
      {isHeard ? <StoryPlayer story={EXAMPLE} /> : <Wave peaks={EXAMPLE.peaks} played={0} height={56} />}
    </div>
    <Chip tone="ember">
      <LockSign />
      Opens June 14, 2031
    </Chip>
  </aside>
)

export const Hero = () => {
  const [isHeard, setIsHeard] = useState(false)
  return (
    <div css={hero}>
      <div css={[wrap, copy]}>
        <div>
          <h1 tabIndex={-1}>{strings.hero}</h1>
          <p css={lead}>
            {strings.subLine} Choose who should hear it, and when. We keep it safe, check with you before the delivery,
            and hand it over on the day you chose.
          </p>
          <div css={calls}>
            <ButtonLink href={paths.pricing()} size="large">
              {strings.begin}
            </ButtonLink>
            <ButtonLink href={paths.freeVoiceMessages()} look="secondary" size="large">
              {strings.firstMinute}
            </ButtonLink>
            <Button look="quiet" onClick={() => setIsHeard(true)}>
              <PlaySign />
              {strings.hear}
            </Button>
          </div>
          <ul css={facts}>
            {FACTS.map((fact) => (
              <li key={fact}>
                <CheckSign />
                {fact}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <HeroQuilt css={quilt} />
      <SealedNote isHeard={isHeard} />
    </div>
  )
}

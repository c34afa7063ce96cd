import { css } from '@emotion/react'
import { Coming } from '../../../app/Coming.tsx'
import { paths } from '../../../app/paths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Scene } from '../../../ui/Scene.tsx'
import { phone } from '../../../ui/surfaces.ts'
import { wrap } from '../../../ui/wrap.ts'
import { intro, section, partHead } from '../style.ts'
import { strings } from '../strings.ts'

const frame = css`
  display: grid;
  grid-template-columns: 5fr 7fr;
  gap: 36px 80px;
  align-items: center;
  & > svg {
    width: 100%;
    aspect-ratio: 4 / 3;
    border-radius: var(--r-patch);
  }
  @media (max-width: 1023px) {
    grid-template-columns: 1fr;
    & > svg {
      display: none;
    }
  }
`

export const Ancestry = () => (
  <section css={section} aria-labelledby="ancestry">
    <div css={[wrap, frame]}>
      <Scene name="boat" />
      <div>
        <h2 id="ancestry" css={partHead}>
          Voice Ancestry: someone on that boat had your laugh
        </h2>
        <p css={[intro, { margin: '20px 0 32px', [phone]: { marginBlock: '14px 20px' } }]}>
          A name on a list, a photograph without one, a story with a hole in it. Tell us what you know, and we’ll help
          you find the rest.
        </p>
        <ButtonLink href={paths.voiceAncestry()} look="secondary" size="large">
          {strings.ancestry}
          <Coming of={paths.voiceAncestry()} />
        </ButtonLink>
      </div>
    </div>
  </section>
)

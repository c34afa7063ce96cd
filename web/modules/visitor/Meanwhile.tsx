import { css } from '@emotion/react'
import { ButtonLink } from '../../ui/Button.tsx'
import type { Tour } from './tour.ts'

const frame = css`
  display: flex;
  flex-wrap: wrap;
  gap: 16px 28px;
  align-items: center;
  margin-top: 32px;
  p {
    font-size: var(--fs-h4);
  }
`

/** How the tour of a closed area ends: one sentence, and a way to what works today. */
export const Meanwhile = ({ next }: Pick<Tour, 'next'>) => (
  <div css={frame}>
    <p>This is not open yet, but you can begin today.</p>
    <ButtonLink href={next.path} look="secondary" size="large">
      {next.words}
    </ButtonLink>
  </div>
)

import { css } from '@emotion/react'
import { wrap } from '../../../ui/wrap.ts'
import { intro, sectionHead } from '../style.ts'

const frame = css`
  position: relative;
  padding: 112px 0 96px;
  overflow-x: clip;
  & > div {
    position: relative;
    z-index: 2;
    display: grid;
    grid-template-columns: 7fr 5fr;
    gap: 80px;
    align-items: end;
  }
  @media (max-width: 1023px) {
    padding: 36px 0 28px;
    & > div {
      grid-template-columns: 1fr;
      gap: 16px;
    }
  }
`
/** The thread that runs from an unsewn patch of the quilt into the page. */
const run = css`
  position: absolute;
  left: calc(50% + 44px);
  top: -84px;
  z-index: 1;
  width: 700px;
  height: calc(100% + 84px);
  overflow: visible;
  pointer-events: none;
  @media (max-width: 1023px) {
    display: none;
  }
`

export const SayIt = () => (
  <section css={frame} aria-label="What this is">
    <svg viewBox="0 0 700 460" aria-hidden="true" css={run}>
      <path
        d="M118 2C118 60 40 60 40 22S96 -6 128 40 70 150 70 210V460"
        fill="none"
        stroke="var(--thread)"
        strokeWidth="3"
        strokeDasharray="13 9"
        strokeLinecap="round"
      />
    </svg>
    <div css={wrap}>
      <h2 css={sectionHead}>A photograph keeps a face. This keeps the way she said your name.</h2>
      <p css={[intro, { maxWidth: '27em' }]}>
        Everything here starts with someone speaking. Around that voice you add the people, the pictures, the recipes
        and the wishes, one strip at a time, until the whole family is in it.
      </p>
    </div>
  </section>
)

import { css } from '@emotion/react'
import { wrap } from '../../../ui/wrap.ts'
import { WRITTEN } from '../demoWall.ts'
import { QuoteWall } from '../QuoteWall.tsx'
import { StoryCard } from '../story/StoryCard.tsx'
import { FILM } from '../story/stories.ts'
import { intro, section, sectionHead } from '../style.ts'

const frame = css`
  display: grid;
  grid-template-columns: 5fr 7fr;
  gap: 40px 64px;
  align-items: start;
  margin-bottom: 64px;
  @media (max-width: 1023px) {
    grid-template-columns: 1fr;
  }
`

/** A short film of our own drawings, with captions and words, and three written voices under it. */
export const FilmSection = () => (
  <section css={[wrap, section]} aria-labelledby="film">
    <div css={frame}>
      <div>
        <h2 id="film" css={sectionHead}>
          {FILM.title}
        </h2>
        <p css={[intro, { marginTop: 20 }]}>
          A small film about a kitchen, a gate and a message that knew its day. It does not start by itself, and every
          word of it can be read.
        </p>
      </div>
      <StoryCard story={FILM} hasScenes />
    </div>
    <QuoteWall quotes={WRITTEN} />
  </section>
)

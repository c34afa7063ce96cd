import { css } from '@emotion/react'
import { wrap } from '../../../ui/wrap.ts'
import { DEMO_LABEL } from '../demoFamily.ts'
import { small } from './../../../ui/surfaces.ts'
import { partHead } from '../style.ts'
import { Fold } from '../../../ui/page/Fold.tsx'
import { BookSpread, RecipeCard } from './keepsakes.tsx'

const story = css`
  display: grid;
  grid-template-columns: 4fr 7fr;
  gap: 28px 80px;
  padding-block: 112px;
  p {
    max-width: 34em;
    font-family: var(--font-voice);
    font-size: var(--fs-voice);
    line-height: 1.62;
  }
  p + p {
    margin-top: 1em;
  }
  @media (max-width: 1023px) {
    grid-template-columns: 1fr;
    padding-block: 36px 24px;
  }
`
const things = css`
  display: grid;
  grid-template-columns: 7fr 5fr;
  gap: 48px 64px;
  align-items: start;
  padding-bottom: 112px;
  /* One of two lines and one of one: what stands under them begins at the same height. */
  h3 {
    display: flex;
    align-items: end;
    min-height: 2.28em;
    margin-bottom: 20px;
    font-size: var(--fs-h2);
  }
  @media (max-width: 1023px) {
    grid-template-columns: 1fr;
    padding-bottom: 36px;
    h3 {
      min-height: 0;
    }
  }
`

/** A day in ten years, and two things that came out of the box by then. */
export const TenYears = () => (
  <>
    <section css={[wrap, story]} aria-labelledby="ten-years">
      <h2 id="ten-years" css={partHead}>
        A Tuesday, ten years on
      </h2>
      <Fold words="Read what happens">
        <p>
          It is raining, and Amelia is late for work. There is a mail on her phone that is not a bill. It says that her
          grandfather recorded something for her, and that there is no hurry.
        </p>
        <p>
          She puts the kettle on first. Then she presses the round button, and he clears his throat, as he always did,
          and says her name.
        </p>
        <p css={[small, { fontFamily: 'var(--font-ui) !important' }]}>A story of our {DEMO_LABEL.toLowerCase()}.</p>
      </Fold>
    </section>
    <div css={wrap}>
      <Fold words="A book and a recipe">
        <div css={things}>
          <section aria-label="A printed book">
            <h3>The box of photos, bound</h3>
            <BookSpread />
          </section>
          <section aria-label="A recipe with a voice">
            <h3>The card, and how she said it</h3>
            <RecipeCard />
          </section>
        </div>
      </Fold>
    </div>
  </>
)

import { css } from '@emotion/react'
import { Play } from 'lucide-react'
import { Button } from '../../../ui/Button.tsx'
import { duration } from '../../../ui/clock.ts'
import { Scene } from '../../../ui/Scene.tsx'
import { small } from '../../../ui/surfaces.ts'
import { wrap } from '../../../ui/wrap.ts'
import { DEMO_LABEL } from '../demoFamily.ts'
import { WRITTEN } from '../demoWall.ts'
import { QuoteWall } from '../QuoteWall.tsx'
import { transcript } from '../story/transcript.ts'
import { FILM } from '../story/stories.ts'
import { intro, section, partHead } from '../style.ts'

const frame = css`
  display: grid;
  grid-template-columns: 5fr 7fr;
  gap: 40px 64px;
  align-items: start;
  margin-bottom: 64px;
  @media (max-width: 1023px) {
    grid-template-columns: 1fr;
    gap: 20px;
    margin-bottom: 28px;
  }
`

const player = css`
  &[data-playing] > .poster {
    display: none;
  }
`

/** A short film of our own drawings, with captions and words, and three written voices under it. */
export const FilmSection = () => (
  <section css={[wrap, section]} aria-labelledby="film">
    <div css={frame}>
      <div>
        <h2 id="film" css={partHead}>
          {FILM.title}
        </h2>
        <p css={[intro, { marginTop: 20 }]}>
          A short film about a kitchen, a gate and a message. It has a full transcript.
        </p>
      </div>
      <div>
        <div data-island="film" css={player}>
          <div className="poster">
            <Scene name="house" css={{ width: '100%', aspectRatio: '16 / 9', borderRadius: 3, marginBottom: 20 }} />
            <Button look="secondary" size="large" icon={Play} data-plays>
              Play the film
            </Button>
          </div>
        </div>
        <p css={[small, { marginTop: 12 }]}>
          {DEMO_LABEL} · Generated voice, {duration(FILM.lengthMs)} · Our own drawings
        </p>
        <details css={transcript}>
          <summary>Read the words</summary>
          <p>{FILM.cues.map((cue) => cue.words).join(' ')}</p>
        </details>
      </div>
    </div>
    <QuoteWall quotes={WRITTEN} />
  </section>
)

import { ArrowRight } from 'lucide-react'
import { isOpen } from '../../../app/closed.ts'
import { wrap } from '../../../ui/wrap.ts'
import { VIEWS, type View } from './areas.ts'
import { AREAS } from './areaWords.ts'
import { cabin, patch } from './cabinStyle.ts'
import { ART } from './patchArt.tsx'

/** Voice first, as it is in the cabin. */
const ORDER: readonly View[] = VIEWS.toSorted((one, other) => Number(other === 'messages') - Number(one === 'messages'))

/** The six areas as patches round one hearth; each opens its view. */
export const Cabin = () => (
  <section css={[wrap, cabin]} aria-label="What you can keep">
    {ORDER.map((view) => {
      const { title, line, go, path } = AREAS[view]
      const isComing = !isOpen(path)
      return (
        <div key={view} className={view} css={patch} data-coming={isComing || undefined}>
          <h3>
            <button type="button" data-opens={view} aria-describedby={isComing ? `${view}-coming` : undefined}>
              {title}
            </button>
          </h3>
          {isComing && (
            <span id={`${view}-coming`} className="coming">
              Coming
            </span>
          )}
          <p className="line">{line}</p>
          {ART[view]}
          <span className="go" aria-hidden="true">
            {go}
            <ArrowRight />
          </span>
        </div>
      )
    })}
    <div
      className="centre"
      css={{ display: 'grid', placeItems: 'center', alignContent: 'center', gap: 26, padding: 26 }}
    >
      <svg viewBox="0 0 120 120" width="112" aria-hidden="true">
        <rect
          x="4"
          y="4"
          width="112"
          height="112"
          fill="none"
          stroke="#7a2e06"
          strokeWidth="1.8"
          strokeDasharray="6 6"
        />
        <rect x="30" y="30" width="60" height="60" fill="var(--dye-lamp)" />
      </svg>
      <p
        css={{
          maxWidth: '11em',
          color: '#231b33',
          fontFamily: 'var(--font-display)',
          fontSize: 'var(--fs-h4)',
          lineHeight: 1.25,
          textAlign: 'center',
        }}
      >
        It starts with one voice in the middle.
      </p>
    </div>
  </section>
)

import { css } from '@emotion/react'
import { Link, useSearch } from 'wouter'
import { paths } from '../../app/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { DeliveryTimeline } from '../../ui/DeliveryTimeline.tsx'
import { Opening } from '../../ui/page/Opening.tsx'
import { searchAddress } from '../../ui/page/SearchBox.tsx'
import { Scene } from '../../ui/Scene.tsx'
import { dashedDown } from '../../ui/surfaces.ts'
import { wrap } from '../../ui/wrap.ts'
import { decadeOf, kinds, momentsOf, type Moment } from './demoLife.ts'

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
  gap: 40px 64px;
  padding-bottom: 96px;
  nav {
    align-self: start;
    position: sticky;
    top: 24px;
    h2 {
      margin-top: 28px;
      padding-bottom: 10px;
      border-bottom: 2px solid var(--ink);
      font-size: var(--fs-h4);
      &:first-of-type {
        margin-top: 0;
      }
    }
    ul {
      display: flex;
      flex-wrap: wrap;
      gap: 0 20px;
      margin-top: 6px;
    }
    a {
      display: inline-flex;
      align-items: center;
      min-height: 44px;
      &[aria-current] {
        color: var(--ink);
        font-weight: 600;
        text-decoration-color: var(--thread);
        text-decoration-thickness: 4px;
      }
    }
  }
  section {
    position: relative;
    isolation: isolate;
  }
  section + section {
    margin-top: 40px;
  }
  /* The thread runs on from decade to decade, behind the knots. */
  section:not(:last-child)::before {
    content: '';
    z-index: -1;
    position: absolute;
    left: 13.5px;
    top: 60px;
    bottom: -100px;
    width: 3px;
    background: var(--thread);
  }
  section[data-ahead]::before {
    background: ${dashedDown};
  }
  section > h2 {
    margin: 0 0 20px 48px;
    scroll-margin-top: 24px;
  }
  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr);
    nav {
      position: static;
    }
  }
`
const kindWords: Readonly<Record<string, string>> = Object.fromEntries(kinds)

const stepOf = ({ year, kind, title, line, isAhead }: Moment) => ({
  id: `${year} ${title}`,
  state: isAhead ? ('planned' as const) : ('done' as const),
  when: `${year}, ${kindWords[kind]?.toLowerCase()}`,
  title,
  line: isAhead ? `${line} Sealed until then.` : line,
})

/** The demo family's life on one thread: solid behind us, dashed ahead. Filters are links, so they work everywhere. */
export function TimelinePage() {
  const kind = new URLSearchParams(useSearch()).get('show') ?? ''
  const moments = momentsOf(kind)
  const decades = [...new Set(moments.map(decadeOf))]
  const within = (decade: number) => moments.filter((one) => decadeOf(one) === decade)
  const filters = [['', 'Everything'] as const, ...kinds]
  return (
    <>
      <Opening
        title="A life on one line"
        lead="Births and letters, tapes and pictures, and what is still to come. This is the line of our demo family. Yours begins with the first thing you keep."
        picture={<Scene name="hills" css={{ width: '100%', aspectRatio: '4 / 3', borderRadius: 'var(--r-patch)' }} />}
      >
        <ButtonLink href={paths.compose()} size="large">
          Keep something for a day ahead
        </ButtonLink>
      </Opening>
      <div css={[wrap, columns]}>
        <nav aria-label="What the line shows">
          <h2>Show</h2>
          <ul>
            {filters.map(([id, words]) => (
              <li key={id}>
                <Link
                  href={searchAddress(paths.timeline(), { show: id })}
                  aria-current={(kinds.some(([known]) => known === kind) ? kind : '') === id ? 'true' : undefined}
                >
                  {words}
                </Link>
              </li>
            ))}
          </ul>
          <h2>Go to</h2>
          <ul>
            {decades.map((decade) => (
              <li key={decade}>
                <a href={`#from-${decade}`}>{decade}s</a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <p css={{ marginBottom: 28, color: 'var(--ink-2)' }}>Demo family, {moments.length} moments.</p>
          {decades.map((decade) => (
            <section
              key={decade}
              aria-labelledby={`from-${decade}`}
              data-ahead={within(decade).every(({ isAhead }) => isAhead) || undefined}
            >
              <h2 id={`from-${decade}`}>{decade}s</h2>
              <DeliveryTimeline label={`The ${decade}s`} steps={within(decade).map(stepOf)} />
            </section>
          ))}
        </div>
      </div>
    </>
  )
}

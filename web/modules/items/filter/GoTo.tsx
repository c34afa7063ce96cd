import { css } from '@emotion/react'
import { Link } from 'wouter'
import { changed, queryOf, type Filter } from '../filters.ts'
import { decadesOf, undatedIn, type Counted } from '../months.ts'
import { filterStrings as strings } from '../strings.ts'

const thread = css`
  position: sticky;
  top: 24px;
  max-height: calc(100vh - 48px);
  overflow-y: auto;
  padding: 4px 0 4px 4px;
  h2 {
    margin-bottom: 8px;
    color: var(--ink-2);
    font: 600 var(--fs-micro) / 1.4 var(--font-ui);
    letter-spacing: 0;
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    color: var(--ink);
  }
  & > ul > li {
    position: relative;
    padding-left: 30px;
  }
  /* The thread, and a knot for each decade. */
  & > ul > li::before {
    content: '';
    position: absolute;
    left: 7px;
    top: 0;
    bottom: 0;
    width: 3px;
    background: var(--thread);
  }
  & > ul > li:first-of-type::before {
    top: 22px;
  }
  & > ul > li:last-of-type::before {
    bottom: calc(100% - 22px);
  }
  & > ul > li > a::before {
    content: '';
    position: absolute;
    left: 2px;
    top: 15px;
    width: 13px;
    height: 13px;
    border-radius: 50%;
    background: var(--thread);
  }
  & > ul > li > a[aria-current]::before {
    left: 0;
    top: 13px;
    width: 17px;
    height: 17px;
    border: 4px solid var(--thread);
    background: var(--ground);
  }
  a[aria-current] {
    font-weight: 600;
  }
  ul ul a {
    color: var(--link);
    font-size: var(--fs-small);
  }
`
type GoToProps = {
  path: string
  filter: Filter
  months: readonly Counted[]
  /** The decade that is in sight, which is opened into its months. */
  decade: string | undefined
  onGo?: () => void
}

/** The decades as knots on a thread: each leads to the list as it goes on from there. */
export function GoTo({ path, filter, months, decade, onGo }: GoToProps) {
  const decades = decadesOf(months)
  const undated = undatedIn(months)
  const to = (changes: Filter) => `${path}${queryOf(changed(filter, { to: undefined, shelf: undefined, ...changes }))}`
  if (decades.length === 0) return null
  return (
    <nav css={thread} aria-labelledby="go-to">
      <h2 id="go-to">{strings.goToHead}</h2>
      <ul>
        {decades.map((each) => (
          <li key={each.words}>
            <Link
              href={to({ from: each.from })}
              onClick={onGo}
              aria-current={each.words === decade ? 'location' : undefined}
            >
              {each.words}
              <span className="sr-only">, {strings.countedHere(each.n)}</span>
            </Link>
            {each.words === decade && each.months.length > 1 && (
              <ul>
                {each.months.map((month) => (
                  <li key={month.words}>
                    <Link href={to({ from: month.from })} onClick={onGo}>
                      {month.words}
                      <span className="sr-only">, {strings.countedHere(month.n)}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {undated > 0 && (
        <Link href={to({ shelf: 'undated', from: undefined })} onClick={onGo}>
          {strings.undated(undated)}
        </Link>
      )}
    </nav>
  )
}

import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { PageHeader } from '../ui/PageHeader.tsx'
import { tabLine, tabLook } from '../ui/tabStyle.ts'
import { openTabs, whereIs } from './places.ts'

const link = css`
  ${tabLook}
  text-decoration: none;
  &[aria-current] {
    color: var(--ink);
    border-color: var(--thread);
  }
`

type PlaceHeadProps = {
  /** Without one the place's own. */
  title?: string | undefined
  line?: ReactNode
  children?: ReactNode
}

/** The head of a page that is a tab: the heading of its place, one line, actions, and the tabs that are open where there are several. */
export function PlaceHead({ title, line, children }: PlaceHeadProps) {
  const [location] = useLocation()
  const here = whereIs(location)
  if (!here) return null
  const { place, tab } = here
  const tabs = openTabs(place)
  return (
    <>
      <PageHeader title={title ?? place.title} line={line}>
        {children}
      </PageHeader>
      {tabs.length > 1 && (
        <nav aria-label={place.title} css={[tabLine, { margin: '-12px 0 24px' }]}>
          {tabs.map((each) => (
            <Link key={each.title} href={each.pages[0]} css={link} aria-current={each === tab ? 'page' : undefined}>
              {each.title}
            </Link>
          ))}
        </nav>
      )}
    </>
  )
}

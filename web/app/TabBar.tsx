import { css } from '@emotion/react'
import { Link, useLocation } from 'wouter'
import { NewMenu } from './NewMenu.tsx'
import { barPlaces, hrefOf, whereIs, type Place } from './places.ts'
import { tab } from './barStyle.ts'

const barUntil = (px: number) => css`
  display: none;
  @media (max-width: ${px}px) {
    position: fixed;
    inset: auto 0 0;
    z-index: 9;
    display: grid;
    grid-auto-columns: 1fr;
    grid-auto-flow: column;
    padding: 8px 6px calc(10px + env(safe-area-inset-bottom));
    background: var(--surface);
    border-top: 1px solid var(--line);
  }
`
/** New stands in the middle. */
const BEFORE_NEW = 2

const Tab = ({ place }: { place: Place }) => {
  const [location] = useLocation()
  const { title, icon: Icon } = place
  return (
    <Link href={hrefOf(place)} css={tab} aria-current={whereIs(location)?.place === place ? 'page' : undefined}>
      <Icon aria-hidden />
      {title}
    </Link>
  )
}
const tabs = (some: readonly Place[]) => some.map((place) => <Tab key={place.title} place={place} />)

/** Where the page is too narrow for the rail it stands for it. */
export const TabBar = ({ label = 'Main', untilPx = 1023 }: { label?: string; untilPx?: number }) => (
  <nav aria-label={label} css={barUntil(untilPx)}>
    {tabs(barPlaces.slice(0, BEFORE_NEW))}
    <NewMenu look="tab" />
    {tabs(barPlaces.slice(BEFORE_NEW))}
  </nav>
)

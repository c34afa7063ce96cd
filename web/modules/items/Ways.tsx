import { css } from '@emotion/react'
import { Link, useLocation } from 'wouter'
import { paths } from '../../app/paths.ts'
import { strings } from './strings.ts'

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 22px;
  margin: -12px 0 20px;
  a {
    display: inline-flex;
    align-items: center;
    min-width: 44px;
    min-height: 48px;
    font-weight: 600;
    &[aria-current] {
      color: var(--ink);
      text-decoration-color: var(--thread);
      text-decoration-thickness: 4px;
    }
  }
`
const { everything, timeline, voices, albums, byPerson, byPlace, bin, machines } = strings.wayNames
const WAYS = [
  [paths.memoryVault(), everything],
  [paths.timeline(), timeline],
  [paths.voiceMessages(), voices],
  [paths.memory('albums'), albums],
  [paths.memory('people'), byPerson],
  [paths.memory('places'), byPlace],
  [paths.memory('bin'), bin],
  [paths.choices(), machines],
] as const

/** The ways to look at what a family keeps: all of them stand within Everything. */
export function Ways() {
  const [location] = useLocation()
  return (
    <nav aria-label={strings.ways} css={row}>
      {WAYS.map(([href, words]) => (
        <Link key={href} href={href} aria-current={href === location ? 'page' : undefined}>
          {words}
        </Link>
      ))}
    </nav>
  )
}

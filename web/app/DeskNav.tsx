import { css } from '@emotion/react'
import { Link, useLocation } from 'wouter'
import type { Role } from '../../backend/kernel/contract.ts'
import type { Desk } from './module.ts'
import { all } from './modules.ts'
import { paths } from './paths.ts'
import { useSession } from './session.ts'

const bar = css`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 8px;
  margin: 12px 0 8px;
  border-bottom: 1px solid var(--line);
`
const desk = css`
  display: inline-flex;
  align-items: center;
  min-height: 52px;
  padding: 0 14px;
  color: var(--ink);
  font-weight: 600;
  text-decoration: none;
  border-bottom: 4px solid transparent;
  &:hover {
    background: var(--primary-soft);
  }
  &[aria-current] {
    border-bottom-color: var(--thread);
  }
`

/** The accounts and settings of the house come first; the desks of all modules follow. */
const overview: Desk = { place: 0, href: paths.admin(), words: 'Overview', roles: ['admin'] }
const desks = [overview, ...all.flatMap((one) => one.desks ?? [])].toSorted((one, other) => one.place - other.place)

/** Where somebody of this role works, beside their own pages. */
export const desksOf = (role: Role | undefined): readonly Desk[] =>
  desks.filter(({ roles }) => roles.some((one) => one === role))

/** Above every desk: the desks of whoever looks. */
export function DeskNav() {
  const [location] = useLocation()
  const { user } = useSession()
  const own = desksOf(user?.role)
  return (
    <nav aria-label="Desks" css={bar}>
      {own.map(({ href, words }) => (
        <Link key={href} href={href} css={desk} aria-current={location === href ? 'page' : undefined}>
          {words}
        </Link>
      ))}
    </nav>
  )
}

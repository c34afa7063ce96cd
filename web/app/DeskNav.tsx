import { css } from '@emotion/react'
import { Link, useLocation } from 'wouter'
import type { Role } from '../../backend/kernel/contract.ts'
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

/** A desk of the control panel, and who works at it. */
type Desk = { readonly href: string; readonly words: string; readonly roles: readonly Role[] }

/** From the left. */
const desks: readonly Desk[] = [
  { href: paths.admin(), words: 'Overview', roles: ['admin'] },
  { href: paths.controlPanel(), words: 'Messages', roles: ['admin'] },
  { href: paths.deskSupport(), words: 'Support inbox', roles: ['support', 'admin'] },
  { href: paths.deskReviews(), words: 'Reviews', roles: ['support', 'admin'] },
  { href: paths.deskHistory(), words: 'History', roles: ['admin'] },
]

/** Where somebody of this role works, beside their own pages. */
export const desksOf = (role: Role | undefined): readonly Desk[] =>
  desks.filter(({ roles }) => roles.some((one) => one === role))

/** Above every desk: the desks of whoever looks, and nothing for somebody who has none. */
export function DeskNav() {
  const [location] = useLocation()
  const { user } = useSession()
  const own = desksOf(user?.role)
  if (own.length === 0) return null
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

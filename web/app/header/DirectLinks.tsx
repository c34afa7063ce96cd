import { Link, useLocation } from 'wouter'
import { directLinks } from '../links.ts'
import { top } from './style.ts'

export const DirectLinks = () => {
  const [path] = useLocation()
  return directLinks.map(({ words, href }) => (
    <li key={href}>
      <Link href={href} css={top} aria-current={href === path ? 'page' : undefined}>
        {words}
      </Link>
    </li>
  ))
}

import { css } from '@emotion/react'
import { Link } from 'wouter'
import { wrap } from '../ui/wrap.ts'
import type { Crumb } from './pages/page.ts'
import { paths } from './paths.ts'

const trail = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 12px;
  margin: 12px 0 0;
  padding: 0;
  list-style: none;
  font-size: var(--fs-small);
  li {
    display: flex;
    gap: 12px;
    align-items: center;
    min-height: 44px;
  }
  li + li::before {
    content: '/';
    color: var(--ink-3);
  }
  a {
    display: inline-flex;
    align-items: center;
    min-width: 44px;
    min-height: 44px;
  }
`

/** Where a page stands that is below the top level. */
export const Breadcrumb = ({ parent, name }: { parent: Crumb; name: string }) => (
  <nav aria-label="Breadcrumb" css={wrap}>
    <ol css={trail}>
      <li>
        <Link href={paths.landing()}>Home</Link>
      </li>
      <li>
        <Link href={parent.path}>{parent.name}</Link>
      </li>
      <li aria-current="page">{name}</li>
    </ol>
  </nav>
)

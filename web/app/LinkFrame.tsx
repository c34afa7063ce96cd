import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { paths } from './paths.ts'
import { siteSettings } from './siteSettings.ts'
import { HearthBlock } from '../ui/HearthBlock.tsx'
import { Logo } from '../ui/Logo.tsx'

const frame = css`
  width: min(680px, 100% - 40px);
  margin: 0 auto 64px;
  main {
    display: grid;
    gap: 20px;
    justify-items: start;
  }
  main > p:not([role='alert']) {
    color: var(--ink-2);
    font-size: var(--fs-body-l);
  }
  form {
    width: min(480px, 100%);
  }
`

/** A page behind a link in a mail: one subject, no navigation. */
export const LinkFrame = ({
  title,
  seed,
  isLit = false,
  children,
}: {
  title: string
  seed: string
  isLit?: boolean
  children: ReactNode
}) => (
  <div css={frame}>
    <header css={{ padding: '22px 0 40px', a: { color: 'inherit', textDecoration: 'none' } }}>
      <Link href={paths.landing()}>
        <Logo name={siteSettings.productName} />
      </Link>
    </header>
    <main id="main">
      <HearthBlock seed={seed} size={140} rounds={3} seam={2} lit={isLit} css={{ width: 140 }} />
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </main>
  </div>
)

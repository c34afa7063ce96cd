import { css } from '@emotion/react'
import { useEffect } from 'react'
import { Button } from '../ui/Button.tsx'
import { HearthBlock } from '../ui/HearthBlock.tsx'
import { openAuthModal } from './authModal.ts'
import type { Page } from './pages/page.ts'
import { strings } from './strings.ts'

const frame = css`
  width: min(720px, 100% - 40px);
  display: grid;
  gap: 20px;
  justify-items: start;
  margin: 48px auto 96px;
`

/** What a page of the family is, for somebody who is not signed in; after signing in they stay on it. */
export function SignInFirst({ page }: { page: Page }) {
  useEffect(() => openAuthModal('signin'), [])
  const { title, line } = page.toVisitor ?? { title: page.name, line: page.description }
  return (
    <div css={frame}>
      <HearthBlock seed={page.name} size={140} rounds={3} seam={2} css={{ width: 140 }} />
      <h1 tabIndex={-1}>{title}</h1>
      <p css={{ color: 'var(--ink-2)', fontSize: 'var(--fs-body-l)' }}>
        {line}{' '}
        {page.audience === 'staff'
          ? 'This page is for staff, so please sign in first.'
          : 'This page belongs to you alone, so please sign in first.'}
      </p>
      <div css={{ display: 'flex', gap: 12, flexWrap: 'wrap' }}>
        <Button size="large" onClick={() => openAuthModal('signin')}>
          {strings.signIn}
        </Button>
        <Button size="large" look="secondary" onClick={() => openAuthModal('signup')}>
          {strings.getStarted}
        </Button>
      </div>
    </div>
  )
}

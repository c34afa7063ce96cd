import { css } from '@emotion/react'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { phone } from './surfaces.ts'

const frame = css`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: 16px 32px;
  margin: 20px 0 34px;
  & > button,
  & > a {
    flex: none;
  }
  ${phone} {
    flex-direction: column;
    align-items: flex-start;
    margin: 8px 0 24px;
  }
`
const backLink = css`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  font-size: var(--fs-small);
`

type PageHeaderProps = {
  title: ReactNode
  line?: ReactNode
  back?: { href: string; words: string }
  children?: ReactNode
}

/** Back link, h1, one line; `children` stand on the right: actions, or the saved state in words. */
export const PageHeader = ({ title, line, back, children }: PageHeaderProps) => (
  <div css={frame}>
    <div css={{ minWidth: 0, maxWidth: '100%' }}>
      {back && (
        <Link href={back.href} css={backLink}>
          <ArrowLeft aria-hidden />
          {back.words}
        </Link>
      )}
      <h1 tabIndex={-1} css={{ overflowWrap: 'anywhere' }}>
        {title}
      </h1>
      {line && (
        <p css={{ color: 'var(--ink-2)', fontSize: 'var(--fs-body-l)', marginTop: 16, maxWidth: '64ch' }}>{line}</p>
      )}
    </div>
    {children}
  </div>
)

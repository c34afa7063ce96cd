import type { ReactNode } from 'react'
import { wrap } from '../../../ui/wrap.ts'
import { intro, sectionHead } from '../style.ts'

/** A page about a plan: what is so, before anything else. */
export const Page = ({ title, line, children }: { title: string; line?: string; children?: ReactNode }) => (
  <div css={[wrap, { paddingBlock: '40px 112px', '& > *': { maxWidth: 764 } }]}>
    <h1 tabIndex={-1} css={sectionHead}>
      {title}
    </h1>
    {line !== undefined && <p css={[intro, { margin: '20px 0 36px' }]}>{line}</p>}
    {children}
  </div>
)

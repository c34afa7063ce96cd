import { css } from '@emotion/react'
import type { LucideIcon } from 'lucide-react'
import { Link } from 'wouter'
import { supporting } from './surfaces.ts'

const frame = css`
  display: flex;
  gap: 24px;
  align-items: center;
  padding: 16px 24px;
  border: 2px dashed var(--line-strong);
  border-radius: var(--r-patch);
  & > .lucide {
    flex: none;
    color: var(--ink-2);
    @media (max-width: 600px) {
      display: none;
    }
  }
  & > div {
    min-width: 0;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
  }
`

type OpenPatchProps = { icon: LucideIcon; title: string; line: string; href: string; words: string }

/** A row that is not sewn yet, among what is: what goes there, and the one way on. */
export const OpenPatch = ({ icon: Icon, title, line, href, words }: OpenPatchProps) => (
  <section css={frame}>
    <Icon aria-hidden />
    <div>
      <h2 css={{ font: '600 var(--fs-body) / 1.5 var(--font-ui)', letterSpacing: 0 }}>{title}</h2>
      <p css={supporting}>{line}</p>
      <Link href={href}>{words}</Link>
    </div>
  </section>
)

import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { openAuthModal } from './authModal.ts'
import { paths } from './paths.ts'
import { useSession } from './session.ts'
import { siteSettings } from './siteSettings.ts'
import { NewsletterBox } from '../modules/subscribers/NewsletterBox.tsx'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { BlockShapes } from '../ui/HearthBlock.tsx'
import { wrap } from '../ui/wrap.ts'

const footer = css`
  background: var(--night);
  color: var(--on-night);
  a {
    color: var(--on-night);
  }
`
const closing = css`
  display: grid;
  grid-template-columns: 7fr 5fr;
  gap: 64px;
  align-items: end;
  padding: 92px 0 80px;
  h2 {
    font-size: var(--fs-h1-marketing);
    letter-spacing: -0.02em;
  }
  @media (max-width: 1023px) {
    grid-template-columns: 1fr;
    gap: 28px;
    padding: 64px 0 48px;
  }
`
const base = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 32px;
  justify-content: space-between;
  align-items: center;
  padding: 26px 0 40px;
  border-top: 1px solid var(--night-line);
  color: var(--on-night-2);
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`
const BLOCKS = Array.from({ length: 24 }, (_, index) => index)

/** A row of small blocks: the binding; one on a page. */
const Binding = () => (
  <svg
    viewBox="0 0 1440 64"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    css={{ width: '100%', height: 64, '--seam': 'var(--night)' }}
  >
    {BLOCKS.map((index) => (
      <g key={index} transform={`translate(${index * 64} 0)`}>
        <BlockShapes seed={`ft${index}`} size={64} rounds={2} centre={1.7} seam={1.4} turn={index % 4} />
      </g>
    ))}
  </svg>
)

/** Of every public page; `children` are what a page puts in besides. */
export const Footer = ({ children }: { children?: ReactNode }) => {
  const { user } = useSession()
  const { productName, supportEmail, supportPhone } = siteSettings
  return (
    <footer css={footer}>
      <Binding />
      <div css={wrap}>
        <div css={closing}>
          <h2>Say it while you can. We will carry it from there.</h2>
          <div>
            {user ? (
              <ButtonLink href={paths.compose()} look="lamp" size="large">
                Record a free message
              </ButtonLink>
            ) : (
              <Button look="lamp" size="large" onClick={() => openAuthModal('signup', paths.compose())}>
                Record a free message
              </Button>
            )}
          </div>
        </div>
        {children}
        <div css={{ paddingBottom: 56 }}>
          <NewsletterBox source="footer" look="night" />
        </div>
        <div css={base}>
          <span>© 2024 {productName}</span>
          {(supportPhone ?? supportEmail) !== undefined && (
            <span css={{ display: 'flex', flexWrap: 'wrap', gap: '0 24px', alignItems: 'center' }}>
              Talk to a person:
              {supportPhone && <a href={`tel:${supportPhone}`}>{supportPhone}</a>}
              {supportEmail && <a href={`mailto:${supportEmail}`}>{supportEmail}</a>}
            </span>
          )}
        </div>
      </div>
    </footer>
  )
}

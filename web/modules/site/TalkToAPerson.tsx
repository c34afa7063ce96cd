import { css } from '@emotion/react'
import { Phone } from 'lucide-react'
import { openAuthModal } from '../../app/authModal.ts'
import { paths } from '../../app/paths.ts'
import { useSession } from '../../app/session.ts'
import { siteSettings } from '../../app/siteSettings.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { HearthBlock } from '../../ui/HearthBlock.tsx'
import { buttonRow, intro, sectionHead } from './style.ts'
import { wrap } from '../../ui/wrap.ts'

const frame = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 64px;
  align-items: center;
  padding-block: 112px;
  @media (max-width: 1023px) {
    grid-template-columns: 1fr;
    gap: 32px;
    padding-block: 72px;
  }
`

/** The end of a page: one way on, and a person to talk to first. */
export const TalkToAPerson = ({ title, line }: { title: string; line: string }) => {
  const { user } = useSession()
  const { supportPhone, supportTel } = siteSettings
  return (
    <section css={[wrap, frame]} aria-label="What now">
      <div>
        <h2 css={sectionHead}>{title}</h2>
        <p css={[intro, { margin: '20px 0 32px' }]}>{line}</p>
        <div css={buttonRow}>
          {user ? (
            <ButtonLink href={paths.compose()} size="large">
              Record a message
            </ButtonLink>
          ) : (
            <Button size="large" onClick={() => openAuthModal('signup', paths.home())}>
              Start free
            </Button>
          )}
          <a href={`tel:${supportTel}`} css={{ display: 'inline-flex', gap: 10, alignItems: 'center', minHeight: 48 }}>
            <Phone aria-hidden />
            Talk to a person: {supportPhone}
          </a>
        </div>
      </div>
      <HearthBlock seed={title} size={220} rounds={4} seam={2} lit css={{ width: 220 }} />
    </section>
  )
}

import { css } from '@emotion/react'
import { paths } from '../../app/paths.ts'
import { siteSettings } from '../../app/siteSettings.ts'
import { strings } from '../../app/strings.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { wrap } from '../../ui/wrap.ts'

const patch = css`
  display: grid;
  gap: 16px;
  justify-items: start;
  max-width: 640px;
  margin: 48px 0 96px;
  padding: 48px;
  border: 2px dashed var(--line-strong);
  border-radius: var(--r-patch);
  @media (max-width: 600px) {
    padding: 28px 24px;
  }
`

/** A single patch that is not sewn yet, the sentence, one way on and the phone number. */
export const NotFoundPage = () => (
  <div css={wrap}>
    <div css={patch}>
      <h1 tabIndex={-1}>{strings.notFound}</h1>
      <p css={{ fontSize: 'var(--fs-body-l)', color: 'var(--ink-2)' }}>{strings.wandered}</p>
      <ButtonLink href={paths.landing()}>Go to the first page</ButtonLink>
      {siteSettings.supportPhone && (
        <p>
          Or call us: <a href={`tel:${siteSettings.supportPhone}`}>{siteSettings.supportPhone}</a>
        </p>
      )}
    </div>
  </div>
)

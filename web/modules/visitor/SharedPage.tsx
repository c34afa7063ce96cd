import { paths } from '../../app/paths.ts'
import { siteSettings } from '../../app/siteSettings.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { wrap } from '../../ui/wrap.ts'

/** What a link shows that shares nothing: the server has sent on whoever holds one of a message. */
export const SharedPage = () => (
  <div css={[wrap, { padding: '48px 0 96px' }]}>
    <h1 tabIndex={-1} css={{ marginBottom: 28 }}>
      Shared with You
    </h1>
    <EmptyState
      title="This link is not known"
      line="It may have been taken back, or a part of it was cut off on the way. Ask the person who sent it, or open it once more from their email."
    >
      <ButtonLink href={paths.contact()} look="secondary">
        Ask us about it
      </ButtonLink>
      {siteSettings.supportPhone && (
        <p>
          Or call us: <a href={`tel:${siteSettings.supportTel}`}>{siteSettings.supportPhone}</a>
        </p>
      )}
    </EmptyState>
  </div>
)

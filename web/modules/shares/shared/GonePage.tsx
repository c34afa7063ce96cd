import { LinkFrame } from '../../../app/LinkFrame.tsx'
import { paths } from '../../../app/paths.ts'
import { siteSettings } from '../../../app/siteSettings.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { strings } from './strings.ts'

/** A link that was ended, has expired, never was, or is of another kind: the same page for each. */
export const GonePage = () => (
  <LinkFrame title={strings.goneTitle} seed="gone">
    <p>{strings.goneLine}</p>
    <ButtonLink href={paths.contact()} look="secondary">
      {strings.talk}
    </ButtonLink>
    {siteSettings.supportPhone && (
      <p>
        {strings.call} <a href={`tel:${siteSettings.supportTel}`}>{siteSettings.supportPhone}</a>
      </p>
    )}
  </LinkFrame>
)

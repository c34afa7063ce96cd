import { Coming } from '../../app/Coming.tsx'
import { paths } from '../../app/paths.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { strings } from './strings.ts'

/** Where the site's texts are, and who sets what. */
export const ContentTab = ({ onSettings }: { onSettings: () => void }) => (
  <section aria-label={strings.content} css={{ display: 'grid', gap: 20, maxWidth: '64ch' }}>
    <p>{strings.contentLine}</p>
    <div css={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <ButtonLink look="secondary" href={paths.blog()}>
        {strings.blogPosts}
      </ButtonLink>
      <Button look="secondary" onClick={onSettings}>
        {strings.siteSettings}
      </Button>
      <ButtonLink look="secondary" href={paths.adminCms()}>
        {strings.addContent}
        <Coming of={paths.adminCms()} />
      </ButtonLink>
    </div>
  </section>
)

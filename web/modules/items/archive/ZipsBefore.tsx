import { Link } from 'wouter'
import { paths } from '../../../app/paths.ts'
import { small } from '../../../ui/surfaces.ts'
import { archiveStrings as strings } from './strings.ts'

/** What a zip may have in it, said before one is chosen, and the way to those that came. */
export const ZipsBefore = () => (
  <div css={small}>
    <p>{strings.before}</p>
    <Link href={paths.memory('zips')} css={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
      {strings.seeAll}
    </Link>
  </div>
)

import { Link } from 'wouter'
import { paths } from '../../app/paths.ts'
import { Words } from '../../ui/page/Words.tsx'
import { wrap } from '../../ui/wrap.ts'
import { house } from './house.ts'
import { SHORT_PRIVACY_DATE, shortPrivacy } from './privacyShort.ts'
import { page, prose } from './style.ts'

export const PrivacyPolicyPage = () => (
  <div css={[wrap, page]}>
    <div css={prose}>
      <h1 tabIndex={-1}>Privacy Policy</h1>
      <p>
        Updated <time dateTime="2024-12-17">{SHORT_PRIVACY_DATE}</time>
      </p>
      <p css={{ color: 'var(--ink-2)', fontSize: 'var(--fs-body-l)' }}>
        Ten sentences. The <Link href={paths.privacy()}>whole text</Link> says the same with every detail.
      </p>
      <ol>
        {shortPrivacy(house()).map((sentence) => (
          <li key={sentence}>
            <Words of={sentence} />
          </li>
        ))}
      </ol>
    </div>
  </div>
)

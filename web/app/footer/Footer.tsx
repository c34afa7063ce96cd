import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { NewsletterBox } from '../../modules/subscribers/NewsletterBox.tsx'
import { wrap } from '../../ui/wrap.ts'
import { useFolded } from '../../ui/useFolded.ts'
import { Coming } from '../Coming.tsx'
import { footerLinks, legalLinks, menus, type LinkGroup } from '../links.ts'
import { siteSettings } from '../siteSettings.ts'
import { Binding } from './Binding.tsx'
import { DisplayChoices } from './DisplayChoices.tsx'
import { base, columns, footer } from './style.ts'

const Column = ({ words, links }: LinkGroup) => (
  <nav aria-label={words}>
    <h2>{words}</h2>
    <ul>
      {links.map(({ words: name, href, area = href }) => (
        <li key={href}>
          <Link href={href}>
            {name}
            <Coming of={area} />
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)

/** The header's menus open by script alone: without it their links stand here. */
const WithoutScript = () => (
  <noscript>
    <ul>
      {menus.flatMap(({ links }) =>
        links.map(({ words, href, area = href }) => (
          <li key={href}>
            <a href={href}>
              {words}
              <Coming of={area} />
            </a>
          </li>
        )),
      )}
    </ul>
  </noscript>
)

/** The footer of every public page; help stands first everywhere. `children` are what a page puts in besides. */
export const Footer = ({ children }: { children?: ReactNode }) => {
  const { productName, supportEmail, supportPhone, supportTel } = siteSettings
  return (
    <footer css={footer}>
      <Binding />
      <div css={wrap}>
        {children}
        <div css={columns}>
          <div>
            <h2>Talk to a person</h2>
            <ul>
              <li>
                <a className="phone" href={`tel:${supportTel}`}>
                  {supportPhone}
                </a>
              </li>
              <li>
                <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
              </li>
            </ul>
            <WithoutScript />
          </div>
          <details open ref={useFolded(1023)}>
            <summary>All pages</summary>
            {footerLinks.map((group) => (
              <Column key={group.words} {...group} />
            ))}
          </details>
        </div>
        <div css={{ paddingBottom: 24 }}>
          <NewsletterBox source="footer" look="night" />
        </div>
        <DisplayChoices />
        <div css={base}>
          <span>© 2024 {productName}</span>
          <nav aria-label="Legal" css={{ display: 'flex', flexWrap: 'wrap', gap: '0 28px' }}>
            {legalLinks.map(({ words, href }) => (
              <Link key={href} href={href}>
                {words}
              </Link>
            ))}
          </nav>
        </div>
      </div>
    </footer>
  )
}

import { css } from '@emotion/react'
import { Search } from 'lucide-react'
import { Link } from 'wouter'
import { paths } from '../../app/paths.ts'
import { siteSettings } from '../../app/siteSettings.ts'
import { strings } from '../../app/strings.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { input, label } from '../../ui/fieldStyle.ts'
import { unsewn } from '../../ui/surfaces.ts'
import { wrap } from '../../ui/wrap.ts'

const search = css`
  width: 100%;
  form > div {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
  }
  input {
    flex: 1 1 200px;
    width: auto;
    min-width: 0;
  }
`
const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 28px;
  margin: 0;
  padding: 0;
  list-style: none;
  a {
    display: inline-flex;
    align-items: center;
    min-width: 44px;
    min-height: 44px;
  }
`
const WAYS = [
  ['How It Works', paths.howItWorks()],
  ['FAQs', paths.faqs()],
  ['Legacy Plans', paths.pricing()],
  ['Blog', paths.blog()],
  ['Contact', paths.contact()],
] as const

/** A single patch that is not sewn yet: the sentence, a search, ways on and the phone number. */
export const NotFoundPage = () => (
  <div css={wrap}>
    <div css={unsewn}>
      <h1 tabIndex={-1}>{strings.notFound}</h1>
      <p css={{ fontSize: 'var(--fs-body-l)', color: 'var(--ink-2)' }}>{strings.wandered}</p>
      <search css={search}>
        <form action={paths.search()}>
          <label htmlFor="lost" css={label}>
            What were you looking for?
          </label>
          <div>
            <input id="lost" name="q" type="search" autoComplete="off" css={input} />
            <Button type="submit" look="secondary" icon={Search}>
              Search
            </Button>
          </div>
        </form>
      </search>
      <nav aria-label="Ways on">
        <ul css={list}>
          {WAYS.map(([words, href]) => (
            <li key={href}>
              <Link href={href}>{words}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <ButtonLink href={paths.landing()}>Back to Home</ButtonLink>
      {siteSettings.supportPhone && (
        <p>
          Or call us: <a href={`tel:${siteSettings.supportTel}`}>{siteSettings.supportPhone}</a>
        </p>
      )}
    </div>
  </div>
)

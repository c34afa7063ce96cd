import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { siteSettings } from '../../app/siteSettings.ts'
import { searchAddress } from '../../ui/page/SearchBox.tsx'
import { popularTags } from './find.ts'
import { posts } from './posts.ts'
import { strings } from './strings.ts'

const frame = css`
  display: grid;
  gap: 44px;
  align-content: start;
  h2 {
    padding-bottom: 12px;
    border-bottom: 2px solid var(--ink);
    font-size: var(--fs-h4);
  }
  section > p {
    margin-top: 14px;
    color: var(--ink-2);
  }
`
const counts = css`
  li {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding: 10px 0;
    border-bottom: 1px solid var(--line);
    span:last-child {
      font-feature-settings: 'tnum';
      color: var(--ink-2);
    }
  }
`
const tags = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 20px;
  margin-top: 8px;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    &[aria-current] {
      color: var(--ink);
      font-weight: 600;
      text-decoration-color: var(--thread);
      text-decoration-thickness: 4px;
    }
  }
`
const categories = [
  [strings.allPosts, posts.length] as const,
  ...posts.slice(1).map(({ category }) => [category, 1] as const),
]
const POPULAR = popularTags(posts, 9)

type SidebarProps = { path: string; tag: string; newsletter: ReactNode }

export const Sidebar = ({ path, tag, newsletter }: SidebarProps) => (
  <aside css={frame} aria-label="More about the blog">
    <section>
      <h2>{strings.categories}</h2>
      <ul css={counts}>
        {categories.map(([name, count]) => (
          <li key={name}>
            <span>{name}</span>
            <span>{count}</span>
          </li>
        ))}
      </ul>
    </section>
    {newsletter}
    <section>
      <h2>{strings.popularTags}</h2>
      <ul css={tags}>
        {POPULAR.map((popular) => (
          <li key={popular}>
            <Link href={searchAddress(path, { tag: popular })} aria-current={popular === tag ? 'true' : undefined}>
              {popular}
            </Link>
          </li>
        ))}
      </ul>
    </section>
    <section>
      <h2>{strings.about}</h2>
      <p>
        We write about keeping voices, letters and pictures, and about the people they are for. The people in our
        stories are made up. What we say about how {siteSettings.productName} works is not.
      </p>
      <p>
        You can follow along in a feed reader: <a href="/blog/feed.xml">RSS feed</a>.
      </p>
    </section>
  </aside>
)

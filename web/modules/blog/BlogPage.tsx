import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { Link, useSearch } from 'wouter'
import { paths } from '../../app/paths.ts'
import { siteSettings } from '../../app/siteSettings.ts'
import { SearchBox } from '../../ui/page/SearchBox.tsx'
import { wrap } from '../../ui/wrap.ts'
import { bodies } from './bodies/all.ts'
import { FeaturedCard } from './FeaturedCard.tsx'
import { findPosts, pageOf, type Asked } from './find.ts'
import { PostList } from './PostList.tsx'
import { featured, posts, type Post } from './posts.ts'
import { Sidebar } from './Sidebar.tsx'
import { strings } from './strings.ts'

const head = css`
  display: grid;
  gap: 20px;
  padding: 48px 0 44px;
  h1 {
    font-size: var(--fs-h1-marketing);
    letter-spacing: -0.022em;
  }
  & > p {
    max-width: 36em;
    color: var(--ink-2);
    font-size: var(--fs-body-l);
  }
  /* The search stands at the right, under the heading. */
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    column-gap: 64px;
    align-items: end;
    h1,
    output {
      grid-column: 1 / -1;
    }
  }
  @media (max-width: 1023px) {
    padding: 20px 0 32px;
  }
`
const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
  gap: 56px 64px;
  padding-bottom: 96px;
  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr);
    padding-bottom: 64px;
  }
`
/** The featured one stands on top already, so it comes last in the list. */
export const listed: readonly Post[] = [...posts.slice(1), featured]

const foundWords = (count: number, { words, tag }: Asked): string => {
  const about = [words && `“${words}”`, tag && `the tag “${tag}”`].filter(Boolean).join(' with ')
  if (count === 0) return `No article matches ${about}.`
  return `${count === 1 ? '1 article matches' : `${count} articles match`} ${about}.`
}

type BlogProps = {
  path: string
  title: string
  line: ReactNode
  articles: readonly Post[]
  hasFeatured: boolean
  newsletter: ReactNode
}

/** A list of articles that its address searches and pages: `?q=`, `?tag=`, `?page=`. */
export function Blog({ path, title, line, articles, hasFeatured, newsletter }: BlogProps) {
  const query = new URLSearchParams(useSearch())
  const asked: Asked = { words: (query.get('q') ?? '').trim(), tag: query.get('tag') ?? '' }
  const isAsked = asked.words !== '' || asked.tag !== ''
  const found = findPosts(articles, bodies, asked)
  return (
    <div css={wrap}>
      <div css={head}>
        <h1 tabIndex={-1}>{title}</h1>
        <p>{line}</p>
        <SearchBox
          path={path}
          label="Search articles"
          placeholder={strings.search}
          words={asked.words}
          kept={{ tag: asked.tag }}
        />
        <output css={isAsked ? undefined : { display: 'none' }}>
          {isAsked && foundWords(found.length, asked)} <Link href={path}>Show every article</Link>
        </output>
      </div>
      {hasFeatured && !isAsked && <FeaturedCard />}
      <div css={columns}>
        <section aria-labelledby="articles">
          <h2 id="articles" className="sr-only">
            Articles
          </h2>
          <PostList
            posts={found}
            page={pageOf(query.get('page'))}
            path={path}
            asked={{ q: asked.words, tag: asked.tag }}
          />
        </section>
        <Sidebar path={path} tag={asked.tag} newsletter={newsletter} />
      </div>
    </div>
  )
}

export const BlogPage = ({ newsletter }: { newsletter: ReactNode }) => (
  <Blog
    path={paths.blog()}
    title={strings.heading}
    line={`How to keep a voice, write a letter that is read twice, and talk to someone who forgets. From the people at ${siteSettings.productName}.`}
    articles={listed}
    hasFeatured
    newsletter={newsletter}
  />
)

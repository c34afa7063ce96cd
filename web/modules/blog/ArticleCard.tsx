import { css } from '@emotion/react'
import { Fragment } from 'react'
import { Link } from 'wouter'
import { paths } from '../../app/paths.ts'
import { Chip } from '../../ui/Chip.tsx'
import { searchAddress } from '../../ui/page/SearchBox.tsx'
import { Scene } from '../../ui/Scene.tsx'
import { siteSettings } from '../../app/siteSettings.ts'
import { addressOf, authorOf, dateInWords, minutesInWords, type Post } from './posts.ts'
import { strings } from './strings.ts'

const frame = css`
  display: grid;
  /* A row of cards is one height: the way on stands at the foot of each. */
  grid-template-rows: repeat(5, auto) minmax(0, 1fr) auto;
  gap: 14px;
  min-width: 0;
  & > svg {
    width: 100%;
    aspect-ratio: 4 / 3;
    border-radius: var(--r-patch);
  }
  h3 {
    font-size: var(--fs-h4);
    a {
      color: inherit;
      text-decoration: none;
      &:hover {
        text-decoration: underline;
      }
    }
  }
`
const quiet = css`
  color: var(--ink-2);
  font-size: var(--fs-small);
`
const standalone = css`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  justify-self: start;
  font-weight: 600;
`

const tagLink = css`
  display: inline-block;
  min-width: 44px;
  padding-block: 10px;
`

/** The category with the emoji of its post. */
export const Category = ({ post: { emoji, category } }: { post: Post }) => (
  <span css={{ display: 'flex', alignItems: 'center', gap: 10 }}>
    <Chip>{category}</Chip>
    <span aria-hidden="true">{emoji}</span>
  </span>
)

/** Each tag leads to what else has it. */
export const Tags = ({ of: { tags } }: { of: Post }) =>
  tags.map((tag, index) => (
    <Fragment key={tag}>
      {index > 0 && ' '}
      <span css={{ whiteSpace: 'nowrap' }}>
        <Link href={searchAddress(paths.blog(), { tag })} css={tagLink}>
          {tag}
        </Link>
        {index < tags.length - 1 && ','}
      </span>
    </Fragment>
  ))

/** Who wrote it, when, and how long it takes. */
export const Facts = ({ post }: { post: Post }) => (
  <p css={quiet}>
    {authorOf(siteSettings.productName)} · <time dateTime={post.date}>{dateInWords(post)}</time>{' '}
    <span css={{ whiteSpace: 'nowrap' }}>· {minutesInWords(post)}</span>
  </p>
)

export const ArticleCard = ({ post }: { post: Post }) => (
  <article css={frame}>
    <Scene name={post.scene} />
    <Category post={post} />
    <h3>
      <Link href={addressOf(post)}>{post.title}</Link>
    </h3>
    <p>{post.excerpt}</p>
    <p css={quiet}>
      <Tags of={post} />
    </p>
    <Facts post={post} />
    <Link href={addressOf(post)} css={standalone} aria-label={`${strings.readMore}: ${post.title}`}>
      {strings.readMore}
    </Link>
  </article>
)

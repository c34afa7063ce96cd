import { css } from '@emotion/react'
import { Link } from 'wouter'
import { Chip } from '../../ui/Chip.tsx'
import { Scene } from '../../ui/Scene.tsx'
import { siteSettings } from '../../app/siteSettings.ts'
import { addressOf, authorOf, dateWords, minutesWords, type Post } from './posts.ts'
import { strings } from './strings.ts'

const frame = css`
  display: grid;
  gap: 14px;
  align-content: start;
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

/** The category with the emoji of its post. */
export const Category = ({ post: { emoji, category } }: { post: Post }) => (
  <span css={{ display: 'flex', alignItems: 'center', gap: 10 }}>
    <Chip>{category}</Chip>
    <span aria-hidden="true">{emoji}</span>
  </span>
)

/** Who wrote it, when, and how long it takes. */
export const Facts = ({ post }: { post: Post }) => (
  <p css={quiet}>
    {authorOf(siteSettings.productName)} · <time dateTime={post.date}>{dateWords(post)}</time> · {minutesWords(post)}
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
    <p css={quiet}>{post.tags.join(', ')}</p>
    <Facts post={post} />
    <Link href={addressOf(post)} css={standalone} aria-label={`${strings.readMore}: ${post.title}`}>
      {strings.readMore}
    </Link>
  </article>
)

import { css } from '@emotion/react'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '../../app/paths.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { CallToAction } from '../../ui/page/CallToAction.tsx'
import { Scene } from '../../ui/Scene.tsx'
import { wrap } from '../../ui/wrap.ts'
import { Category, Facts, Tags } from './ArticleCard.tsx'
import type { Post } from './posts.ts'
import { Share } from './Share.tsx'
import { slugOf } from './slug.ts'
import { strings } from './strings.ts'

const head = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  max-width: 900px;
  padding: 44px 0 40px;
  h1 {
    overflow-wrap: break-word;
    hyphens: auto;
    font-size: var(--fs-h1-marketing);
    letter-spacing: -0.022em;
    line-height: 1.08;
  }
  & > p:nth-of-type(1) {
    max-width: 34em;
    color: var(--ink-2);
    font-size: var(--fs-h4);
    line-height: 1.5;
  }
  @media (max-width: 1023px) {
    padding: 16px 0 28px;
  }
`
const picture = css`
  width: 100%;
  aspect-ratio: 16 / 9;
  border-radius: var(--r-patch);
  @media (max-width: 600px) {
    aspect-ratio: 4 / 3;
  }
`
const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
  gap: 48px 64px;
  padding: 56px 0 96px;
  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr);
    padding: 36px 0 64px;
  }
`
const aside = css`
  display: grid;
  gap: 32px;
  align-content: start;
  h2 {
    padding-bottom: 12px;
    border-bottom: 2px solid var(--ink);
    font-size: var(--fs-h4);
  }
  p {
    margin-top: 12px;
    color: var(--ink-2);
  }
  @media print {
    display: none;
  }
`
type ArticleProps = {
  post: Post
  text: ReactNode
  newsletter: ReactNode
  /** What stands under a whole article. */
  under: (path: string) => ReactNode
}

export const ArticlePage = ({ post, text, newsletter, under }: ArticleProps) => (
  <article css={wrap}>
    <div css={head}>
      <Category post={post} />
      <h1 tabIndex={-1}>{post.title}</h1>
      <p>{post.excerpt}</p>
      <Facts post={post} />
    </div>
    <Scene name={post.scene} css={picture} />
    <div css={columns}>
      <div css={{ display: 'grid', gap: 40 }}>
        {text}
        <p css={{ color: 'var(--ink-2)' }}>
          Tags: <Tags of={post} />
        </p>
        <div>{under(paths.article(slugOf(post.title)))}</div>
        <div css={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
          <ButtonLink href={paths.blog()} look="secondary">
            {strings.backToBlog}
          </ButtonLink>
          <ButtonLink href={paths.landing()} look="secondary">
            {strings.home}
          </ButtonLink>
        </div>
      </div>
      <aside css={aside} aria-label="About this article">
        <Share post={post} />
        {text !== undefined && (
          <Button look="secondary" icon={Printer} css={{ justifySelf: 'start' }} onClick={() => window.print()}>
            Print this page
          </Button>
        )}
        {newsletter}
        <CallToAction
          look="card"
          title={<h2>Say something of your own</h2>}
          line="Ninety seconds are enough. Recording is free, and nothing is sent before you have chosen a day."
        >
          <ButtonLink href={paths.freeVoiceMessages()}>Record a voice message</ButtonLink>
        </CallToAction>
      </aside>
    </div>
  </article>
)

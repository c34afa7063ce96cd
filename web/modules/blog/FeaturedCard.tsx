import { css } from '@emotion/react'
import { ButtonLink } from '../../ui/Button.tsx'
import { Scene } from '../../ui/Scene.tsx'
import { Category, Facts } from './ArticleCard.tsx'
import { addressOf, featured } from './posts.ts'
import { strings } from './strings.ts'

const frame = css`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  gap: 28px 48px;
  align-items: center;
  padding-bottom: 56px;
  margin-bottom: 48px;
  border-bottom: 2px solid var(--ink);
  & > svg {
    width: 100%;
    aspect-ratio: 16 / 11;
    border-radius: var(--r-patch);
  }
  & > div {
    display: grid;
    gap: 16px;
    justify-items: start;
  }
  h2 {
    font-size: var(--fs-h2);
  }
  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr);
    padding-bottom: 40px;
    margin-bottom: 36px;
  }
`

export const FeaturedCard = () => (
  <article css={frame}>
    <Scene name={featured.scene} />
    <div>
      <Category post={featured} />
      <h2>{featured.title}</h2>
      <p css={{ color: 'var(--ink-2)', fontSize: 'var(--fs-body-l)' }}>{featured.excerpt}</p>
      <Facts post={featured} />
      <ButtonLink href={addressOf(featured)}>{strings.readArticle}</ButtonLink>
    </div>
  </article>
)

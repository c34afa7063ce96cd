import { css } from '@emotion/react'
import { Lock } from 'lucide-react'
import { Suspense, type ReactNode } from 'react'
import { DemoTree } from '../../../../app/treeParts.ts'
import { Avatar } from '../../../../ui/Avatar.tsx'
import { Chip } from '../../../../ui/Chip.tsx'
import { DeliveryTimeline } from '../../../../ui/DeliveryTimeline.tsx'
import { Scene } from '../../../../ui/Scene.tsx'
import type { SceneName } from '../../../../ui/scenes/all.ts'
import { card } from '../../../../ui/surfaces.ts'
import { StoryCard } from '../../story/StoryCard.tsx'
import { EXAMPLE } from '../../story/stories.ts'
import { BookSpread, RecipeCard } from '../keepsakes.tsx'

const SHELF: readonly (readonly [scene: SceneName, title: string, words: string])[] = [
  ['house', 'Orchard Lane by night', 'Photograph, winter 1962'],
  ['bread', 'The loaf that rose twice', 'Voice, Ruth, 2 min 10 s'],
  ['boat', 'The Swallow, with Joseph', 'Film, August 1971'],
  ['bridge', 'Walking to school', 'Letter, Margaret, 4 pages'],
  ['cup', 'Tea with the neighbours', 'Photograph, undated'],
]
const shelf = css`
  display: grid;
  grid-template-columns: repeat(6, 1fr);
  gap: 28px;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    grid-column: span 2;
  }
  li:nth-of-type(-n + 2) {
    grid-column: span 3;
  }
  svg {
    width: 100%;
    aspect-ratio: 4 / 3;
    margin-bottom: 12px;
    border-radius: var(--r-patch);
  }
  b {
    display: block;
    font-family: var(--font-display);
    font-weight: 500;
    font-size: var(--fs-h4);
  }
  @media (max-width: 767px) {
    grid-template-columns: 1fr;
    li:nth-of-type(n) {
      grid-column: auto;
    }
  }
`
const sides = css`
  display: grid;
  grid-template-columns: 7fr 5fr;
  gap: 36px 64px;
  align-items: start;
  @media (max-width: 1023px) {
    grid-template-columns: 1fr;
  }
`
const FAMILY = [
  ['Margaret Ellis', '1931–2019', ''],
  ['Joseph Hale', 'b. 1938', 'married Margaret'],
  ['Ruth Hale', 'b. 1958', 'daughter of Margaret and Joseph'],
  ['Thomas Hale', 'b. 1960', 'son of Margaret and Joseph'],
  ['Amelia Hale', 'b. 2002', 'daughter of Thomas'],
] as const
const people = css`
  display: grid;
  gap: 14px;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    gap: 16px;
    align-items: center;
    width: min(420px, 100%);
    padding: 14px 18px;
  }
  li:nth-of-type(n + 3) {
    margin-left: min(64px, 8vw);
  }
  li:nth-of-type(n + 5) {
    margin-left: min(128px, 16vw);
  }
`

/** What the demo family keeps in each area. Nothing here can be changed. */
export const EXAMPLES: Readonly<Record<string, ReactNode>> = {
  memories: (
    <ul css={shelf}>
      {SHELF.map(([scene, title, words]) => (
        <li key={title}>
          <Scene name={scene} />
          <b>{title}</b>
          {words}
        </li>
      ))}
    </ul>
  ),
  messages: (
    <div css={sides}>
      <div css={[card, { padding: 28 }]}>
        <h3 css={{ marginBottom: 16 }}>{EXAMPLE.title}</h3>
        <StoryCard story={EXAMPLE} />
      </div>
      <DeliveryTimeline
        label="What happens to this message"
        steps={[
          { id: 'sealed', state: 'done', when: 'March 3, 2026', title: 'Joseph sealed it' },
          { id: 'first', state: 'planned', when: 'June 12, 2031', title: 'We ask Joseph' },
          { id: 'second', state: 'planned', when: 'June 13, 2031', title: 'We ask once more' },
          { id: 'day', state: 'planned', when: 'June 14, 2031', title: 'It arrives at Amelia’s', isArrival: true },
        ]}
      />
    </div>
  ),
  'family-tree': (
    <>
      <ul css={people}>
        {FAMILY.map(([name, years, words]) => (
          <li key={name} css={card}>
            <Avatar name={name} size={56} />
            <span>
              <b css={{ display: 'block' }}>{name}</b>
              {years}
              {words && `, ${words}`}
            </span>
          </li>
        ))}
      </ul>
      {/* Until the code of the tree is there, only its place waits: a dialog around it keeps the focus. */}
      <div css={{ marginTop: 28, minHeight: 420 }}>
        <Suspense>
          <DemoTree />
        </Suspense>
      </div>
    </>
  ),
  scrapbooks: (
    <div css={{ maxWidth: 860 }}>
      <BookSpread />
    </div>
  ),
  'time-capsules': (
    <div css={[card, { display: 'grid', gap: 14, justifyItems: 'start', maxWidth: 560, padding: 36 }]}>
      <Chip tone="ember" icon={Lock}>
        Sealed until June 14, 2041
      </Chip>
      <h3 css={{ fontSize: 'var(--fs-h2)' }}>For the people at Orchard Lane</h3>
      <p>Eleven things from five people. Nobody can look inside before the day, not even those who filled it.</p>
    </div>
  ),
  recipes: (
    <div css={{ maxWidth: 480 }}>
      <RecipeCard />
    </div>
  ),
}

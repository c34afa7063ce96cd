import { css } from '@emotion/react'
import { Link } from 'wouter'
import { Coming } from '../../../app/Coming.tsx'
import { paths } from '../../../app/paths.ts'
import { Scene } from '../../../ui/Scene.tsx'
import type { SceneName } from '../../../ui/scenes/all.ts'
import { wrap } from '../../../ui/wrap.ts'
import { PageNudges } from '../nudges/PageNudges.tsx'
import { PageHead } from '../PageHead.tsx'
import { LimitsTable } from '../pricing/LimitsTable.tsx'
import { section, sectionHead } from '../style.ts'
import { TalkToAPerson } from '../TalkToAPerson.tsx'

type Feature = { readonly name: string; readonly line: string; readonly href: string; readonly scene: SceneName }

const FEATURES: readonly Feature[] = [
  {
    name: 'Voice Messages',
    line: 'Say it now, let it arrive in ten years. Free forever.',
    href: paths.voiceMessages(),
    scene: 'radio',
  },
  {
    name: 'Memory Vault',
    line: 'Photos, films, voices and papers, found again in seconds.',
    href: paths.memoryVault(),
    scene: 'drawer',
  },
  { name: 'Scrapbooks', line: 'From a box of photos to a printed book.', href: paths.scrapbooks(), scene: 'book' },
  {
    name: 'Living Family Tree',
    line: 'People, places and the sound of their voices.',
    href: paths.familyTree(),
    scene: 'orchard',
  },
  { name: 'Time Capsules', line: 'Sealed until the day you chose.', href: paths.timeCapsules(), scene: 'parcel' },
  {
    name: 'Family Recipes',
    line: 'The card in her hand, the story in her voice.',
    href: paths.familyRecipes(),
    scene: 'bread',
  },
  { name: 'Last Wishes', line: 'What you want done, in your own words.', href: paths.lastWishes(), scene: 'key' },
  {
    name: 'Voice Ancestry',
    line: 'Stories, and the ancestors who were lost.',
    href: paths.voiceAncestry(),
    scene: 'boat',
  },
  {
    name: 'Family Collaboration',
    line: 'Who does what, and who may see what.',
    href: paths.familyCollaboration(),
    scene: 'table',
  },
  {
    name: 'Premium Templates',
    line: 'Beginnings for letters, books and capsules.',
    href: paths.premiumTemplates(),
    scene: 'quilt',
  },
  { name: 'Printing', line: 'Books and cards on paper, to hold.', href: paths.printingServices(), scene: 'suitcase' },
  { name: 'Quizzes', line: 'Three minutes, and you know where to begin.', href: paths.quizzes(), scene: 'station' },
]

const grid = css`
  display: grid;
  grid-template-columns: repeat(12, 1fr);
  gap: 48px 28px;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    grid-column: span 4;
  }
  li:nth-of-type(5n + 1),
  li:nth-of-type(5n + 2) {
    grid-column: span 6;
  }
  svg {
    width: 100%;
    aspect-ratio: 4 / 3;
    margin-bottom: 14px;
    border-radius: var(--r-patch);
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--ink);
    font-family: var(--font-display);
    font-weight: 500;
    font-size: var(--fs-h3);
  }
  @media (max-width: 1023px) {
    li:nth-of-type(n) {
      grid-column: span 6;
    }
  }
  @media (max-width: 600px) {
    grid-template-columns: minmax(0, 1fr);
    li:nth-of-type(n) {
      grid-column: auto;
    }
  }
`

export function FeaturesPage() {
  return (
    <>
      <PageHead
        title="Everything that is kept here"
        line="It begins with a voice. The rest is sewn around it, one strip at a time, when you like."
        scene="house"
      />
      <section css={wrap} aria-label="Features">
        <ul css={grid}>
          {FEATURES.map(({ name, line, href, scene }) => (
            <li key={name}>
              <Scene name={scene} />
              <h2 css={{ font: 'inherit' }}>
                <Link href={href}>
                  {name}
                  <Coming of={href} />
                </Link>
              </h2>
              <p css={{ color: 'var(--ink-2)' }}>{line}</p>
            </li>
          ))}
        </ul>
      </section>
      <section css={[wrap, section, { paddingBottom: 0 }]} aria-labelledby="compare">
        <h2 id="compare" css={[sectionHead, { marginBottom: 36 }]}>
          Side by side
        </h2>
        <LimitsTable />
      </section>
      <TalkToAPerson title="Begin with one." line="A voice message is free on every plan, and it takes a minute." />
      <PageNudges />
    </>
  )
}

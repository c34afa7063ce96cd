import { css } from '@emotion/react'
import { Link } from 'wouter'
import { paths } from '../../app/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { HearthBlock } from '../../ui/HearthBlock.tsx'
import { Opening } from '../../ui/page/Opening.tsx'
import { Scene } from '../../ui/Scene.tsx'
import type { SceneName } from '../../ui/scenes/all.ts'
import { wrap } from '../../ui/wrap.ts'

/** Finished is what can be used today; the others are drawn with a dashed edge until they are. */
const rooms: readonly (readonly [SceneName, path: string, title: string, line: string, isFinished: boolean])[] = [
  ['radio', paths.voiceMessages(), 'Voice Messages', 'Say it now, let it arrive on the day you choose.', true],
  ['letter', paths.legacyMessages(), 'Letters', 'Two pages to read, and a minute of voice beside them.', true],
  ['drawer', paths.memoryVault(), 'Memory Vault', 'Photos, films, voices and papers, found again.', false],
  ['branches', paths.familyTree(), 'Family Tree', 'People, places and the sound of their voices.', false],
  ['book', paths.scrapbooks(), 'Scrapbooks', 'From a box of photos to a printed book.', false],
  ['parcel', paths.timeCapsules(), 'Time Capsules', 'Closed together, opened together.', false],
  ['pot', paths.familyRecipes(), 'Family Recipes', 'The card in her hand, the story in her voice.', false],
  ['folder', paths.lastWishes(), 'Last Wishes', 'What you would want, said in time.', false],
]
const list = css`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: 7px;
  padding-bottom: 112px;
  li {
    grid-column: span 2;
    display: grid;
    gap: 10px;
    align-content: start;
    padding: 22px;
    border: 2px solid var(--line);
    border-radius: var(--r-patch);
    background: var(--surface);
    &[data-open] {
      border: 2px dashed var(--line-strong);
      background: none;
    }
    &:nth-of-type(1),
    &:nth-of-type(2) {
      grid-column: span 3;
    }
  }
  svg {
    width: 100%;
    aspect-ratio: 4 / 3;
    border-radius: var(--r-patch);
  }
  p {
    color: var(--ink-2);
  }
  small {
    font-size: var(--fs-small);
    font-weight: 600;
  }
  @media (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr);
    li,
    li:nth-of-type(1),
    li:nth-of-type(2) {
      grid-column: auto;
    }
  }
`

export const HubPage = () => (
  <>
    <Opening
      title="One house for everything your family keeps"
      lead="Eight rooms round one hearth. Two are finished and open to you today. The others have a dashed edge, until they are."
      picture={
        <HearthBlock
          seed="hub"
          size={360}
          rounds={4}
          centre={2}
          seam={2.4}
          sewn={11}
          css={{ width: '100%', maxWidth: 420, justifySelf: 'end' }}
        />
      }
    >
      <ButtonLink href={paths.discoverYourPath()} size="large">
        Find where to begin
      </ButtonLink>
    </Opening>
    <ul css={[wrap, list]}>
      {rooms.map(([scene, path, title, line, isFinished]) => (
        <li key={path} data-open={isFinished ? undefined : true}>
          <Scene name={scene} />
          <h2 css={{ fontSize: 'var(--fs-h3)' }}>
            <Link href={path}>{title}</Link>
          </h2>
          <p>{line}</p>
          <small>{isFinished ? 'Open today' : 'Being made'}</small>
        </li>
      ))}
    </ul>
  </>
)

import { css } from '@emotion/react'
import { Link } from 'wouter'
import { isOpen } from '../../app/closed.ts'
import { Coming } from '../../app/Coming.tsx'
import { paths } from '../../app/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { HearthBlock } from '../../ui/HearthBlock.tsx'
import { Opening } from '../../ui/page/Opening.tsx'
import { Scene } from '../../ui/Scene.tsx'
import { wrap } from '../../ui/wrap.ts'
import { rooms } from './rooms.ts'

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
    &[data-coming] {
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
      lead="Eight rooms round one hearth. Those with a dashed edge are not open yet: you can look at what each will be."
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
      {rooms.map(([scene, path, title, line]) => (
        <li key={path} data-coming={!isOpen(path) || undefined}>
          <Scene name={scene} />
          <h2 css={{ fontSize: 'var(--fs-h3)' }}>
            <Link href={path}>
              {title}
              <Coming of={path} />
            </Link>
          </h2>
          <p>{line}</p>
          {isOpen(path) && <small>Open today</small>}
        </li>
      ))}
    </ul>
  </>
)

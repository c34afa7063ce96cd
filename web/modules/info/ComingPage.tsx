import { css } from '@emotion/react'
import { Link } from 'wouter'
import { isOpen } from '../../app/closed.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Scene } from '../../ui/Scene.tsx'
import { rooms } from './rooms.ts'

const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr));
  gap: 20px;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: 96px minmax(0, 1fr);
    gap: 18px;
    align-items: start;
    padding: 20px;
    border: 2px dashed var(--line-strong);
    border-radius: var(--r-patch);
  }
  svg {
    width: 96px;
    height: 72px;
    border-radius: var(--r-patch);
  }
  p {
    margin-top: 4px;
    color: var(--ink-2);
  }
`

/** What is not there yet, each with the page that tells what it will be. */
export const ComingPage = () => (
  <>
    <PageHeader
      title="What’s coming"
      line="These are not open yet. Each opens when it is ready, and you lose nothing by waiting."
    />
    <ul css={list}>
      {rooms
        .filter(([, path]) => !isOpen(path))
        .map(([scene, path, title, line]) => (
          <li key={path}>
            <Scene name={scene} />
            <div>
              <h2 css={{ fontSize: 'var(--fs-h4)' }}>
                <Link href={path}>{title}</Link>
              </h2>
              <p>{line}</p>
            </div>
          </li>
        ))}
    </ul>
  </>
)

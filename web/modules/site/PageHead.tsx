import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { Scene } from '../../ui/Scene.tsx'
import type { SceneName } from '../../ui/scenes/all.ts'
import { intro, sectionHead } from './style.ts'
import { wrap } from '../../ui/wrap.ts'

const frame = css`
  display: grid;
  grid-template-columns: 7fr 5fr;
  gap: 28px 64px;
  align-items: center;
  padding-block: 40px 96px;
  @media (max-width: 1023px) {
    grid-template-columns: 1fr;
    padding-block: 20px 56px;
  }
`
const picture = css`
  width: 100%;
  aspect-ratio: 4 / 3;
  border-radius: var(--r-patch);
`
type PageHeadProps = { title: string; line: ReactNode; scene: SceneName; children?: ReactNode }

/** The beginning of a page that tells: its heading, one paragraph, perhaps a way on, and a scene. */
export const PageHead = ({ title, line, scene, children }: PageHeadProps) => (
  <div css={[wrap, frame]}>
    <div>
      <h1 tabIndex={-1} css={sectionHead}>
        {title}
      </h1>
      <p css={[intro, { marginTop: 20 }]}>{line}</p>
      {children && <div css={{ marginTop: 32 }}>{children}</div>}
    </div>
    <Scene name={scene} css={picture} />
  </div>
)

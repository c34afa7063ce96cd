import { css } from '@emotion/react'
import Markdown, { sanitizer } from 'markdown-to-jsx/react'
import type { ComponentProps } from 'react'
import { Link } from 'wouter'
import { Scene } from '../../ui/Scene.tsx'
import type { SceneName } from '../../ui/scenes/all.ts'

const prose = css`
  max-width: 64ch;
  font-family: var(--font-voice);
  font-size: var(--fs-body-l);
  line-height: 1.65;
  & > * > * + *,
  & > * + * {
    margin-top: 1.1em;
  }
  h2 {
    margin-top: 2em;
    font-size: var(--fs-h3);
    &::before {
      content: '';
      display: block;
      width: 64px;
      height: 3px;
      margin-bottom: 18px;
      background: var(--thread);
    }
  }
  ul,
  ol {
    padding-left: 1.3em;
  }
  li + li {
    margin-top: 0.5em;
  }
  li::marker {
    color: var(--thread-text);
    font-family: var(--font-display);
  }
  & > svg {
    width: 100%;
    margin: 2.4em 0;
    aspect-ratio: 16 / 10;
    border-radius: var(--r-patch);
  }
`
const IMAGE = '![[image]]'

/** Links of our own stay in the app; others open as they are. */
const TextLink = ({ href = '', children }: ComponentProps<'a'>) =>
  href.startsWith('/') ? <Link href={href}>{children}</Link> : <a href={href}>{children}</a>

const options = {
  // The texts come from people: markup in them is text, and an address that would run something is none.
  disableParsingRawHTML: true,
  sanitizer,
  forceBlock: true,
  overrides: { a: { component: TextLink } },
} as const

/** An article's text: markdown, with one place for its picture. */
export const Body = ({ markdown, scene }: { markdown: string; scene: SceneName }) => {
  const [before = '', after] = markdown.split(IMAGE)
  return (
    <div css={prose}>
      <Markdown options={options}>{before}</Markdown>
      {after !== undefined && (
        <>
          <Scene name={scene} />
          <Markdown options={options}>{after}</Markdown>
        </>
      )}
    </div>
  )
}

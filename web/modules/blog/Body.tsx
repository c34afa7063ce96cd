import { css } from '@emotion/react'
import type { PhrasingContent, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { Fragment, type ReactNode } from 'react'
import { Link } from 'wouter'
import { Coming } from '../../app/Coming.tsx'
import { siteSettings } from '../../app/siteSettings.ts'
import { Scene } from '../../ui/Scene.tsx'
import type { SceneName } from '../../ui/scenes/all.ts'

const prose = css`
  max-width: 64ch;
  font-family: var(--font-voice);
  font-size: var(--fs-body-l);
  line-height: 1.65;
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
/** Where the picture of an article stands. */
const IMAGE = '![[image]]'
/** Our own pages, mail and the open web; an address that would run something is no link. */
const isSafe = (href: string) => /^(\/(?!\/)|https?:|mailto:)/u.test(href)

const link = (href: string, words: ReactNode): ReactNode => {
  if (!isSafe(href)) return words
  if (!href.startsWith('/')) return <a href={href}>{words}</a>
  return (
    <Link href={href}>
      {words}
      <Coming of={href} />
    </Link>
  )
}
const keyOf = ({ position }: RootContent) => position?.start.offset ?? 0

/** `{P}` stands for the product's name, which comes after the markdown: what is in a name is no markup. */
const named = (text: string) => text.replaceAll('{P}', siteSettings.productName)

const phrase = (node: PhrasingContent): ReactNode => {
  if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'html') return named(node.value)
  if (node.type === 'strong') return <strong>{phrases(node.children)}</strong>
  if (node.type === 'emphasis') return <em>{phrases(node.children)}</em>
  if (node.type === 'link') return link(node.url, phrases(node.children))
  return node.type === 'break' ? <br /> : null
}
const phrases = (nodes: readonly PhrasingContent[]) =>
  nodes.map((node) => <Fragment key={keyOf(node)}>{phrase(node)}</Fragment>)

const block = (node: RootContent): ReactNode => {
  if (node.type === 'heading') return <h2>{phrases(node.children)}</h2>
  if (node.type === 'paragraph') return <p>{phrases(node.children)}</p>
  if (node.type === 'blockquote') return <blockquote>{blocks(node.children)}</blockquote>
  if (node.type === 'html' || node.type === 'code') return <p>{node.value}</p>
  if (node.type !== 'list') return null
  const items = node.children.map((item) => <li key={keyOf(item)}>{tight(item.children)}</li>)
  return node.ordered ? <ol>{items}</ol> : <ul>{items}</ul>
}
const blocks = (nodes: readonly RootContent[]) =>
  nodes.map((node) => <Fragment key={keyOf(node)}>{block(node)}</Fragment>)
/** A list's item of one paragraph is its words. */
const tight = (nodes: readonly RootContent[]) => {
  const [only, ...others] = nodes
  return only?.type === 'paragraph' && others.length === 0 ? phrases(only.children) : blocks(nodes)
}

const Markdown = ({ of }: { of: string }) => <>{blocks(fromMarkdown(of).children)}</>

/**
 * An article's text: a part of markdown. What is drawn is listed here, so markup in a text is text, and what is not
 * listed is nothing.
 */
export const Body = ({ markdown, scene }: { markdown: string; scene: SceneName }) => {
  const [before = '', after] = markdown.split(IMAGE)
  return (
    <div css={prose}>
      <Markdown of={before} />
      {after !== undefined && (
        <>
          <Scene name={scene} />
          <Markdown of={after} />
        </>
      )}
    </div>
  )
}

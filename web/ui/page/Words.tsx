import { Fragment, type ReactNode } from 'react'
import { Link } from 'wouter'

const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/gu

const linked = (words: string, href: string): ReactNode =>
  href.startsWith('/') ? <Link href={href}>{words}</Link> : <a href={href}>{words}</a>

/** A sentence of ours in which `[words](/path)` is a link. */
export const Words = ({ of }: { of: string }) => {
  const parts: ReactNode[] = []
  let from = 0
  for (const match of of.matchAll(LINK)) {
    const [whole, words = '', href = ''] = match
    parts.push(<Fragment key={from}>{of.slice(from, match.index)}</Fragment>)
    parts.push(<Fragment key={`${match.index} link`}>{linked(words, href)}</Fragment>)
    from = match.index + whole.length
  }
  return (
    <>
      {parts}
      {of.slice(from)}
    </>
  )
}

/** The same sentence without its links: for search, and for structured data. */
export const withoutLinks = (text: string): string => text.replaceAll(LINK, '$1')
/** The addresses that a sentence links to. */
export const linksIn = (text: string): string[] => [...text.matchAll(LINK)].map(([, , href = '']) => href)

import { Fragment, type ReactNode } from 'react'
import { Link } from 'wouter'
import { LINK } from './links.ts'

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

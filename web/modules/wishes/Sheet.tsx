import { css } from '@emotion/react'
import { useState } from 'react'
import { NO_WILL, TITLES, type WishesView } from '../../../backend/modules/wishes/contract.ts'
import { displayName, useSession } from '../../app/session.ts'
import { plainDateIn } from '../../ui/moment.ts'
import { strings } from './strings.ts'

const sheet = css`
  display: none;
  @media print {
    display: block;
    color: #000;
    font-size: 13pt;
    p {
      white-space: pre-line;
      overflow-wrap: anywhere;
    }
    h2 {
      break-after: avoid;
      margin: 18pt 0 4pt;
    }
  }
  @page {
    size: A4;
    margin: 20mm;
  }
`
/** @number letters of the hash of published wishes on their print */
const SHOWN_HASH = 12

/** What is written, for paper alone: large, in one column, with its version and date. */
export function Sheet({ view }: { view: WishesView }) {
  const { user } = useSession()
  const [today] = useState(() => new Date())
  const { sections, version, publishedAt, hash } = view
  const isAsPublished = publishedAt !== null && sections.every(({ isChanged }) => !isChanged)
  return (
    <article css={sheet} aria-hidden>
      <h1>{strings.printTitle(user ? displayName(user) : '')}</h1>
      <p>
        {isAsPublished
          ? strings.printOf(version, plainDateIn(publishedAt), hash.slice(0, SHOWN_HASH))
          : strings.printDraft(plainDateIn(today))}
      </p>
      <p>{NO_WILL}</p>
      {sections
        .filter(({ words }) => words !== '')
        .map(({ name, words }) => (
          <section key={name}>
            <h2>{TITLES[name]}</h2>
            <p>{words}</p>
          </section>
        ))}
    </article>
  )
}

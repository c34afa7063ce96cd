import { css } from '@emotion/react'
import { Link, useSearch } from 'wouter'
import { Coming } from '../../app/Coming.tsx'
import { paths } from '../../app/paths.ts'
import { Chip } from '../../ui/Chip.tsx'
import { Ledger } from '../../ui/page/Ledger.tsx'
import { SearchHead } from '../../ui/page/SearchHead.tsx'
import { Words } from '../../ui/page/Words.tsx'
import { wrap } from '../../ui/wrap.ts'
import { isTooShort, searchSite, type Entry } from './siteIndex.ts'

const results = css`
  max-width: 860px;
  border-top: 2px solid var(--ink);
  li {
    display: grid;
    gap: 6px;
    justify-items: start;
    padding: 22px 0;
    border-bottom: 1px solid var(--line);
  }
  p {
    color: var(--ink-2);
  }
`
const features: readonly (readonly [string, string])[] = [
  [
    'A day that can only be described',
    'Choose person, hour and time zone, and move the day until it has come. [Schedule a message](/schedule-message).',
  ],
  [
    'Two checks before each delivery',
    // @says how long before a message's date its two checks leave
    'Two days before and one day before, with one press to change or stop it. [How it works](/how-it-works).',
  ],
  ['Recording without an account', 'It stays in your browser until you decide. [Record now](/free-voice-messages).'],
  ['Seven quizzes', 'Each ends with one thing to do. [See the quizzes](/quizzes).'],
  [
    'Pages that work on paper',
    'Questions, articles and legal texts are laid out for print. [Questions to ask](/before-its-too-late).',
  ],
]
const countWords = (found: number, words: string): string => {
  if (isTooShort(words)) return 'Please give us two letters or more.'
  if (found === 0) return `Nothing here has “${words}” in it.`
  return found === 1 ? `1 place has “${words}” in it.` : `${found} places have “${words}” in them.`
}

/** Search over pages, answers and articles: the target of the site's search action. */
export function SearchPage({ entries }: { entries: readonly Entry[] }) {
  const words = (new URLSearchParams(useSearch()).get('q') ?? '').trim()
  const found = searchSite(entries, words)
  return (
    <div css={[wrap, { paddingBottom: 80 }]}>
      <SearchHead
        title="Advanced features and search"
        line="Look through every page, answer and article. Or read on, for what is easily overlooked."
        search={{ path: paths.search(), label: 'Search this site', words }}
        found={
          words !== '' && (
            <>
              {countWords(found.length, words)} {found.length === 0 && <Link href={paths.contact()}>Ask a person</Link>}
            </>
          )
        }
      />
      {found.length > 0 && (
        <ul css={results}>
          {found.map(({ kind, title, line, path }) => (
            <li key={path}>
              <Chip>{kind}</Chip>
              <h2 css={{ fontSize: 'var(--fs-h4)' }}>
                {path.includes('#') ? (
                  <a href={path}>{title}</a>
                ) : (
                  <Link href={path}>
                    {title}
                    <Coming of={path} />
                  </Link>
                )}
              </h2>
              <p>{line}</p>
            </li>
          ))}
        </ul>
      )}
      {words === '' && (
        <div css={{ maxWidth: 860 }}>
          <Ledger rows={features.map(([title, text]) => [title, <Words key={title} of={text} />])} />
        </div>
      )}
    </div>
  )
}

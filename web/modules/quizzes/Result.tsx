import { css } from '@emotion/react'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { isOpen } from '../../app/closed.ts'
import { Coming } from '../../app/Coming.tsx'
import { paths } from '../../app/paths.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { HearthBlock } from '../../ui/HearthBlock.tsx'
import { Opening } from '../../ui/page/Opening.tsx'
import { wrap } from '../../ui/wrap.ts'
import type { Outcome, Quiz } from './quiz.ts'
import { addressOf, quotesFor, type Chosen } from './score.ts'

const more = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 28px;
  align-items: center;
  padding: 24px 0 96px;
  border-top: 2px solid var(--ink);
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`

const said = (quotes: readonly string[]): string => {
  const marked = quotes.map((quote) => `“${quote}”`)
  const last = marked.pop()
  return marked.length === 0 ? `${last}` : `${marked.join(', ')} and ${last}`
}

type ResultProps = { quiz: Quiz; outcome: Outcome; chosen: Chosen; onAgain: () => void }

/** What the answers come to, why, and one way on; without the answers, what the link says. */
export const Result = ({ quiz, outcome, chosen, onAgain }: ResultProps) => {
  const heading = useRef<HTMLDivElement>(null)
  useEffect(() => heading.current?.querySelector('h1')?.focus(), [])
  const quotes = quotesFor(quiz, chosen, outcome)
  const { path, words } = outcome.next
  // What works today comes first.
  const isReady = isOpen(path)
  const next = (
    <ButtonLink href={addressOf(quiz, chosen, outcome)} look={isReady ? 'primary' : 'secondary'} size="large">
      {words}
      <Coming of={path} />
    </ButtonLink>
  )
  return (
    <div ref={heading}>
      <Opening
        title={outcome.title}
        lead={
          <>
            {quotes.length > 0 && `Because you said ${said(quotes)}. `}
            {outcome.text}
          </>
        }
        picture={
          <HearthBlock
            seed={`${quiz.slug} ${outcome.id}`}
            size={360}
            rounds={5}
            centre={2.2}
            seam={2.4}
            lit
            css={{ width: '100%', maxWidth: 420, justifySelf: 'end' }}
          />
        }
      >
        {isReady && next}
        {path !== paths.freeVoiceMessages() && (
          <ButtonLink href={paths.freeVoiceMessages()} look={isReady ? 'secondary' : 'primary'} size="large">
            Record 15 seconds now
          </ButtonLink>
        )}
        {!isReady && next}
      </Opening>
      <div css={[wrap, more]}>
        <Button look="quiet" onClick={onAgain}>
          Answer again
        </Button>
        <Link href={paths.quizzes()}>See the other quizzes</Link>
      </div>
    </div>
  )
}

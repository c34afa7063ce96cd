import { css } from '@emotion/react'
import { Link } from 'wouter'
import { Opening } from '../../ui/page/Opening.tsx'
import { Scene } from '../../ui/Scene.tsx'
import type { SceneName } from '../../ui/scenes/all.ts'
import { wrap } from '../../ui/wrap.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { useKept } from './kept.ts'
import type { Quiz } from './quiz.ts'
import { quizzes } from './quizzes.ts'
import { winnerOf } from './score.ts'

const list = css`
  padding-bottom: 96px;
  li {
    display: grid;
    grid-template-columns: 176px minmax(0, 1fr) auto;
    gap: 8px 36px;
    align-items: center;
    padding: 28px 0;
    border-top: 1px solid var(--line);
    &:first-of-type {
      border-top: 2px solid var(--ink);
    }
    svg {
      width: 100%;
      aspect-ratio: 4 / 3;
      border-radius: var(--r-patch);
    }
    a {
      color: inherit;
    }
    p {
      margin-top: 8px;
      color: var(--ink-2);
    }
  }
  .length {
    color: var(--ink-2);
    white-space: nowrap;
  }
  @media (max-width: 700px) {
    li {
      grid-template-columns: 96px minmax(0, 1fr);
      align-items: start;
      gap: 8px 18px;
    }
    .length {
      grid-column: 2;
    }
  }
`

const Row = ({ quiz }: { quiz: Quiz }) => {
  const kept = useKept(quiz)
  const isDone = kept?.step === 0
  return (
    <li>
      <Scene name={quiz.scene as SceneName} />
      <div>
        <h2 css={{ fontSize: 'var(--fs-h3)' }}>
          <Link href={`/${quiz.slug}`}>{quiz.title}</Link>
        </h2>
        <p>{quiz.name}</p>
        {isDone && <p>Your last result: {winnerOf(quiz, kept.chosen).title}</p>}
      </div>
      <span className="length">
        {quiz.questions.length} questions, {quiz.minutes} min
      </span>
    </li>
  )
}

export const QuizzesPage = () => (
  <>
    <Opening
      title="Seven short quizzes"
      lead="Nobody knows where to begin with a whole family. Answer a few questions about yours, and leave with one thing to do today."
      picture={<Scene name="gate" css={{ width: '100%', aspectRatio: '4 / 3', borderRadius: 'var(--r-patch)' }} />}
    >
      <ButtonLink href="/platform-overview-quiz" size="large">
        Find out where to begin
      </ButtonLink>
    </Opening>
    <ul css={[wrap, list]}>
      {quizzes.map((quiz) => (
        <Row key={quiz.slug} quiz={quiz} />
      ))}
    </ul>
  </>
)

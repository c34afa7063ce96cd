import { useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { Button } from '../../ui/Button.tsx'
import { Opening } from '../../ui/page/Opening.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { Scene } from '../../ui/Scene.tsx'
import type { SceneName } from '../../ui/scenes/all.ts'
import { keep, useKept } from './kept.ts'
import { LongForm } from './LongForm.tsx'
import type { Outcome, Quiz } from './quiz.ts'
import { Result } from './Result.tsx'
import { chosenIn, winnerOf, type Chosen } from './score.ts'
import { Wizard } from './Wizard.tsx'

const NONE: Chosen = {}

/** What the address asks for: a result by its name, or the answers of the form without script. */
const askedIn = (quiz: Quiz, search: string): { outcome: Outcome | undefined; chosen: Chosen } => {
  const query = new URLSearchParams(search)
  const chosen = chosenIn(quiz, query)
  if (Object.keys(chosen).length > 0) return { outcome: winnerOf(quiz, chosen), chosen }
  return { outcome: quiz.outcomes.find(({ id }) => id === query.get('result')), chosen: NONE }
}

/** Intro, questions and result of one quiz; the result has an address, the answers stay in the browser. */
export function QuizPage({ quiz }: { quiz: Quiz }) {
  const path = `/${quiz.slug}`
  const [, navigate] = useLocation()
  const kept = useKept(quiz)
  const [isAsking, setAsking] = useState(false)
  const { outcome, chosen } = askedIn(quiz, useSearch())
  const finish = (given: Chosen) => {
    setAsking(false)
    keep(quiz, { step: 0, chosen: Object.fromEntries(Object.entries(given).map(([id, ids]) => [id, [...ids]])) })
    navigate(`${path}?result=${winnerOf(quiz, given).id}`)
  }
  if (outcome) {
    const own = kept && winnerOf(quiz, kept.chosen).id === outcome.id ? kept.chosen : chosen
    const again = () => {
      keep(quiz, undefined)
      navigate(path)
    }
    return <Result key={outcome.id} quiz={quiz} outcome={outcome} chosen={own} onAgain={again} />
  }
  if (isAsking)
    return (
      <Wizard
        key={kept?.step ?? 0}
        quiz={quiz}
        kept={kept ?? { step: 0, chosen: {} }}
        onKeep={(next) => {
          keep(quiz, next)
          if (!next) setAsking(false)
        }}
        onDone={finish}
      />
    )
  return (
    <>
      <Opening
        title={quiz.title}
        lead={quiz.intro}
        picture={
          <Scene
            name={quiz.scene as SceneName}
            css={{ width: '100%', aspectRatio: '4 / 3', borderRadius: 'var(--r-patch)' }}
          />
        }
      >
        <Button size="large" onClick={() => setAsking(true)}>
          {kept && kept.step > 0 ? `Go on with question ${kept.step + 1}` : 'Begin with the first question'}
        </Button>
        <span css={{ color: 'var(--ink-2)' }}>
          {quiz.questions.length} questions, about {quiz.minutes} minutes
        </span>
      </Opening>
      <Section
        id="all-questions"
        ground="sunk"
        title="Or all on one page"
        line="Answer what you like and leave out the rest. Your answers stay in this browser."
      >
        <LongForm key={kept ? 'kept' : 'new'} quiz={quiz} path={path} given={kept?.chosen ?? NONE} onDone={finish} />
      </Section>
    </>
  )
}

import { css } from '@emotion/react'
import { useLocation, useSearch, Link } from 'wouter'
import { isOpen } from '../../app/closed.ts'
import { Coming } from '../../app/Coming.tsx'
import { paths } from '../../app/paths.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Opening } from '../../ui/page/Opening.tsx'
import { searchAddress, STAY } from '../../ui/page/SearchBox.tsx'
import { Scene } from '../../ui/Scene.tsx'
import { tick } from '../../ui/tickStyle.ts'
import { wrap } from '../../ui/wrap.ts'
import { forWhom, howLong, wayFor, whatFirst, type Path, type Way } from './discover.ts'

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  gap: 48px 64px;
  align-items: start;
  padding-bottom: 96px;
  form {
    display: grid;
    gap: 40px;
  }
  fieldset {
    margin: 0;
    padding: 24px 0 0;
    border: 0;
    border-top: 2px solid var(--ink);
  }
  legend {
    float: left;
    width: 100%;
    padding: 0 0 16px;
    font-family: var(--font-display);
    font-size: var(--fs-h3);
    line-height: 1.16;
  }
  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr);
  }
`
const choice = css`
  clear: both;
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  label {
    display: flex;
    flex: 1 1 200px;
    gap: 12px;
    align-items: center;
    min-height: 56px;
    padding: 8px 18px;
    border: 2px solid var(--line-strong);
    border-radius: var(--r-control);
    background: var(--surface);
    cursor: pointer;
    &:has(:checked) {
      border-color: var(--thread);
      background: var(--ember-soft);
    }
  }
`
const card = css`
  position: sticky;
  top: 24px;
  display: grid;
  gap: 16px;
  justify-items: start;
  padding: 32px;
  border: 2px dashed var(--line-strong);
  border-radius: var(--r-patch);
  &[data-found] {
    border: 2px solid var(--thread);
    background: var(--surface);
  }
  h2 {
    font-size: var(--fs-h2);
  }
`
const questions = [
  ['who', 'Who is it for?', forWhom],
  ['what', 'What should be kept first?', whatFirst],
  ['time', 'How much time is there?', howLong],
] as const

const Found = ({ way: { start, first, quiz, quizWords } }: { way: Way }) => (
  <>
    <h2>{start.title}</h2>
    <p>{first}</p>
    {!isOpen(start.path) && (
      <ButtonLink href={paths.freeVoiceMessages()} size="large">
        Record a minute today
      </ButtonLink>
    )}
    <ButtonLink href={start.path} look={isOpen(start.path) ? 'primary' : 'secondary'} size="large">
      {start.words}
      <Coming of={start.path} />
    </ButtonLink>
    <p>
      Not sure yet? <Link href={quiz}>{quizWords}</Link>
    </p>
  </>
)

/** Three questions and one way on; the answers stand in the address, so Back and a form without script work. */
export function DiscoverPage() {
  const query = new URLSearchParams(useSearch())
  const [, navigate] = useLocation()
  const given: Path = { who: query.get('who') ?? '', what: query.get('what') ?? '', time: query.get('time') ?? '' }
  const way = wayFor(given)
  const answer = (name: string, id: string) =>
    navigate(searchAddress(paths.discoverYourPath(), { ...given, [name]: id }), { replace: true, state: STAY })
  return (
    <>
      <Opening
        title="Discover your path"
        lead="Three questions. Then one thing to do, which fits the time you have."
        picture={<Scene name="gate" css={{ width: '100%', aspectRatio: '4 / 3', borderRadius: 'var(--r-patch)' }} />}
      />
      <div css={[wrap, columns]}>
        <form action={paths.discoverYourPath()} onSubmit={(event) => event.preventDefault()}>
          {questions.map(([name, words, answers]) => (
            <fieldset key={name}>
              <legend>{words}</legend>
              <div css={choice}>
                {answers.map(([id, text]) => (
                  <label key={id}>
                    <input
                      type="radio"
                      name={name}
                      value={id}
                      checked={given[name] === id}
                      css={tick}
                      onChange={() => answer(name, id)}
                    />
                    {text}
                  </label>
                ))}
              </div>
            </fieldset>
          ))}
          <noscript>
            <Button type="submit">Show my path</Button>
          </noscript>
        </form>
        <section css={card} data-found={way ? true : undefined} aria-live="polite" aria-label="Your path">
          {way ? <Found way={way} /> : <p>Answer all three and your path will appear here.</p>}
        </section>
      </div>
    </>
  )
}

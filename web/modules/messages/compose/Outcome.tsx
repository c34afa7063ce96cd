import { css } from '@emotion/react'
import { isDemoTime } from '../../../app/siteSettings.ts'
import { supporting } from '../../../ui/surfaces.ts'
import { clockIn, dateIn, placedTimeIn, plainDateIn } from '../../../ui/moment.ts'
import { everyInWords, type Plan } from '../plan.ts'
import { namesInWords } from '../stateStrings.ts'
import { whenStrings } from './whenStrings.ts'

const sentence = css`
  display: block;
  font-family: var(--font-display);
  font-size: var(--fs-h4);
  line-height: 1.28;
  margin-bottom: 6px;
`
/** "March 2"; in a demo, where a day is minutes, its hour. */
const shortDay = (at: Date) => (isDemoTime ? clockIn(at) : (plainDateIn(at).split(',')[0] ?? ''))

const checkWords = ({ notices: [first, second], terms }: Plan): string => {
  if (!first || !second) return whenStrings.atOnce
  const say = terms.answerRule === 'always' ? whenStrings.letters : whenStrings.checks
  return say(shortDay(first), shortDay(second))
}

type OutcomeProps = { plan: Plan | undefined; names: readonly string[]; isOfAge: boolean }

/** What will happen, in a few sentences that change with each choice. */
export const Outcome = ({ plan, names, isOfAge }: OutcomeProps) => {
  if (!plan) return <span css={supporting}>{whenStrings.noDay}</span>
  const { dueAt, zone, terms } = plan
  const often = everyInWords(terms)
  return (
    <>
      <span css={sentence}>
        {whenStrings.get(namesInWords(names), `${dateIn(dueAt, zone)}, at ${placedTimeIn(dueAt, zone)}`)}
        {isOfAge && ` ${whenStrings.turns18}`}
      </span>
      <span css={[supporting, { display: 'block' }]}>
        {checkWords(plan)}
        {often && ` ${whenStrings.again(often)}`}
      </span>
    </>
  )
}

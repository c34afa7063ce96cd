import type { MessageRow } from '../../../../backend/modules/messages/contract.ts'
import { isDormant } from '../../../../backend/modules/messages/contract/status.ts'
import { plainDateIn, placedTimeIn } from '../../../ui/moment.ts'
import { keepStrings } from '../keepStrings.ts'
import { termsIn } from '../compose/termsIn.ts'
import { choiceAt, everyInWords, planOf } from '../plan.ts'
import { namesInWords } from '../stateStrings.ts'
import type { SealedStep } from './SealedThread.tsx'
import { sealedStrings } from './sealedStrings.ts'

/** What happens once it is needed, of what has no day. */
const keptSteps = ({ trigger, occasion, recipientNames }: MessageRow): readonly SealedStep[] => [
  { when: sealedStrings.today, words: sealedStrings.youSealed },
  {
    when: keepStrings.someDay,
    words: trigger === 'milestone' ? keepStrings.toldOccasion(occasion) : keepStrings.toldDeath,
  },
  { when: keepStrings.twoBefore, words: sealedStrings.check },
  { when: keepStrings.oneBefore, words: sealedStrings.checkAgain },
  { when: keepStrings.atLast, words: keepStrings.gets(namesInWords(recipientNames)) },
]

/** What happens from now until the day, or until it is needed. */
export const sealedSteps = (row: MessageRow, dayMs: number): readonly SealedStep[] => {
  const { dueAt, zone, recipientNames } = row
  if (isDormant(row.state)) return keptSteps(row)
  if (dueAt === null || zone === null) return []
  const terms = termsIn(row)
  const plan = planOf({ ...choiceAt(new Date(dueAt), zone, true), terms }, zone, dayMs)
  const [first, second] = row.plan === 'short' ? [] : (plan?.notices ?? [])
  const isAlways = terms.answerRule === 'always'
  const often = everyInWords(terms)
  const gets = sealedStrings.gets(namesInWords(recipientNames), placedTimeIn(dueAt, zone))
  return [
    { when: sealedStrings.today, words: sealedStrings.youSealed },
    ...(first && second
      ? [
          { when: plainDateIn(first), words: isAlways ? sealedStrings.write : sealedStrings.check },
          { when: plainDateIn(second), words: isAlways ? sealedStrings.writeAgain : sealedStrings.checkAgain },
        ]
      : [{ when: sealedStrings.today, words: sealedStrings.atOnce }]),
    { when: plainDateIn(dueAt, zone), words: often ? `${gets} ${sealedStrings.repeats(often)}` : gets },
  ]
}

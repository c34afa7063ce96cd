import { Refused } from '../../../kernel/errors.ts'
import { MOST_ANSWERS, type AnswerQuestion } from '../contract.ts'
import { refuse, requireThere, type Decide } from './guards.ts'

/** Its moment has come, by both clocks. */
export const openCapsule =
  (): Decide =>
  ({ status, opensAt }, { at }) => {
    if (status !== 'sealed') return []
    if (at < opensAt) throw refuse('not-yet')
    return [{ type: 'CapsuleOpened', data: { openedAt: at } }]
  }

export const answerQuestion =
  ({ answerId, contributionId, words }: AnswerQuestion): Decide =>
  (capsule, { by, at }) => {
    requireThere(capsule)
    if (capsule.status !== 'opened') throw refuse('not-opened')
    const question = capsule.contents.find((each) => each.contributionId === contributionId)
    if (question?.kind !== 'question') throw refuse('no-question')
    const known = capsule.answers.find((each) => each.answerId === answerId)
    if (known && known.answeredBy !== by.id) throw new Refused('id-taken')
    if (known) return []
    if (capsule.answers.length >= MOST_ANSWERS) throw refuse('capsule-full')
    return [{ type: 'QuestionAnswered', data: { answerId, contributionId, answeredBy: by.id, words, answeredAt: at } }]
  }

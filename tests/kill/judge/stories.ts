import { isNewsOf, type Question } from '../telling.ts'
import { finalLog, finding, type Evidence, type Verdict } from './evidence.ts'
import { ambiguous } from './mailsOf.ts'

/** Each question was told once, and each of its emails is one: it comes again only where a part died meanwhile. */
export const told = (evidence: Evidence, asked: readonly Question[]): Verdict => {
  const { problems, unless } = finding()
  const log = finalLog(evidence)
  for (const question of asked) {
    const { storyId, address } = question
    const events = log.filter(({ stream }) => stream === `story-${storyId}`)
    const types = events.map(({ type }) => type).toSorted()
    unless(types.join(' ') === 'StoryAsked StoryMailed StoryTold', `${address}: ${types.join(' ')}`)
    const atOf = (type: string) => {
      const event = events.find((one) => one.type === type)
      return event ? Date.parse(String(event.meta['at'])) : Date.now()
    }
    const onceOnly = (what: string, mails: Evidence['mails'], from: number, to: number) => {
      const allowed = 1 + ambiguous(evidence, from, to, false)
      unless(new Set(mails.map(({ messageId }) => messageId)).size === 1, `${what}: not one email`)
      unless(mails.length <= allowed, `${what}: ${mails.length} mails where ${allowed} are explained`)
    }
    const questions = evidence.mails.filter(({ to }) => to === address)
    onceOnly(`the question to ${address}`, questions, atOf('StoryAsked'), atOf('StoryMailed'))
    const answers = evidence.mails.filter(isNewsOf(question))
    onceOnly(`the news of ${address}`, answers, atOf('StoryTold'), answers.at(-1)?.at ?? Date.now())
  }
  unless(asked.length > 0, 'nobody was asked for a story')
  return { name: `${asked.length} stories were asked for and told, each once, with one email each`, problems }
}

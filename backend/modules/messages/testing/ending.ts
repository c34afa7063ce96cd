import { latest, type Context } from '../../../kernel/log/decider.ts'
import { message, type Message } from '../message.ts'
import { nextStep } from '../next.ts'
import { commandOf, decisionOf, type Command, type Name } from './commands.ts'

const MOST_TURNS = 12

/** What healthy parts do once the time of a message's next step has come. */
const stepOf = (state: Message, at: string): readonly Command[] => {
  const lucky = { n: 3, isOdd: false, isRare: false }
  const to = <N extends Name>(name: N): Command => commandOf(name, state, lucky, at)
  switch (nextStep(state)?.step) {
    case 'notice':
      return [to('beginNotice'), to('acceptNotice')]
    case 'claim':
      return [{ name: 'claimDelivery', input: { ...commandOf('claimDelivery', state, lucky, at).input, dbAt: at } }]
    case 'release':
      return [to('releaseDelivery')]
    case 'complete':
      return [to('completeOccurrence')]
    case 'resume':
      return [to('resumeInTime')]
    case 'retime':
    case 'erase':
    case undefined:
      return []
  }
}

/** Left alone with healthy parts, each step has its effect at its time, and there is an end. Throws otherwise. */
export const mustComeToAnEnd = (begun: Message, begunAt: string, dayMs: number): void => {
  let [state, at] = [begun, begunAt]
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const next = nextStep(state)
    if (!next) return
    at = latest(at, next.at)
    const context: Context = { by: { kind: 'system', id: 'system' }, at, dayMs }
    const before = state
    for (const command of stepOf(state, at)) state = decisionOf(command)(state, context).reduce(message.evolve, state)
    if (JSON.stringify(state) === JSON.stringify(before))
      throw new Error(`${next.step} at ${at} changes nothing of ${JSON.stringify(before)}`)
  }
  throw new Error(`It never ends: ${JSON.stringify(begun)}`)
}

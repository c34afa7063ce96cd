import type { Aggregate, Decision } from '../../backend/kernel/log/decider.ts'
import { Refused } from '../../backend/kernel/errors.ts'
import type { Actor, AnyEvent } from '../../backend/kernel/event.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { log } from '../../backend/kernel/process/log.ts'
import type { Handled } from '../../backend/kernel/log/handle.ts'
import { systemCommand } from '../../backend/kernel/log/systemCommand.ts'

/** The id in a stream's name: all after the first dash. */
export const idOfStream = (stream: string): string => stream.slice(stream.indexOf('-') + 1)

/**
 * Handles a command of the system itself, or of another actor `by`. A refusal means "look again" and is no error here; nor is
 * a stream that has gone on since `expected`, the revision that the command's facts were read at. A taken id is an error: the
 * next look would find the same.
 * @returns the state after the command and its revision, or undefined when it was refused
 */
export const handleSystemCommand = (kernel: Pick<Kernel, 'handle' | 'clock' | 'db'>, by?: Actor, expected?: number) => {
  const give = systemCommand(kernel, by, expected)
  return async <State, E extends AnyEvent>(
    aggregate: Aggregate<State, E>,
    id: string,
    decision: Decision<State, E>,
    name: string,
    ...rest: readonly (string | number)[]
  ): Promise<Handled<State> | undefined> => {
    try {
      return await give(aggregate, id, decision, name, ...rest)
    } catch (error) {
      if (!(error instanceof Refused) || error.code === 'key-reused') throw error
      log.info('refused, looking again', { command: name, stream: `${aggregate.category}-${id}`, code: error.code })
      return undefined
    }
  }
}

/** As `handleSystemCommand`, for whom the state is enough. */
export const trySystemCommand = (...how: Parameters<typeof handleSystemCommand>) => {
  const hand = handleSystemCommand(...how)
  return async <State, E extends AnyEvent>(
    aggregate: Aggregate<State, E>,
    id: string,
    decision: Decision<State, E>,
    name: string,
    ...rest: readonly (string | number)[]
  ): Promise<State | undefined> => (await hand(aggregate, id, decision, name, ...rest))?.state
}

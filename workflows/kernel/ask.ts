import { SYSTEM } from '../../backend/kernel/clock.ts'
import type { Aggregate, Decision } from '../../backend/kernel/decider.ts'
import { Refused } from '../../backend/kernel/errors.ts'
import type { Actor, AnyEvent } from '../../backend/kernel/event.ts'
import { commandIdOf, hashOf } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { log } from '../../backend/kernel/log.ts'

/** The id in a stream's name: all after the first dash. */
export const idOfStream = (stream: string): string => stream.slice(stream.indexOf('-') + 1)

/**
 * Gives a command of the system's own to an aggregate, or of whose account is furnished. Its id is made from the stream,
 * the command's name and the rest, so that a retry is the same command. A refusal means "look again" and is never an error here; so is a stream that has
 * gone on since `expected`, the revision that the command's facts were read at.
 * @returns the state after it, or undefined when it was refused
 */
export const asking =
  ({ handle, clock }: Kernel, by: Actor = SYSTEM, expected?: number) =>
  async <State, E extends AnyEvent>(
    aggregate: Aggregate<State, E>,
    id: string,
    decision: Decision<State, E>,
    name: string,
    ...rest: readonly (string | number)[]
  ): Promise<State | undefined> => {
    const commandId = commandIdOf(`${aggregate.category}-${id}`, name, ...rest)
    const ids = { commandId, commandHash: hashOf(commandId), correlationId: commandId, causationId: commandId }
    const command = { ...ids, ...(expected !== undefined && { expected }) }
    try {
      return (await handle(aggregate, id, decision, { ...clock.context(by), ...command })).state
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      log.info('refused, looking again', { command: name, stream: `${aggregate.category}-${id}`, code: error.code })
      return undefined
    }
  }

import { SYSTEM } from '../clock.ts'
import type { Aggregate, Decision } from './decider.ts'
import { Refused } from '../errors.ts'
import type { Actor, AnyEvent } from '../event.ts'
import { noteFault } from '../process/faults.ts'
import type { Handled } from './handle.ts'
import { commandIdOf, hashOf } from '../ids.ts'
import type { Kernel } from '../kernel.ts'

/**
 * Handles a command of the system itself. Its id is made from the stream, the command's name and the rest, so that a retry
 * is the same command. No request can reach such an id (docs/adr/0043); where one did before that, the command is told
 * as a fault and given again under another id, so that its stream goes on.
 * @throws Refused from the decision, `stale`; `key-reused` only where the other id is taken as well
 */
export const systemCommand =
  (kernel: Pick<Kernel, 'handle' | 'clock' | 'db'>, by: Actor = SYSTEM, expected?: number) =>
  async <State, E extends AnyEvent>(
    aggregate: Aggregate<State, E>,
    id: string,
    decision: Decision<State, E>,
    name: string,
    ...rest: readonly (string | number)[]
  ): Promise<Handled<State>> => {
    const stream = `${aggregate.category}-${id}`
    const give = (commandId: string) => {
      const ids = { commandId, commandHash: hashOf(commandId), correlationId: commandId, causationId: commandId }
      const command = { ...ids, ...(expected !== undefined && { expected }) }
      return kernel.handle(aggregate, id, decision, { ...kernel.clock.context(by), ...command })
    }
    try {
      return await give(commandIdOf(stream, name, ...rest))
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== 'key-reused') throw error
      await noteFault(kernel, 'idTaken', { command: name, stream })
      return give(commandIdOf(stream, name, ...rest, 'again'))
    }
  }

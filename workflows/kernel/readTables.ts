import { ApplicationFailure } from '@temporalio/activity'
import type { Kernel } from '../../backend/kernel/kernel.ts'

/** @number how long an activity waits for read tables */
const READ_MS = 10_000

/** Waits until the module's read tables have the position. @throws a failure that is tried again where they are behind */
export const readTablesAt = async (
  { checkpointSignals }: Pick<Kernel, 'checkpointSignals'>,
  module: string,
  position: string,
): Promise<void> => {
  if (!(await checkpointSignals.passed(module, position, READ_MS)))
    throw ApplicationFailure.retryable(`the read tables of ${module} are behind`, 'read-tables-late')
}

import { IllegalStateError } from '@temporalio/common'
import { DefaultLogger, Runtime } from '@temporalio/worker'

/**
 * Keeps workers, and each replay is one, from telling of their whole life. A process has one runtime: a test file that comes
 * after another which started a worker finds it made.
 */
export const quietRuntime = (): void => {
  try {
    Runtime.install({ logger: new DefaultLogger('ERROR') })
  } catch (error) {
    if (!(error instanceof IllegalStateError)) throw error
  }
}

import { probing } from '../../../backend/kernel/process/prober.ts'
import type { TestServer } from '../../../backend/kernel/testing/server.ts'
import { canaryPage } from '../../../backend/modules/messages/reading.ts'
import { whileTested } from '../../../tests/household/whileTested.ts'

/** The page on which an author could have answered, without which there is no claim, is looked at while tests run. */
export const keepAnswerable = (server: TestServer) =>
  whileTested(
    () => {
      const stopping = new AbortController()
      const { kernel } = server
      return { stopping, done: probing(kernel, canaryPage(kernel.capabilities), stopping.signal) }
    },
    ({ stopping, done }) => {
      stopping.abort()
      return done
    },
  )

import { householdIn } from '../../../tests/household/household.ts'
import { startPost } from '../../../tests/household/post.ts'
import { startWorkers } from '../../../tests/household/workers.ts'
import { watching } from '../watch.ts'
import { watchReactor } from '../watchReactor.ts'

/** A house that watches over lives, with days of this length and a post that tells what it was given. */
export const startWatchers = async (dayMs: number) => {
  const post = await startPost()
  const { server, whileDown, stop } = await startWorkers({
    settings: { SMTP_URL: post.url, DAY_MS: String(dayMs) },
    reactors: (temporal) => () => ({ lives: watchReactor(temporal) }),
    activities: (kernel) => ({ timeline: watching(kernel) }),
  })
  const end = async () => {
    await stop()
    await post.stop()
  }
  return { post, server, house: householdIn(server), whileDown, stop: end }
}

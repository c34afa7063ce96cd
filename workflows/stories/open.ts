import type { WorkflowClient } from '@temporalio/client'
import * as v from 'valibot'
import { sql } from '../../backend/kernel/db.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { nextStep } from '../../backend/modules/stories/next.ts'
import { story } from '../../backend/modules/stories/story.ts'
import type { Open, OpenPart } from '../kernel/module.ts'
import { openStreams } from '../kernel/openStreams.ts'
import { wakeStory } from './reactor.ts'

const Row = v.object({ id: v.string() })

/** What the read tables say is open of stories: a mail or a reminder that has yet to leave, and what was removed. */
export const open = (kernel: Kernel, temporal: WorkflowClient): readonly OpenPart[] => {
  const { db, load, clock } = kernel
  const isDue = async (id: string) => nextStep((await load(story, id)).state, clock.dayMs) !== undefined
  const stories = async (): Promise<Open[]> => {
    const rows = await db.any(sql.type(Row)`
      select id from stories.stories
      where state = 'removed'
        or (state = 'asked' and expires_at > now() and (mail = 'waiting' or mail = 'sent' and reminded_at is null))`)
    return openStreams(temporal, rows, { category: story.category, wake: wakeStory, isDue })
  }
  return [{ type: 'tendStory', counts: 'missingLinks', find: stories }]
}

import type { WorkflowClient } from '@temporalio/client'
import * as v from 'valibot'
import { sql } from '../../backend/kernel/db.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { nextStep } from '../../backend/modules/stories/next.ts'
import { story } from '../../backend/modules/stories/story.ts'
import type { Open, OpenPart } from '../kernel/module.ts'
import { wakeStory } from './reactor.ts'

const Row = v.object({ id: v.string() })

/** What the read tables say is open of stories: a mail or a reminder that has yet to leave, and what was removed. */
export const open = (kernel: Kernel, temporal: WorkflowClient): readonly OpenPart[] => {
  const { db, load, clock } = kernel
  const stories = async (): Promise<Open[]> => {
    const rows = await db.any(sql.type(Row)`
      select id from stories.stories
      where state = 'removed'
        or (state = 'asked' and expires_at > now() and (mail = 'waiting' or mail = 'sent' and reminded_at is null))`)
    return rows.map(({ id }) => {
      const stream = `story-${id}`
      const start = async () => {
        if (!nextStep((await load(story, id)).state, clock.dayMs)) return false
        await wakeStory(temporal, stream, 0)
        return true
      }
      return { workflowId: stream, start }
    })
  }
  return [{ type: 'tendStory', counts: 'missingLinks', find: stories }]
}

import type { WorkflowClient } from '@temporalio/client'
import * as v from 'valibot'
import { sql, type Fragment } from '../../../backend/kernel/db.ts'
import type { Recorded } from '../../../backend/kernel/event.ts'
import type { Kernel } from '../../../backend/kernel/kernel.ts'
import { reactingTo, type Reactor } from '../../../backend/kernel/log/reactor.ts'
import type { ChoicesEvent } from '../../../backend/modules/choices/events.ts'
import type { ItemsEvent } from '../../../backend/modules/items/events.ts'
import { ITEM, readable } from '../../../backend/modules/items/reading.ts'
import type { MediaEvent } from '../../../backend/modules/media/events.ts'
import { media } from '../../../backend/modules/media/reading.ts'
import type { Open, OpenPart } from '../../kernel/open.ts'
import { readItem } from '../readWorkflow.ts'
import { WORDS } from './drafts.ts'
import { speechOf } from './engine.ts'
import { readingLane } from './lane.ts'
import { reading } from './activities.ts'

/** @number readings that are begun at once after a yes, and each time that somebody looks what was left over */
const MOST_BEGUN = 500

const Row = v.object({ id: v.string() })

/** What machines have yet to read, by what the read tables say, the latest first. */
const unreadWhere = async ({ db, settings }: Kernel, condition: Fragment): Promise<readonly string[]> => {
  const speech = speechOf(settings)
  if (!settings.aiFeatures.includes('listen') || !speech.isHere()) return []
  const rows = await db.any(sql.type(Row)`
    select i.id from choices.choices c join items.items i on i.family_id = c.family_id
    where c.level = 'family' and c.feature = 'listen' and c.is_on
      and i.state = 'ready' and i.kind in ('voice', 'video') and i.binned_at is null and i.words is null
      and not i.is_closed_to_machines and ${WORDS} <> all(i.rejected)
      and not exists (
        select from choices.choices m
        where m.family_id = c.family_id and m.level = 'member' and m.account_id = i.contributor_id and m.feature = c.feature
          and not m.is_on)
      and not exists (
        select from kernel.artefacts a
        where a.kind = 'item' and a.id = i.id and a.step = ${WORDS} and a.part = 0 and a.recipe = ${speech.recipe})
      and ${condition}
    order by i.added_at desc, i.id limit ${MOST_BEGUN}`)
  return rows.map(({ id }) => id)
}

const workflowIdOf = (itemId: string): string => `item-${itemId}.read`

/** Begins the reading of an item, unless it is being read. @returns whether there was anything to read */
const beginning = (kernel: Kernel, temporal: WorkflowClient) => {
  const { nextReading } = reading(kernel)
  return async (itemId: string): Promise<boolean> => {
    if ((await nextReading(itemId)) === null) return false
    const { familyId } = (await kernel.load(readable, itemId)).state
    await temporal.start(readItem, {
      taskQueue: 'media',
      workflowId: workflowIdOf(itemId),
      workflowIdConflictPolicy: 'USE_EXISTING',
      args: [{ itemId, lane: readingLane(familyId) }],
    })
    return true
  }
}

/** What was added, or allowed, is read at once. */
export const readingReactor = (kernel: Kernel, temporal: WorkflowClient): Reactor => {
  const begin = beginning(kernel, temporal)
  /** Thrown, the event is handled again. */
  const requireTables = async (module: string, position: string) => {
    if (!(await kernel.checkpointSignals.passed(module, position)))
      throw new Error(`The read tables of ${module} are behind`)
  }
  const prepared = async ({ id, position }: Recorded) => {
    const { purpose, messageId } = (await kernel.load(media, id)).state
    if (purpose !== ITEM) return
    await requireTables('items', position)
    await begin(messageId)
  }
  const allowed = async ({ id, position }: Recorded) => {
    await requireTables('items', position)
    await begin(id)
  }
  return {
    media: reactingTo<MediaEvent>({ MediaReady: prepared }),
    item: reactingTo<ItemsEvent>({ AnalysisAllowed: allowed, ItemRestored: allowed }),
    choice: reactingTo<ChoicesEvent>({
      ChoiceSet: async ({ id, position, data }) => {
        if (!data.isOn) return
        await requireTables('choices', position)
        for (const itemId of await unreadWhere(kernel, sql.fragment`c.family_id = ${id}`)) await begin(itemId)
      },
    }),
  }
}

/** What was left over: the engine came later, a worker died, a month began. */
export const openReadings = (kernel: Kernel, temporal: WorkflowClient): readonly OpenPart[] => {
  const begin = beginning(kernel, temporal)
  const find = async (): Promise<Open[]> =>
    (await unreadWhere(kernel, sql.fragment`true`)).map((id) => ({
      workflowId: workflowIdOf(id),
      start: () => begin(id),
    }))
  return [{ type: 'readItem', find }]
}

import * as v from 'valibot'
import { sql } from '../../backend/kernel/db.ts'
import type { Handlers, Recorded } from '../../backend/kernel/event.ts'
import { may } from '../../backend/kernel/identity/roles.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { reactingTo, type Reactor } from '../../backend/kernel/log/reactor.ts'
import type { FamiliesEvent } from '../../backend/modules/families/events.ts'
import { endQuestion } from '../../backend/modules/stories/decide/ask.ts'
import type { StoriesEvent } from '../../backend/modules/stories/events.ts'
import { story } from '../../backend/modules/stories/story.ts'
import { trySystemCommand } from '../kernel/systemCommand.ts'

const Row = v.object({ id: v.string() })
type ByMember = Extract<FamiliesEvent, { type: 'MemberRemoved' | 'MemberLeft' | 'RoleChanged' }>

/**
 * Ends the questions whose link somebody had to hand over who may not ask in the family any more, and those to an address
 * whose reader wants none of the family, or is somebody else. A no that was taken back, and a right that was given again,
 * end nothing.
 */
export const overReactor = (kernel: Kernel): Reactor => {
  const { db, checkpointSignals, membership } = kernel
  const ask = trySystemCommand(kernel)
  /** Thrown, the event is handled again. */
  const requireTables = async (position: string) => {
    if (!(await checkpointSignals.passed('stories', position))) throw new Error('The read tables of stories are behind')
  }
  const end = async (rows: readonly v.InferOutput<typeof Row>[], position: string) => {
    for (const { id } of rows) await ask(story, id, endQuestion(), 'endQuestion', position)
  }

  const refused = async ({ id, position }: Recorded<StoriesEvent>) => {
    await requireTables(position)
    const others = await db.any(sql.type(Row)`
      select s.id from stories.refusals r
      join stories.stories s on s.family_id = r.family_id and s.address_hash = r.address_hash
      where r.story_id = ${id} and s.id <> r.story_id and s.state = 'asked' order by s.id`)
    await end(others, position)
  }
  const changed = async ({ id: familyId, data: { accountId }, position }: Recorded<ByMember>) => {
    const role = await membership.roleIn(familyId, accountId)
    if (role !== undefined && may(role, 'add')) return
    await requireTables(position)
    const handedOver = await db.any(sql.type(Row)`
      select id from stories.stories
      where family_id = ${familyId} and contributor_id = ${accountId} and state in ('asked', 'declined')
        and mail = 'none' and to_account_id is null order by id`)
    await end(handedOver, position)
  }
  const stories: Handlers<StoriesEvent> = {
    StoryDeclined: async (event) => (event.data.scope === 'family' ? refused(event) : undefined),
    StoryMisdirected: refused,
  }
  const families: Handlers<FamiliesEvent> = { MemberRemoved: changed, MemberLeft: changed, RoleChanged: changed }
  return { story: reactingTo<StoriesEvent>(stories), family: reactingTo<FamiliesEvent>(families) }
}

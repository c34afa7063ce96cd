import * as v from 'valibot'
import { sql } from '../../backend/kernel/db.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { endQuestion } from '../../backend/modules/stories/decide/ask.ts'
import { eraseStory } from '../../backend/modules/stories/decide/keep.ts'
import { story } from '../../backend/modules/stories/story.ts'
import { trySystemCommand } from '../kernel/systemCommand.ts'
import { endedOf } from '../kernel/ended.ts'
import type { Over } from '../kernel/ends.ts'
import { readTablesAt } from '../kernel/readTables.ts'
import { destroyStory } from './destroy.ts'

const Row = v.object({
  id: v.string(),
  familyId: v.string(),
  contributorId: v.string(),
  toAccountId: v.nullable(v.string()),
})

/** What the end of an account, or of its family with it, does to stories. Each may run twice. */
export const erasingStories = (kernel: Kernel) => {
  const { db, membership } = kernel
  const ask = trySystemCommand(kernel)

  const erase = async (id: string, reason: 'account' | 'family') => {
    await ask(story, id, eraseStory({ reason }), 'eraseStory', reason)
    await destroyStory(kernel, id)
  }
  /** Whether anybody but this account is in the family. */
  const isLeft = async (familyId: string, accountId: string): Promise<boolean> =>
    (await membership.membersNow(familyId)).some((member) => member.accountId !== accountId)

  /** All of a family that nobody is in any more. */
  const eraseFamilyStories = async ({ familyId, position }: Over['family']): Promise<void> => {
    await readTablesAt(kernel, 'stories', position)
    const rows = await db.any(sql.type(v.object({ id: v.string() }))`
      select id from stories.stories where family_id = ${familyId} order by id`)
    for (const { id } of rows) await erase(id, 'family')
  }

  /** Its questions that are open end; what it told goes where it wished so, and all of a family that it leaves empty. */
  const eraseAccountStories = async (accountId: string): Promise<void> => {
    const ended = await endedOf(kernel, accountId)
    if (!ended) return
    await readTablesAt(kernel, 'stories', ended.position)
    const rows = await db.any(sql.type(Row)`
      select id, family_id, contributor_id, to_account_id from stories.stories
      where contributor_id = ${accountId} or to_account_id = ${accountId} or family_id = ${accountId} order by id`)
    const families = [...new Set(rows.map(({ familyId }) => familyId))]
    const left = new Set<string>()
    for (const familyId of families) if (await isLeft(familyId, accountId)) left.add(familyId)
    for (const { id, familyId, contributorId, toAccountId } of rows) {
      if (!left.has(familyId)) await erase(id, 'family')
      else if (toAccountId === accountId && ended.eraseStories === true) await erase(id, 'account')
      else if (contributorId === accountId) await ask(story, id, endQuestion(), 'endQuestion', accountId)
    }
  }
  return { eraseAccountStories, eraseFamilyStories }
}

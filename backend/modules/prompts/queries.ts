import * as v from 'valibot'
import { sql } from '../../kernel/db.ts'
import type { Kernel } from '../../kernel/kernel.ts'

export const LEAVE = 'prompts-leave'

/** The link out of the weekly questions, which never expires. */
export const leaveUrlOf = ({ capabilities, settings }: Pick<Kernel, 'capabilities' | 'settings'>, accountId: string) =>
  `${settings.origin}/questions/u/${capabilities.issue(LEAVE, accountId)}`

const Row = v.object({ id: v.string() })

/** The accounts that are asked each week. */
export const askedWeekly = async ({ db }: Pick<Kernel, 'db'>): Promise<readonly string[]> => {
  const rows = await db.any(sql.type(Row)`select id from prompts.prompts where state = 'on'`)
  return rows.map(({ id }) => id)
}

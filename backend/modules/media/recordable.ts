import { sql } from '../../kernel/db.ts'
import { Refused } from '../../kernel/errors.ts'
import type { Recordable } from '../../kernel/process/recordable.ts'
import { limits, PORTRAIT } from './contract.ts'
import { portraitsOf } from './portrait.ts'

/** A picture of an account's owner; it ends with the account. */
export const recordable: Recordable = {
  purpose: PORTRAIT,
  category: 'account',
  takes: 'portrait',
  mostMinutes: { voice: 0, video: 0 },
  mostMb: limits.portraitMb,
  storageOf: 'account',
  requireOwn: async (_, accountId, subject) => {
    if (subject !== accountId) throw new Refused('not-found')
  },
  named: {
    rows: ({ id }) => sql.fragment`
      exists (select from media.media p where p.id = ${id} and p.variants = array['picture'])`,
    one: async (looks, { id, ownerId }) => (await portraitsOf(looks, ownerId)).some((each) => each.id === id),
  },
}

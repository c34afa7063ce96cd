import * as v from 'valibot'
import { sql } from '../../backend/kernel/db.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { endedOf } from '../kernel/ended.ts'
import { readTablesAt } from '../kernel/readTables.ts'

const Id = v.object({ id: v.string() })

/** The address book of an erased account: whoever keeps a message keeps what opens it, everybody else goes. */
export const erasingPeople = (kernel: Kernel) => ({
  erasePeople: async (ownerId: string): Promise<void> => {
    const { db, keys } = kernel
    const ended = await endedOf(kernel, ownerId)
    if (!ended) return
    for (const module of ['recipients', 'deliveries']) await readTablesAt(kernel, module, ended.position)
    const takesBack = ended.takeBackUnopened ?? false
    const people = await db.any(sql.type(Id)`
      select id from recipients.recipients r where owner_id = ${ownerId}
        and not exists (select 1 from deliveries.deliveries d
          where d.recipient_id = r.id and (d.opened_at is not null or ${!takesBack}))`)
    for (const { id } of people) await keys.erase(`recipient-${id}`)
  },
})

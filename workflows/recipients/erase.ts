import * as v from 'valibot'
import { sql } from '../../backend/kernel/db.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'

const Id = v.object({ id: v.string() })

/** The address book of an erased account: whoever was handed a message keeps what opens it, everybody else goes. */
export const erasingPeople = ({ db, keyring }: Kernel) => ({
  erasePeople: async (ownerId: string): Promise<void> => {
    const people = await db.any(sql.type(Id)`
      select id from recipients.recipients r where owner_id = ${ownerId}
        and not exists (select 1 from deliveries.deliveries d where d.recipient_id = r.id)`)
    for (const { id } of people) await keyring.erase(id)
  },
})

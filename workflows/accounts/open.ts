import type { WorkflowClient } from '@temporalio/client'
import * as v from 'valibot'
import { passwordHashOf } from '../../backend/kernel/identity/credentials.ts'
import { sql } from '../../backend/kernel/db.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { mayBeOpened } from '../../backend/kernel/log/keys.ts'
import { dueSignUps, lateReservations } from '../../backend/modules/accounts/queries.ts'
import type { Open, OpenPart } from '../kernel/open.ts'
import { wakeEnd } from './reactor.ts'

const ById = v.object({ id: v.string() })

/** What the read tables say is open of accounts. */
export const open = (kernel: Kernel, temporal: WorkflowClient): readonly OpenPart[] => {
  const { db, keys } = kernel
  const endOf = (id: string): Open => {
    const stream = `account-${id}`
    return { workflowId: `${stream}.end`, start: () => wakeEnd(temporal, stream, 0).then(() => true) }
  }
  /** Sign-ups whose people are to be told that they end, and accounts for which an address was reserved in vain. */
  const signUps = async (): Promise<Open[]> => {
    const late = await lateReservations(kernel)
    const ids = new Set([...(await dueSignUps(kernel)), ...late.map(({ accountId }) => accountId)])
    return [...ids].map(endOf)
  }

  /** An account whose end is planned, or has come: it is forgotten when neither its key nor a password is there. */
  const ends = async (): Promise<Open[]> => {
    const rows = await db.any(sql.type(ById)`
      select id from accounts.accounts a
      where coalesce(ends_at, sign_up_ends_at) is not null and (${mayBeOpened(['account'], sql.fragment`a.id`)}
        or exists (select from kernel.credentials c where c.account_id = a.id and c.password_hash is not null))`)
    return rows.map(({ id }) => {
      const end = endOf(id)
      const start = async () => {
        const isOver = (await passwordHashOf(db, id)) === undefined && !(await keys.isThere(`account-${id}`))
        return isOver ? false : end.start()
      }
      return { ...end, start }
    })
  }
  return [
    { type: 'endAccount', counts: 'missingEnds', find: ends },
    { type: 'endAccount', find: signUps },
  ]
}

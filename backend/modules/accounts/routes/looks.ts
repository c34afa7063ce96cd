import type { Context } from 'koa'
import * as v from 'valibot'
import { sql } from '../../../kernel/db.ts'
import { awaitPosition } from '../../../kernel/http/http.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { actorOf } from '../../../kernel/http/request.ts'
import { LOOKED_AT, type Looks } from '../contract.ts'

const MOST = 50
const Row = v.object({ at: v.string(), stream: v.string() })
const kindOf = v.fallback(v.picklist(LOOKED_AT), 'other')

/** When staff looked at something of this account's, the last first; what lies there is sealed to them. */
export const listLooks = (kernel: Kernel) => async (ctx: Context) => {
  const { id } = actorOf(ctx)
  await awaitPosition(kernel, ctx, 'audit')
  const rows = await kernel.db.any(sql.type(Row)`
    select l.at, l.stream from audit.looks l
    where l.stream = ${`account-${id}`}
      or exists (select 1 from audit.events e where e.stream = l.stream and e.owner_id = ${id})
    order by l.pos desc limit ${MOST}`)
  const body: Looks = {
    items: rows.map(({ at, stream }) => ({ at, what: v.parse(kindOf, stream.slice(0, stream.indexOf('-'))) })),
  }
  ctx.body = body
}

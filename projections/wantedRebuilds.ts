import * as v from 'valibot'
import { sql, type Db } from '../backend/kernel/db.ts'
import { unlessLocked } from '../backend/kernel/log/lock.ts'
import { log } from '../backend/kernel/process/log.ts'
import type { Settings } from '../backend/kernel/process/settings.ts'
import { rebuild } from './rebuild.ts'

type Parts = Parameters<typeof rebuild>[0] & { readonly settings: Pick<Settings, 'databaseUrl'> }
const Row = v.object({ module: v.string() })

/**
 * The modules of which a migration has changed a table so that the log alone can fill it: it says so by the comment
 * `rebuild` on that table, and the table that takes its place has none.
 */
export const wantedRebuilds = async (db: Db): Promise<readonly string[]> => {
  const rows = await db.any(sql.type(Row)`
    select distinct n.nspname as module from pg_description d
    join pg_class c on c.oid = d.objoid and d.classoid = 'pg_class'::regclass and d.objsubid = 0
    join pg_namespace n on n.oid = c.relnamespace
    where d.description = 'rebuild' order by module`)
  return rows.map(({ module }) => module)
}

/** Rebuilds them beside the live ones, unless another process does. One that fails is tried again at the next start. */
export const rebuildWanted = async (parts: Parts, signal: AbortSignal): Promise<void> => {
  for (const module of await wantedRebuilds(parts.db)) {
    const work = () => rebuild(parts, module, signal)
    await unlessLocked(parts.settings.databaseUrl, `rebuild/${module}`, work).catch((error: unknown) =>
      log.error('not rebuilt', { module, error }),
    )
  }
}

import type { Client } from 'pg'

type Wanted = { readonly n: number; readonly among: number; readonly owner: string; readonly at?: string }

/**
 * Fills a read table with rows that nobody in the house has: copies of one that is there, each with an id of its own,
 * spread evenly among so many owners, and a second apart by the column `at`.
 */
export const copies = async (database: Client, table: string, { n, among, owner, at }: Wanted): Promise<void> => {
  const time = at === undefined ? '' : `, '${at}', now() - make_interval(secs => n)`
  await database.query(
    `insert into ${table} select copy.* from (select t as row from ${table} as t limit 1) as one,
      generate_series(1, ${n}) as n,
      lateral jsonb_populate_record(one.row,
        jsonb_build_object('id', gen_random_uuid(), '${owner}', md5((n % ${among})::text)::uuid${time})) as copy`,
  )
  await database.query(`vacuum analyze ${table}`)
}

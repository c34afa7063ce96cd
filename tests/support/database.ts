import { Client } from 'pg'
import { settingsIn } from './settings.ts'

/** Where the stack in this folder keeps its tables. */
export const databaseUrlIn = async (folder: string): Promise<string> => (await settingsIn(folder)).databaseUrl

/** Changes one row as time would have. */
const age = async (url: string, statement: string, values: readonly unknown[]): Promise<void> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rowCount } = await client.query(statement, [...values])
  await client.end()
  if (rowCount !== 1) throw new Error(`${rowCount} rows were changed by ${statement}`)
}

/** As if 31 minutes had gone by since somebody showed a second factor: minutes are real in every stack. */
export const ageSecondFactor = (url: string, accountId: string): Promise<void> =>
  age(
    url,
    `update kernel.sessions set data = jsonb_set(data, '{factorAt}', to_jsonb($2::text))
     where account_id = $1 and data ? 'factorAt' and not is_replaced`,
    [accountId, new Date(Date.now() - 31 * 60_000).toISOString()],
  )

/** As if somebody had answered no mail of ours for a year and a day. */
export const ageMailbox = (url: string, accountId: string, dayMs: number): Promise<void> =>
  age(url, 'update life.lives set channel_proven_at = $2 where account_id = $1', [
    accountId,
    new Date(Date.now() - 366 * dayMs).toISOString(),
  ])

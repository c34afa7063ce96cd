import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'

/** Where the stack in this folder keeps its tables. */
export const databaseUrlIn = async (folder: string): Promise<string> => {
  const text = await readFile(join(folder, 'settings.json'), 'utf8')
  return (JSON.parse(text) as { DATABASE_URL: string }).DATABASE_URL
}

/** As if 31 minutes had gone by since somebody showed a second factor: minutes are real in every stack. */
export const ageSecondFactor = async (url: string, accountId: string): Promise<void> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rowCount } = await client.query(
    `update kernel.sessions set data = jsonb_set(data, '{factorAt}', to_jsonb($2::text))
     where account_id = $1 and data ? 'factorAt' and not is_replaced`,
    [accountId, new Date(Date.now() - 31 * 60_000).toISOString()],
  )
  await client.end()
  if (rowCount !== 1) throw new Error(`${rowCount} sessions had shown a second factor`)
}

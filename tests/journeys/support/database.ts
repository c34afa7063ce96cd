import { expect } from '@playwright/test'
import { Client } from 'pg'
import { databaseUrlIn } from '../../support/database.ts'

/** Where the stack of this run keeps its tables. */
export const databaseUrl = () => databaseUrlIn(process.env['JOURNEY_FOLDER'] ?? '')

/** As if 31 minutes had gone by since somebody showed a second factor: minutes are real in every stack. */
export const ageSecondFactor = async (accountId: string): Promise<void> => {
  const client = new Client({ connectionString: await databaseUrl() })
  await client.connect()
  const { rowCount } = await client.query(
    `update kernel.sessions set data = jsonb_set(data, '{factorAt}', to_jsonb($2::text))
     where account_id = $1 and data ? 'factorAt'`,
    [accountId, new Date(Date.now() - 31 * 60_000).toISOString()],
  )
  await client.end()
  expect(rowCount).toBe(1)
}

import { Client } from 'pg'
import { databaseBeside } from '../../stack/parts/database.ts'

type Row = Readonly<Record<string, unknown>>

/** Asks one statement of a database beside the product's. */
export const connected = async (databaseUrl: string, name: string, text: string): Promise<readonly Row[]> => {
  const client = new Client({ connectionString: databaseBeside(databaseUrl, name) })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

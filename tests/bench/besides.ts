import { Client } from 'pg'
import { databaseBeside } from '../../stack/parts/database.ts'

/** An empty database of its own on the product's Postgres. */
export const emptyDatabase = async (databaseUrl: string, name: string) => {
  const url = databaseBeside(databaseUrl, name)
  const admin = new Client({ connectionString: databaseUrl })
  const own = new Client({ connectionString: url })
  for (const client of [admin, own]) client.on('error', () => 'the stack was stopped first')
  await admin.connect()
  await admin.query(`drop database if exists ${name} with (force)`)
  await admin.query(`create database ${name}`)
  await own.connect()
  const drop = async () => {
    await own.end()
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  }
  return { own, url, drop }
}

/** Works in an empty database, which is dropped afterwards. */
export const besides = async <T>(
  databaseUrl: string,
  name: string,
  work: (own: Client, url: string) => Promise<T>,
): Promise<T> => {
  const { own, url, drop } = await emptyDatabase(databaseUrl, name)
  try {
    return await work(own, url)
  } finally {
    await drop()
  }
}

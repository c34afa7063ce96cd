import { randomBytes } from 'node:crypto'
import { Client } from 'pg'

const within = async (url: string, statement: string) => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** An empty database of its own on the server that `url` names. */
export const freshDatabase = async (url: string) => {
  const name = `test_${randomBytes(6).toString('hex')}`
  await within(url, `create database ${name}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  return { url: own.toString(), drop: () => within(url, `drop database ${name} with (force)`) }
}

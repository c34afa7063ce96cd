import { createServer } from 'node:http'
import { Pool } from 'pg'

/** The yardstick of lists: what Node's http and pg alone need for the same statement. Run as a process of its own. */
const { databaseUrl, text, values } = JSON.parse(process.argv[2] ?? '') as {
  readonly databaseUrl: string
  readonly text: string
  readonly values: readonly unknown[]
}
const pool = new Pool({ connectionString: databaseUrl, max: 10 })
const answer = async () => JSON.stringify((await pool.query({ name: 'list', text, values: [...values] })).rows)

const server = createServer((_, response) => {
  answer().then(
    (body) => response.setHeader('Content-Type', 'application/json').end(body),
    () => response.writeHead(500).end(),
  )
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(typeof address === 'object' && address ? address.port : 0)
})

import { Client as S3 } from 'minio'
import { Client } from 'pg'
import { createTransport } from 'nodemailer'
import { describe, expect, inject, test } from 'vitest'

const asked = (process.env['PARTS'] ?? '').split(',').filter(Boolean)
const has = (name: string) => asked.length === 0 || asked.includes(name)

describe('the parts that tests run against', () => {
  test.runIf(has('postgres'))('Postgres is version 18 and obeys', async () => {
    const client = new Client(inject('postgresUrl'))
    await client.connect()
    const { rows } = await client.query<{ server_version: string }>('show server_version')
    await client.end()
    expect(rows[0]?.server_version).toMatch(/^18\./)
  })

  test.runIf(has('blobs'))('the blob store keeps what it is given', async () => {
    const { endpoint, accessKey, secretKey } = inject('s3')
    const { hostname, port } = new URL(endpoint)
    const client = new S3({ endPoint: hostname, port: Number(port), useSSL: false, accessKey, secretKey })
    await client.makeBucket('kept')
    await client.putObject('kept', 'voice', 'hello')
    expect((await client.statObject('kept', 'voice')).size).toBe(5)
  })

  test.runIf(has('mail'))('an email that was sent can be read', async () => {
    const transport = createTransport(inject('smtpUrl'))
    await transport.sendMail({ from: 'a@hale.example', to: 'ruth@hale.example', subject: 'For Ruth', text: 'Hello' })
    const response = await fetch(`${inject('mailApi')}/email`)
    expect(JSON.stringify(await response.json())).toContain('For Ruth')
  })
})

import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { httpServerOf, type Patience } from './httpServer.ts'

const soon: Patience = { headersMs: 100, bodyMs: 150, lookMs: 20 }

/** Reads the whole body, then says so; what is refused is answered at once. */
const reading: RequestListener = (request, response) => {
  if (request.url?.endsWith('refused')) return void response.end('no')
  request
    .on('error', () => undefined)
    .resume()
    .once('end', () => response.end('thanks'))
}

const portOf = async (patience: Patience) => {
  const server = httpServerOf(reading, ['/api/uploads'], patience).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** All that comes back, until the other side ends it, to a client that says this and then no more. */
const said = async (port: number, words: string) => {
  const socket = connect({ port, host: '127.0.0.1' })
  socket.write(words)
  return text(socket)
}
const post = (path: string) => `POST ${path} HTTP/1.1\r\nHost: house\r\nContent-Length: 10\r\n\r\nhalf`

test('headers take no longer than fifteen seconds, bodies no longer than a minute', () => {
  const server = httpServerOf(reading, [])
  expect(server).toMatchObject({ headersTimeout: 15_000, requestTimeout: 0 })
})

test('whoever never ends their headers is sent away', async () =>
  expect(await said(await portOf(soon), 'GET / HTTP/1.1\r\nHost: house\r\nX-Slow: ')).toContain('408'))

test('whoever never ends a body is sent away', async () =>
  expect(await said(await portOf(soon), post('/api/support'))).toContain('408 Request Timeout'))

test.each(['/api/support/refused', '/api/uploads/refused'])(
  'whoever goes on after the answer of %s is sent away',
  async (path) => expect(await said(await portOf(soon), post(path))).toContain('no'),
)

test('an upload takes the time it needs', async () => {
  const port = await portOf(soon)
  const socket = connect({ port, host: '127.0.0.1' })
  const answer = text(socket)
  socket.write(post('/api/uploads/1'))
  // Twice as long as any other body has: two of them are sent away meanwhile.
  for (const path of ['/api/support', '/api/uploadsof']) expect(await said(port, post(path))).toContain('408')
  socket.end(' whole')
  expect(await answer).toContain('thanks')
})

import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { Router } from '@koa/router'
import Koa from 'koa'
import type { Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bodies, longBody } from './bodies.ts'
import { catchRefused } from './problem.ts'

let server: Server
let origin: string
beforeAll(async () => {
  const short = new Router().post('/names', (ctx) => (ctx.body = {}))
  const long = new Router({ prefix: '/letters' })
    .post('/:id', longBody(64), (ctx) => (ctx.body = {}))
    .put('/:id', (ctx) => (ctx.body = {}))
  const routers = [short, long]
  const app = new Koa().use(catchRefused()).use(bodies(routers))
  for (const router of routers) app.use(router.routes())
  server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded'
const send = async (method: string, path: string, type: string, letters: number) => {
  const text = 'a'.repeat(letters)
  const body = type === FORM_TYPE ? `text=${text}` : JSON.stringify({ text })
  return (await fetch(`${origin}${path}`, { method, headers: { 'Content-Type': type }, body })).status
}

describe.each([JSON_TYPE, FORM_TYPE])('a body of %s', (type) => {
  test('has room for 16 KB', async () => {
    expect(await send('POST', '/names', type, 16_000)).toBe(200)
    expect(await send('POST', '/names', type, 17_000)).toBe(413)
  })
  test('has more room where its route says so', async () => {
    expect(await send('POST', '/letters/1', type, 64_000)).toBe(200)
    expect(await send('POST', '/letters/1', type, 66_000)).toBe(413)
  })
  test('has no more room on the same path by another method', async () => {
    expect(await send('PUT', '/letters/1', type, 17_000)).toBe(413)
  })
  test('has no more room where there is no route', async () => {
    expect(await send('POST', '/nowhere', type, 17_000)).toBe(413)
  })
})

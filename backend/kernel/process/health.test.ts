import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { healthAnswer, serveInner } from './health.ts'
import { settingsOf } from '../testing/settings.ts'

const ill = () => ({ events: 'ok', blobs: 'away' })
const well = () => ({ events: 'ok', 'projections/life': 'standby' })

test('anyone learns whether a process does its work, and not what it rests on', async () => {
  expect(await healthAnswer('/readyz', well)).toMatchObject({ status: 200, body: '{"ready":true}' })
  expect(await healthAnswer('/readyz', ill)).toMatchObject({ status: 503, body: '{"ready":false}' })
  expect(await healthAnswer('/healthz', ill)).toMatchObject({ status: 200 })
  expect(await healthAnswer('/metrics', well)).toBeUndefined()
})

test('at the inner port operators read each part and the metrics', async () => {
  const server = serveInner(settingsOf({ INNER_PORT: '0' }), ill)
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port, address } = server.address() as AddressInfo
  const ask = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`)
    return { status: response.status, text: await response.text() }
  }
  expect(address).toBe('127.0.0.1')
  expect(await ask('/readyz')).toEqual({ status: 503, text: '{"ready":false,"parts":{"events":"ok","blobs":"away"}}' })
  expect(await ask('/metrics')).toMatchObject({ status: 200, text: expect.stringContaining('everhearth_') })
  expect(await ask('/d/x')).toMatchObject({ status: 404 })
})

test('the inner port lies a hundred above the other unless it is named', () => {
  expect(settingsOf({ PORT: '3002' })).toMatchObject({ innerPort: 3_102, innerHost: '127.0.0.1' })
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { strangersAt } from './listeners.ts'

const isLinux = process.platform === 'linux'
const LISTEN = `require('net').createServer().listen(0, '127.0.0.1', function () { console.log(this.address().port) })`

/** A process that leads a group of its own and starts another in it, which listens. */
const withChild = async () => {
  const leader = spawn('sh', ['-c', `"${process.execPath}" -e "${LISTEN}" & wait`], { detached: true })
  const [line] = (await once(leader.stdout, 'data')) as [Buffer]
  const pid = leader.pid ?? 0
  return { leader, pid, port: Number(line.toString()), end: () => process.kill(-pid, 'SIGKILL') }
}

test.runIf(isLinux)('whoever listens is told from others, also when a process that it started does', async () => {
  const part = await withChild()
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  expect(strangersAt({ web: part.port }, part.pid)).toEqual([])
  expect(strangersAt({ web: part.port, smtp: port }, part.pid)).toEqual([port])
  part.end()
  await once(part.leader, 'exit')
  expect(strangersAt({ smtp: port }, part.pid)).toEqual([port])
  server.close()
  await once(server, 'close')
  expect(strangersAt({ smtp: port }, part.pid)).toEqual([])
})

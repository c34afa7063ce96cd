import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Part } from '../parts/part.ts'
import { portAnswers } from '../parts/ready.ts'
import { end } from './launch.ts'
import type { Note } from './note.ts'
import { startPart } from './start.ts'

let folder = ''
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'everhearth-part-'))))
afterEach(() => rmSync(folder, { recursive: true }))

/** A part that listens, or ends when it cannot. */
const listening = (port: number): Part => ({
  name: 'mail',
  needs: [],
  ports: { smtp: port },
  stopWave: 0,
  prepare: async () => ({
    command: [process.execPath, '-e', `require('net').createServer().listen(${port}, '127.0.0.1')`],
    env: {},
  }),
  isReady: () => portAnswers(port),
})

const begin = async (port: number) => {
  const begun: Note[] = []
  try {
    await startPart(folder, listening(port), new AbortController().signal, (note) => begun.push(note))
  } finally {
    for (const note of begun) await end(note)
  }
}

test.runIf(process.platform === 'linux')(
  'a part whose port another program took meanwhile is not ready, whatever answers there',
  async () => {
    const stranger = createServer().listen(0, '127.0.0.1')
    await once(stranger, 'listening')
    const { port } = stranger.address() as AddressInfo
    await expect(begin(port)).rejects.toThrow(`Another program took port ${port} while mail started. Start again.`)
    stranger.close()
    await once(stranger, 'close')
    await begin(port)
  },
)

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mail, mailPage, smtpUrl } from '../../stack/parts/mail.ts'
import { until } from '../../stack/supervisor/until.ts'

const READY_MS = 30_000

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** The stack's own mail catcher, behind a post of ours. */
export const startCatcher = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'everhearth-post-'))
  const ports = { smtp: await freePort(), web: await freePort() }
  const { prepare, isReady } = mail({ folder, ports })
  const { command, cwd } = await prepare()
  const [program, ...parameters] = command
  const running = spawn(program, parameters, { cwd, stdio: 'ignore' })
  process.once('exit', () => running.kill())
  if (!(await until(isReady, { timeoutMs: READY_MS }))) throw new Error('The mail catcher did not come up')
  const stop = async (): Promise<void> => {
    running.kill()
    await once(running, 'exit')
    await rm(folder, { recursive: true, force: true })
  }
  return { url: smtpUrl(ports), page: mailPage(ports), stop }
}

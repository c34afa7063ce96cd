import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A TCP connection to a store that a test can cut, or hold so that nothing comes through. */
export const cableTo = async (url: string) => {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  let isHeld = false
  const server = createServer((near) => {
    const far = connect({ host: target.hostname, port: Number(target.port) })
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => other.destroy())
      one.on('data', (bytes) => void other.write(bytes))
      if (isHeld) one.pause()
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const own = new URL(url)
  own.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const hold = () => {
    isHeld = true
    for (const socket of sockets) socket.pause()
  }
  const release = () => {
    isHeld = false
    for (const socket of sockets) socket.resume()
  }
  const cut = () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
  return { url: own.toString(), hold, release, cut }
}

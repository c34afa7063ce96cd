import { connect } from 'node:net'

export const portAnswers = (port: number, host = '127.0.0.1') =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ port, host, timeout: 1_000 })
    const answer = (isOpen: boolean) => () => {
      socket.destroy()
      resolve(isOpen)
    }
    socket.once('connect', answer(true)).once('error', answer(false)).once('timeout', answer(false))
  })

export const answersOk = async (url: string) => {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) })
    await response.arrayBuffer() // an unread body would hold the socket, and so our process, open
    return response.ok
  } catch {
    return false
  }
}

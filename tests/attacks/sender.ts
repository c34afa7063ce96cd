// A thread of its own, as a stranger has a machine of their own: what they take to send is not the server's time.
import { parentPort } from 'node:worker_threads'

type Sent = { readonly url: string; readonly init: RequestInit }

/** Whoever goes on sending what nobody reads may be cut off before they read the answer. */
const CUT_OFF = 0

const send = async ({ url, init }: Sent) => {
  const beganAt = performance.now()
  const status = await fetch(url, init)
    .then(async (answer) => {
      await answer.arrayBuffer()
      return answer.status
    })
    .catch(() => CUT_OFF)
  return { ms: performance.now() - beganAt, status }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- between threads, which have none
parentPort?.on('message', (sent: Sent) => void send(sent).then((answer) => parentPort?.postMessage(answer)))

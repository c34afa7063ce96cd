import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'

/** How long a client may take, in milliseconds: for the headers, and then for a body that is no upload. */
export type Patience = { readonly headersMs: number; readonly bodyMs: number; readonly lookMs: number }
/** @number how long a request's headers and body may take */
const PATIENCE: Patience = { headersMs: 15_000, bodyMs: 60_000, lookMs: 5_000 }

/**
 * @number how long an idle connection to the server is kept. Longer than what stands before us keeps its connections:
 * nobody then asks on one that is just being closed.
 */
const KEEP_ALIVE_MS = 75_000
const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n'

const isBelow = ({ url = '' }: IncomingMessage, prefix: string): boolean =>
  /^(\/|\?|$)/.test(url.startsWith(prefix) ? url.slice(prefix.length) : '-')
const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined

/** Node's own `requestTimeout` knows no exception, so the body's time is kept here. */
const hurry = (request: IncomingMessage, response: ServerResponse, ms: number): void => {
  const timer = setTimeout(() => {
    if (request.complete) return
    if (!response.headersSent) request.socket.end(TOO_SLOW)
    request.socket.destroySoon()
  }, ms)
  request.once('close', () => clearTimeout(timer))
}

/**
 * A server whose clients may be slow for so long and no longer: whoever sends a byte now and then holds nothing open.
 * @param unhurried what the paths begin with whose bodies come over slow lines, in pieces that go on where they were cut off
 */
export const httpServerOf = (
  listener: RequestListener,
  unhurried: readonly string[],
  patience: Patience = PATIENCE,
): Server =>
  createServer(
    {
      keepAliveTimeout: KEEP_ALIVE_MS,
      headersTimeout: patience.headersMs,
      requestTimeout: 0,
      connectionsCheckingInterval: patience.lookMs,
    },
    (request, response) => {
      const hurryUp = () => hurry(request, response, patience.bodyMs)
      // What an answered upload still sends is nobody's recording any more.
      if (unhurried.some((prefix) => isBelow(request, prefix))) response.once('finish', hurryUp)
      else if (hasBody(request)) hurryUp()
      listener(request, response)
    },
  )

import { lookup } from 'node:dns/promises'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { BlockList, isIP } from 'node:net'
import type { IncomingMessage } from 'node:http'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'

/** @number redirects that a page of others may have */
const MOST_REDIRECTS = 3
/** @number how long a page of others may take, all its redirects together */
const PATIENCE_MS = 10_000
/** @number how large a page of others may be, unpacked, in MB */
const MOST_MB = 5
const MOST_BYTES = MOST_MB * 1_024 * 1_024
/** @number characters of an address of a page of others */
const MOST_ADDRESS = 2_000
/** @number characters of the headers of a page of others */
const MOST_HEADERS = 32_768

/** Why nothing of a page came. */
export type FetchFault = 'unreachable' | 'blocked-address' | 'too-large'
export class FetchRefused extends Error {
  override readonly name = 'FetchRefused'
  readonly code: FetchFault
  constructor(code: FetchFault) {
    super(code)
    this.code = code
  }
}

const OWN_V4 = new BlockList()
for (const network of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]) {
  const [net = '', bits] = network.split('/')
  OWN_V4.addSubnet(net, Number(bits), 'ipv4')
}
const PUBLIC_V6 = new BlockList()
PUBLIC_V6.addSubnet('2000::', 3, 'ipv6')
/** Of those, addresses that hold others in them, or stand in books. */
const OWN_V6 = new BlockList()
for (const network of ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']) {
  const [net = '', bits] = network.split('/')
  OWN_V6.addSubnet(net, Number(bits), 'ipv6')
}

/** Whether anybody on the internet may have this address: no network of a house, a provider or this machine. */
export const isPublic = (address: string): boolean => {
  const family = isIP(address)
  if (family === 4) return !OWN_V4.check(address, 'ipv4')
  return family === 6 && PUBLIC_V6.check(address, 'ipv6') && !OWN_V6.check(address, 'ipv6')
}

export type Fetched = {
  /** Where it lay in the end. */
  readonly url: string
  /** Its media type as it was said, with parameters. */
  readonly type: string
  readonly text: string
}
/** Which addresses and ports may be asked; those of the internet, unless a test says otherwise. */
export type Guard = {
  readonly isAllowed: (address: string) => boolean
  readonly ports: ReadonlySet<string>
}
const internet: Guard = { isAllowed: isPublic, ports: new Set(['', '80', '443']) }

/** The address of a name that is asked and none else: it is looked up once, so that no second answer can differ. */
const pinned = async ({ hostname }: URL, { isAllowed }: Guard): Promise<{ address: string; family: number }> => {
  const host = hostname.replace(/^\[|\]$/g, '')
  const found = await lookup(host, { all: true, verbatim: true }).catch(() => [])
  if (found.length === 0) throw new FetchRefused('unreachable')
  if (!found.every(({ address }) => isAllowed(address))) throw new FetchRefused('blocked-address')
  return found[0] as { address: string; family: number }
}

const allowed = (text: string, { ports }: Guard): URL => {
  const url = text.length <= MOST_ADDRESS && URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) throw new FetchRefused('unreachable')
  if (url.username !== '' || url.password !== '' || !ports.has(url.port)) throw new FetchRefused('blocked-address')
  return url
}

const ask = async (url: URL, guard: Guard, signal: AbortSignal): Promise<IncomingMessage> => {
  const to = await pinned(url, guard)
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      {
        signal,
        agent: false,
        maxHeaderSize: MOST_HEADERS,
        headers: { Accept: 'text/html,application/xhtml+xml,application/ld+json,application/json;q=0.9,*/*;q=0.1' },
        lookup: (_, options, give) => (options.all === true ? give(null, [to]) : give(null, to.address, to.family)),
      },
      resolve,
    )
    asked.on('error', reject)
    asked.end()
  })
}

const unpacked = (answer: IncomingMessage): NodeJS.ReadableStream => {
  const ways = { gzip: createGunzip, deflate: createInflate, br: createBrotliDecompress }
  const said = answer.headers['content-encoding']?.toLowerCase() ?? ''
  const way = said in ways ? ways[said as keyof typeof ways]() : undefined
  if (!way) return answer
  answer.on('error', (error) => way.destroy(error))
  return answer.pipe(way)
}

/** The bytes, as long as they are not too many. */
const bodyOf = async (answer: IncomingMessage): Promise<Buffer> => {
  if (Number(answer.headers['content-length'] ?? 0) > MOST_BYTES) throw new FetchRefused('too-large')
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of unpacked(answer) as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > MOST_BYTES) throw new FetchRefused('too-large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const CHARSET = /charset\s*=\s*["']?([\w-]{1,40})/i
/** In the letters that its type or its head says; in UTF-8 where they say none that we know. */
const textOf = (bytes: Buffer, type: string): string => {
  const said = CHARSET.exec(type)?.[1] ?? CHARSET.exec(bytes.subarray(0, 2_048).toString('latin1'))?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(said).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}

/**
 * A page of others. Its name is looked up once and only what is the internet's is asked, at each redirect anew.
 * @throws FetchRefused
 */
export const fetchGuarded = async (address: string, guard: Guard = internet): Promise<Fetched> => {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  let url = allowed(address, guard)
  try {
    for (let redirects = 0; ; redirects += 1) {
      const answer = await ask(url, guard, signal)
      const { statusCode = 0, headers } = answer
      try {
        if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
          if (redirects === MOST_REDIRECTS) throw new FetchRefused('unreachable')
          url = allowed(URL.canParse(headers.location, url) ? new URL(headers.location, url).href : '', guard)
          continue
        }
        if (statusCode !== 200) throw new FetchRefused('unreachable')
        const type = headers['content-type'] ?? ''
        return { url: url.href, type, text: textOf(await bodyOf(answer), type) }
      } finally {
        answer.destroy()
      }
    }
  } catch (error) {
    if (error instanceof FetchRefused) throw error
    // A name that does not answer, a certificate, a line that broke: to whoever asked it is all one.
    throw new FetchRefused('unreachable')
  }
}

import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { fetchGuarded, FetchRefused, isPublic, type Guard } from './fetchGuarded.ts'

const servers: Server[] = []
afterEach(() => servers.splice(0).forEach((server) => void server.close()))

/** A site on this machine, and a guard that lets nothing but this machine be asked. */
const site = async (answer: RequestListener) => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(request, response)
  })
  servers.push(server)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const port = String((server.address() as AddressInfo).port)
  const guard: Guard = { isAllowed: (address) => address === '127.0.0.1', ports: new Set([port]) }
  return { asked, port, guard, at: (path: string) => fetchGuarded(`http://127.0.0.1:${port}${path}`, guard) }
}
const refused = (code: string) => expect.objectContaining({ name: 'FetchRefused', code }) as unknown

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:db8::1',
  'ff02::1',
  'no address',
])('%s is nobody’s on the internet', (address) => expect(isPublic(address)).toBe(false))
test.each(['8.8.8.8', '93.184.216.34', '2606:4700::1111'])('%s is', (address) => expect(isPublic(address)).toBe(true))

test('a page comes with its type and where it lay, in the letters that it says', async () => {
  const { at } = await site((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=iso-8859-1')
    response.end(Buffer.from('Crème', 'latin1'))
  })
  expect(await at('/soup')).toMatchObject({ type: 'text/html; charset=iso-8859-1', text: 'Crème' })
})

test('a packed page is unpacked, and refused where that is too large', async () => {
  const { at } = await site(({ url }, response) => {
    response.setHeader('Content-Encoding', 'gzip')
    response.end(gzipSync(url === '/large' ? Buffer.alloc(6 * 1_024 * 1_024) : 'soup'))
  })
  expect((await at('/small')).text).toBe('soup')
  await expect(at('/large')).rejects.toEqual(refused('too-large'))
})

test('a page that is too large is refused by what it says, and by what comes', async () => {
  const { at } = await site(({ url }, response) => {
    if (url === '/said') response.setHeader('Content-Length', 20 * 1_024 * 1_024)
    response.write(Buffer.alloc(url === '/said' ? 1 : 6 * 1_024 * 1_024))
    response.end()
  })
  await expect(at('/said')).rejects.toEqual(refused('too-large'))
  await expect(at('/came')).rejects.toEqual(refused('too-large'))
})

test('three redirects are followed, a fourth is not', async () => {
  const { at, asked } = await site(({ url = '' }, response) => {
    const n = Number(url.slice(1))
    response.writeHead(n === 0 ? 200 : 302, n === 0 ? {} : { Location: `/${n - 1}` })
    response.end('here')
  })
  expect(await at('/3')).toMatchObject({ text: 'here', url: expect.stringMatching(/\/0$/) as string })
  await expect(at('/4')).rejects.toEqual(refused('unreachable'))
  expect(asked).toEqual(['/3', '/2', '/1', '/0', '/4', '/3', '/2', '/1'])
})

test('a redirect to where nobody may ask is refused before a byte is sent there', async () => {
  const inner = await site((_, response) => response.end('secret'))
  const { at } = await site((_, response) =>
    response.writeHead(302, { Location: `http://127.0.0.1:${inner.port}/` }).end(),
  )
  await expect(at('/')).rejects.toEqual(refused('blocked-address'))
  expect(inner.asked).toEqual([])
})

test('this machine is not asked for, by whatever name or form', async () => {
  const { asked, port } = await site((_, response) => response.end('secret'))
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '2130706433', '0x7f.1', '[::ffff:127.0.0.1]'])
    await expect(fetchGuarded(`http://${host}/`)).rejects.toEqual(refused('blocked-address'))
  await expect(fetchGuarded(`http://93.184.216.34:${port}/`)).rejects.toEqual(refused('blocked-address'))
  await expect(fetchGuarded('http://ruth:secret@93.184.216.34/')).rejects.toEqual(refused('blocked-address'))
  expect(asked).toEqual([])
})

test.each([
  'file:///etc/passwd',
  'ftp://example.org/',
  'gopher://example.org',
  'soup',
  '',
  `http://a.example/${'a'.repeat(3_000)}`,
])('%s is no page', (address) => expect(fetchGuarded(address)).rejects.toEqual(refused('unreachable')))

test('what does not answer with a page, or breaks off, cannot be reached', async () => {
  const { at } = await site(({ url }, response) => {
    if (url === '/broken') {
      response.writeHead(200, { 'Content-Length': 100 }).write('half')
      response.destroy()
    } else response.writeHead(url === '/sign-in' ? 401 : 500).end()
  })
  for (const path of ['/sign-in', '/error', '/broken']) await expect(at(path)).rejects.toBeInstanceOf(FetchRefused)
})

import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recipesAt } from './importing.ts'

const recipe = (name: string) => ({
  '@type': 'Recipe',
  name,
  recipeIngredient: ['2 cups flour'],
  recipeInstructions: ['Mix.'],
})
const pages: Readonly<Record<string, readonly [type: string, text: string]>> = {
  '/page': ['text/html', `<script type="application/ld+json">${JSON.stringify(recipe('Bread'))}</script>`],
  '/data': ['application/ld+json', JSON.stringify({ '@graph': [recipe('Bread'), recipe('Soup')] })],
  '/none': ['text/html', '<h1>Our kitchen</h1>'],
  '/large': ['text/html', 'a'.repeat(6 * 1_024 * 1_024)],
}
let server: Server
let port = ''
beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    const [type, text] = pages[url] ?? []
    response.writeHead(text === undefined ? 404 : 200, { 'Content-Type': type ?? 'text/plain' }).end(text)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  port = String((server.address() as AddressInfo).port)
})
afterAll(() => void server.close())

const at = (path: string) =>
  recipesAt(`http://127.0.0.1:${port}${path}`, { isAllowed: () => true, ports: new Set([port]) })
const titles = async (path: string) =>
  (await at(path)).found.map((one) => (one.state === 'failed' ? one.title : one.content.title))

test('the recipes of a page and of a file of data are read, with where they were found', async () => {
  expect(await titles('/page')).toEqual(['Bread'])
  expect(await titles('/data')).toEqual(['Bread', 'Soup'])
  const [bread] = (await at('/page')).found
  expect(bread).toMatchObject({ state: 'ok', content: { about: { source: { url: `http://127.0.0.1:${port}/page` } } } })
})

test.each([
  ['/none', 'not-a-recipe'],
  ['/gone', 'unreachable'],
  ['/large', 'page-too-large'],
])('%s is refused as %s', (path, code) => expect(at(path)).rejects.toMatchObject({ code }))

test('without leave to ask this machine nothing of it is read', () =>
  expect(recipesAt('http://127.0.0.1/page')).rejects.toMatchObject({ code: 'blocked-address' }))

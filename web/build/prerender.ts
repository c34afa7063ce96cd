import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import type * as server from '../server.tsx'
import { compressed } from './compressed.ts'
import { feed } from './feed.ts'
import { drawSocialImages } from './socialImages.ts'
import type { ListedPage } from '../server.tsx'

const ORIGIN = '__ORIGIN__' // the server's, written into each answer

/** Every page that search engines may show, by its own address. */
const sitemap = (pages: readonly ListedPage[]): string => {
  const shown = pages.filter(({ isShown }) => isShown)
  const paths = shown.flatMap(({ pattern, instances }) => (pattern.includes(':') ? instances : [pattern]))
  const places = paths.map((path) => `  <url><loc>${ORIGIN}${path}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...places,
    '</urlset>',
    '',
  ].join('\n')
}

const folder = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url))
const site = folder('dist/web')
/** Beside the site, never in it: it is code of the server. */
const bundle = folder('dist/web-server')

const bundled = async (): Promise<typeof server> => {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    root: folder('web'),
    plugins: [react({ jsxImportSource: '@emotion/react' })],
    build: { ssr: folder('web/server.tsx'), outDir: bundle, emptyOutDir: true },
  })
  return (await import(pathToFileURL(`${bundle}/server.js`).href)) as typeof server
}

// Pages that must not be found say so themselves, which a crawler has to be able to read.
const ROBOTS = 'User-agent: *\nDisallow: /api/\n\nSitemap: __ORIGIN__/sitemap.xml\n'

const write = async (name: string, text: string | Uint8Array) => {
  await mkdir(dirname(`${site}/${name}`), { recursive: true })
  await writeFile(`${site}/${name}`, text)
}

/**
 * The last step of the web's build: each page's document, what the server needs to know of the pages, the sitemap,
 * the social images, and everything compressed. `npm run build`.
 */
const { renderRoute, listPages } = await bundled()
const template = await readFile(`${site}/index.html`, 'utf8')
const pages = await listPages()

const documents = pages.flatMap((page) => [
  { page, path: page.pattern === '*' ? '/404' : page.pattern, file: `documents/${page.name}.html` },
  ...page.instances.map((path, index) => ({ page, path, file: `documents/${page.name}-${index}.html` })),
])
for (const { path, file } of documents) await write(file, await renderRoute(template, { path }))

const listed = documents.map(({ page, path, file }) => {
  const { name, pattern, isRendered, queries, needs } = page
  return { pattern: path === '/404' ? '*' : path, page: pattern, name, file, isRendered, queries, needs }
})
// The addresses known by name come before the pattern that they would fit too.
const ordered = listed.toSorted((one, other) => Number(one.pattern.includes(':')) - Number(other.pattern.includes(':')))
await write('pages.json', JSON.stringify(ordered))
await write('sitemap.xml', sitemap(pages))
await write('robots.txt', ROBOTS)
await write('blog/feed.xml', feed())
await drawSocialImages(pages, (name, png) => write(`social/${name}.png`, png))
await compressed(site)

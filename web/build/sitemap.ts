import type { ListedPage } from '../server.tsx'

const ORIGIN = '__ORIGIN__' // the server's, written into each answer

/** Every page that search engines may show, by its own address. */
export const sitemap = (pages: readonly ListedPage[]): string => {
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

import type { Crumb, Thing } from './pages/page.ts'
import type { Settled } from './pages/settled.ts'

// The server writes these into each answer, so that one build serves every house (backend/kernel/http/documents.ts).
export const PRODUCT = '__PRODUCT__'
const ORIGIN = '__ORIGIN__'
const NONCE = '__NONCE__'
/** The address asked for, where a page has many. */
const PATH = '__PATH__'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
/** JSON in a script: no tag may end it. */
export const json = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escaped(content)}" />`
const fact = (thing: Thing) =>
  `<script type="application/ld+json">${json({ '@context': 'https://schema.org', ...thing })}</script>`

const breadcrumb = (trail: readonly Crumb[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${ORIGIN}${path}`,
  })),
})

type App = {
  readonly html: string
  /** Every rule that the HTML needs, and emotion's names of them. */
  readonly css: string
  readonly ids: readonly string[]
  readonly path: string
  readonly search: string
  readonly data: Readonly<Record<string, unknown>>
}
export type Rendered = {
  readonly words: Settled
  readonly path: string
  readonly image: string
  /** Without it the page is made in the browser. */
  readonly app?: App
}

const headOf = ({ words, path, image, app }: Rendered): string => {
  const { title, description, keywords, robots, canonical, trail, things } = words
  const address = `${ORIGIN}${canonical ?? (path.includes(':') ? PATH : path)}`
  const facts = robots === 'index,follow' ? [...things, ...(trail.length > 1 ? [breadcrumb(trail)] : [])] : []
  return [
    `<title>${escaped(title)}</title>`,
    meta('name', 'description', description),
    meta('name', 'keywords', keywords),
    meta('name', 'robots', robots),
    `<link rel="canonical" href="${escaped(address)}" />`,
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:type', things.some((thing) => thing['@type'] === 'Article') ? 'article' : 'website'),
    meta('property', 'og:url', address),
    meta('property', 'og:site_name', PRODUCT),
    meta('property', 'og:image', `${ORIGIN}${image}`),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...facts.map(fact),
    ...(app ? [`<style nonce="${NONCE}" data-emotion="css ${app.ids.join(' ')}">${app.css}</style>`] : []),
  ].join('\n    ')
}

const rootOf = ({ html, path, search, data }: App): string =>
  `<div id="root" data-path="${escaped(path)}" data-search="${escaped(search)}">${html}</div>` +
  (Object.keys(data).length > 0 ? `<script type="application/json" id="data">${json(data)}</script>` : '')

const TITLE = /<title>[^]*?<\/title>/u
const ROOT = /<div id="root">[^]*?<!--root-->\s*<\/div>/u

/** The whole document: the built index.html with the page's head, and the page itself where it is rendered. */
export const documentOf = (template: string, rendered: Rendered): string => {
  if (!TITLE.test(template) || !ROOT.test(template)) throw new Error('index.html has no title or no place for the page')
  return template
    .replace(TITLE, () => headOf(rendered))
    .replace(ROOT, (waiting) => (rendered.app ? rootOf(rendered.app) : waiting))
}

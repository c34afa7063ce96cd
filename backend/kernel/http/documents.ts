import { readFile, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as v from 'valibot'
import { escapeHtml } from '../mail/letter.ts'
import { log } from '../process/log.ts'
import type { Settings } from '../process/settings.ts'
import { telOf } from '../words/tel.ts'

const Listed = v.object({
  /** `/future-messages/:id` and its like; `*` is the page of every other address. */
  pattern: v.string(),
  /** The pattern of the page whose address this is. */
  page: v.string(),
  file: v.string(),
  isRendered: v.boolean(),
  /** Names in the query with which the page differs from its file. */
  queries: v.array(v.string()),
  /** Public questions that are answered before the page is rendered. */
  needs: v.array(v.string()),
})
type Listed = v.InferOutput<typeof Listed>
type Render = (template: string, asked: { path: string; search: string; data: object }) => Promise<string>
type Address = { readonly path: string; readonly query: URLSearchParams; readonly nonce: string }

/** @number how long a page rendered at request is kept */
const KEPT_MS = 10_000
/** @number pages rendered at request that are kept */
const MOST_KEPT = 200
/** @number how long the server waits for an answer that a page needs */
const QUESTION_MS = 2_000

/** What the operator has set, written into a page, also into the facts that stand there as JSON. */
export const filling = (settings: Settings): ((text: string) => string) => {
  const values = {
    PRODUCT: settings.productName,
    DAY_MS: String(settings.dayMs),
    SUPPORT_PHONE: settings.supportPhone,
    SUPPORT_TEL: telOf(settings.supportPhone),
    SUPPORT_EMAIL: settings.supportEmail,
    ORIGIN: settings.origin,
    TEST_LOGIN: settings.hasTestLogin ? 'on' : 'off',
  }
  const put = (text: string, escape: (value: string) => string) =>
    Object.entries(values).reduce((page, [name, value]) => page.replaceAll(`__${name}__`, () => escape(value)), text)
  const inJson = (value: string) =>
    JSON.stringify(value)
      .slice(1, -1)
      .replaceAll('<', String.raw`\u003c`)
  const json = /(?<=<script type="application\/(?:ld\+)?json"[^>]*>)[^]*?(?=<\/script>)/gu
  return (text) =>
    put(
      text.replaceAll(json, (facts) => put(facts, inJson)),
      escapeHtml,
    )
}

const NONE = '*'
const matcherOf = (pattern: string) =>
  pattern === NONE ? /(?!)/ : new RegExp(`^${pattern.replaceAll(/:[^/]+/g, '[^/]+')}/?$`)

const listed = async (webDist: string): Promise<readonly (Listed & { readonly matcher: RegExp })[]> => {
  const text = await readFile(join(webDist, 'pages.json'), 'utf8').catch(() => '[]')
  return v.parse(v.array(Listed), JSON.parse(text)).map((page) => ({ ...page, matcher: matcherOf(page.pattern) }))
}

/** A file's text made ready once, and again when a new build has written it. */
const textsOf = (prepare: (text: string) => string) => {
  const known = new Map<string, { readonly mtimeMs: number; readonly text: string }>()
  return async (path: string): Promise<string> => {
    const { mtimeMs } = await stat(path)
    const before = known.get(path)
    if (before?.mtimeMs === mtimeMs) return before.text
    const text = prepare(await readFile(path, 'utf8'))
    known.set(path, { mtimeMs, text })
    return text
  }
}

/** Answers to public questions, by path; one that fails is left out, and the page does without. */
const answersTo = async (questions: readonly string[], { port }: Settings): Promise<Record<string, unknown>> => {
  const ask = async (path: string) => {
    try {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(QUESTION_MS) })
      return answer.ok ? [[path, await answer.json()] as const] : []
    } catch (error) {
      log.warn('page rendered without an answer', { path, error })
      return []
    }
  }
  return Object.fromEntries((await Promise.all(questions.map(ask))).flat())
}

/** `/api/blog/:slug` with what stands at `:slug` in the address. */
const questionsOf = ({ page, needs }: Listed, path: string): readonly string[] => {
  const parts = path.split('/')
  const given = page.split('/').map((part, at) => [part, parts[at] ?? ''] as const)
  const params = given.filter(([part]) => part.startsWith(':'))
  return needs.map((need) => params.reduce((text, [name, value]) => text.replace(name, () => value), need))
}

/**
 * The documents of the built web. Most are files of the build; a page that differs by its query, its parameters or by
 * what the house knows is rendered for the address by the web's own bundle, and kept for ten seconds.
 * @param hidden patterns of pages that this house does not have
 */
export const documentsOf = async (settings: Settings, hidden: readonly string[] = []) => {
  const { webDist } = settings
  const pages = (await listed(webDist)).filter(({ pattern }) => !hidden.includes(pattern))
  const fill = filling(settings)
  const filled = textsOf(fill)
  const template = textsOf((text) => text)
  const kept = new Map<string, { readonly until: number; readonly text: Promise<string> }>()
  const bundle = pathToFileURL(resolve(`${webDist}-server`, 'server.js')).href

  const render = async (page: Listed, path: string, search: string): Promise<string> => {
    const { renderRoute } = (await import(bundle)) as { renderRoute: Render }
    const data = await answersTo(questionsOf(page, path), settings)
    return fill(await renderRoute(await template(join(webDist, 'index.html')), { path, search, data }))
  }
  const rendered = (page: Listed, path: string, search: string): Promise<string> => {
    const address = `${path}?${search}`
    const before = kept.get(address)
    if (before && before.until > Date.now()) return before.text
    const oldest = kept.keys().next()
    if (kept.size >= MOST_KEPT && !oldest.done) kept.delete(oldest.value)
    const text = render(page, path, search)
    kept.set(address, { until: Date.now() + KEPT_MS, text })
    text.catch(() => kept.delete(address))
    return text
  }
  const isOfItsOwn = ({ pattern, queries, needs, isRendered }: Listed, query: URLSearchParams) =>
    isRendered && (pattern.includes(':') || needs.length > 0 || queries.some((name) => query.has(name)))

  /** The page at an address and its status; any address has one. */
  return async ({ path, query, nonce }: Address): Promise<{ status: number; html: string }> => {
    const page = pages.find(({ matcher }) => matcher.test(path))
    const found = page ?? pages.find(({ pattern }) => pattern === NONE)
    if (!found) throw new Error('The web is not built: it has no pages')
    const search = new URLSearchParams([...query].filter(([name]) => found.queries.includes(name))).toString()
    // What looks like a place-holder is not rendered, or the server would fill it.
    const asked = /__[A-Z]/.test(decodeURIComponent(search)) ? '' : search
    const text = isOfItsOwn(found, query) ? await rendered(found, path, asked) : await filled(join(webDist, found.file))
    const html = text.replaceAll('__PATH__', () => escapeHtml(path)).replaceAll('__NONCE__', nonce)
    return { status: page ? 200 : 404, html }
  }
}
export type Documents = Awaited<ReturnType<typeof documentsOf>>

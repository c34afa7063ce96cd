import type { Page } from '@playwright/test'
import { listPages } from './registry.ts'

/** Addresses of pages that tell of something which does not work yet. */
export const closed: readonly string[] = (await listPages())
  .filter(({ isOpen }) => !isOpen)
  .map(({ pattern }) => pattern)

/**
 * Runs in a browser: which links of a document lead to a closed page and do not say "Coming", themselves or in the item
 * that they stand in.
 * @param html of a document as it was sent; without it the page that stands
 */
const silentLinks = ({ html, closedPaths }: { html: string | undefined; closedPaths: readonly string[] }): string[] => {
  const shown = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html')
  return [...shown.querySelectorAll('a[href^="/"]')].flatMap((link) => {
    const path = new URL(link.getAttribute('href') ?? '', location.origin).pathname
    const said = `${link.textContent} ${link.closest('li, article')?.textContent ?? ''}`
    return closedPaths.includes(path) && !/\bComing\b/u.test(said) ? [`${link.textContent.trim()} → ${path}`] : []
  })
}

export const silentIn = (page: Page, html?: string): Promise<string[]> =>
  page.evaluate(silentLinks, { html: html?.replaceAll(/<style[^>]*>[^<]*<\/style>/gu, ''), closedPaths: closed })

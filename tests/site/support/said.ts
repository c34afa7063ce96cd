import type { Page } from '@playwright/test'
import type { Address } from './registry.ts'

/** Listens to what goes wrong on a page from now on. @returns what it has said since it was last asked, at that address */
export const listenTo = (page: Page) => {
  const said: { readonly text: string; readonly url: string }[] = []
  page.on('pageerror', ({ message }) => said.push({ text: message, url: '' }))
  page.on('console', (line) => {
    if (line.type() === 'error') said.push({ text: line.text(), url: line.location().url })
  })
  return ({ page: { pattern }, path, status }: Address): string[] => {
    const made = path.split('/').filter((_part, at) => pattern.split('/')[at]?.startsWith(':'))
    // What the address itself names and nobody has: an unknown page, or an id or a link that was made up for this visit.
    const isOwn = (url: string) =>
      (status === 404 && url.includes('/never-was')) || made.some((part) => url.includes(part))
    return said
      .splice(0)
      .filter(({ text, url }) => !(isOwn(url) && /404|410/u.test(text)))
      .map(({ text, url }) => `${text} (${url})`)
  }
}

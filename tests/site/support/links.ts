import { expect, type APIRequestContext, type Page } from '@playwright/test'

const visited = new Map<string, Promise<number>>()
/** What the server answers to a question for that path; each is asked for once. */
export const statusOf = (request: APIRequestContext, path: string): Promise<number> => {
  const known = visited.get(path) ?? request.get(path).then((answer) => answer.status())
  visited.set(path, known)
  return known
}

/** Each link of the page leads somewhere. */
export const expectNoDeadLink = async (page: Page, request: APIRequestContext): Promise<void> => {
  const links = await page
    .locator('a[href^="/"]')
    .evaluateAll((found) => [...new Set(found.map((link) => (link as HTMLAnchorElement).pathname))])
  const dead = await Promise.all(links.map(async (path) => ((await statusOf(request, path)) >= 400 ? [path] : [])))
  expect.soft(dead.flat(), 'dead links').toEqual([])
}

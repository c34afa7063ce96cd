import type { Kernel } from '../../../../backend/kernel/kernel.ts'
import { itemsOf } from '../../../../backend/modules/items/queries/lists.ts'
import { ItemPage } from '../../../../backend/modules/items/contract.ts'
import * as v from 'valibot'
import { chromium as playwright, type Page } from '@playwright/test'
import { chromium } from '../../../../stack/programs/chromium.ts'
import { figuresOf, percentile, type Figure } from '../../figures.ts'
import type { House } from '../../house.ts'
import { listed, statementOf } from '../../listed.ts'
import { small } from '../../pictures.ts'
import { repeated, sizeIn, type Rounds } from '../../rounds.ts'

const ROWS = 100_000
const FEW = 2_000
const READERS = 8
const PAGE = 200
const PATH = '/api/items'
/** What a list says of a slow frame: half of what an eye sees as one movement. */
const FRAME_MS = 33
const MOST_TILES = 'li[aria-posinset]'

/** Photos of a family's ninety years, as their read table would have them; nothing of them is sealed. */
const fill = async ({ database, accountId }: House, n: number): Promise<void> => {
  await database.query(
    `insert into items.items (id, family_id, contributor_id, taken, added_at, media_id, file_id, kind, state, mime, bytes,
       sha256, width, height, variants, revision)
     select gen_random_uuid(), $1, $1,
       to_char(timestamp '1931-01-01' + (n * interval '8 hours 17 minutes'), 'YYYY-MM-DD"T"HH24:MI:SS'),
       now() - make_interval(secs => n), gen_random_uuid(), gen_random_uuid(), 'photo', 'ready', 'image/jpeg', 3000000,
       md5(n::text) || md5(n::text), 3000 + (n % 5) * 500, 3000, '{thumb,preview}', 0
     from generate_series(1, $2::int) as n`,
    [accountId, n],
  )
  await database.query('vacuum analyze items.items')
}

/** How the page of all memories comes and moves: its thumbs are answered beside the product, which keeps none of them. */
const scrolled = async ({
  app,
  cookie,
}: House): Promise<Readonly<Record<'first' | 'tiles' | 'slow' | 'far', number>>> => {
  const { executablePath, args } = await chromium()
  const browser = await playwright.launch({ executablePath, args: [...args] })
  try {
    // The app asks who is signed in only where this mark says that somebody may be.
    const marked = [{ origin: new URL(app).origin, localStorage: [{ name: 'signed-in', value: '1' }] }]
    const storageState = { cookies: [], origins: marked }
    const context = await browser.newContext({ viewport: { width: 1_280, height: 900 }, storageState })
    await context.addCookies(
      cookie.split('; ').map((each) => {
        const [name = '', value = ''] = each.split('=', 2)
        return { name, value, url: app }
      }),
    )
    const page = await context.newPage()
    const thumb = await small()
    await page.route(/\/api\/items\/[^/]+\/thumb/, (route) => route.fulfill({ body: thumb, contentType: 'image/jpeg' }))
    // The second visit, as most are: what the page is made of is there already.
    await page.goto(`${app}/memory-vault`, { waitUntil: 'networkidle' })
    const began = performance.now()
    await page.goto(`${app}/memory-vault`)
    await page.locator(MOST_TILES).first().waitFor()
    const first = performance.now() - began
    return { first, ...(await framesOf(page)) }
  } finally {
    await browser.close()
  }
}

/** Scrolls for eight seconds, a window's height each half second, and counts frames and tiles. */
const framesOf = (page: Page) =>
  page.evaluate(
    async ([selector, frameMs]) => {
      const took: number[] = []
      let tiles = 0
      let last = performance.now()
      const end = last + 8_000
      while (last < end) {
        scrollBy(0, innerHeight / 30)
        const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve))
        took.push(now - last)
        last = now
        tiles = Math.max(tiles, document.querySelectorAll(selector).length)
      }
      const within = took.slice(1).filter((ms) => ms <= frameMs).length
      return { tiles, slow: (100 * within) / (took.length - 1), far: scrollY }
    },
    [MOST_TILES, FRAME_MS] as const,
  )

/** VG: a page of 100,000 memories: over HTTP against bare HTTP and the same statement, and in a browser. */
export const vg = async (house: House, rounds: Rounds): Promise<Figure[]> => {
  const { accountId, browser } = house
  await fill(house, sizeIn(rounds, ROWS, FEW))
  const reader = { id: accountId, familyId: accountId, role: 'owner' } as const
  const requireWhole = (answer: unknown) => {
    const { items, next } = answer as { items: unknown[]; next: string | null }
    if (items.length !== PAGE || next === null) throw new Error(`${items.length} rows`)
  }
  // Of no rows nobody is named.
  const membership = { namesOf: async () => new Map() } as unknown as Kernel['membership']
  const statement = await statementOf((asked) =>
    itemsOf({ ...asked, membership }, reader, { order: 'date', limit: PAGE }),
  )
  const lists = await listed(house, rounds, { id: 'VG', path: PATH, readers: READERS, statement, requireWhole })

  const deep: { page: number; months: number }[] = []
  const { next } = v.parse(ItemPage, JSON.parse((await browser.ask('GET', `${PATH}?from=1975`)).body))
  for (let round = 0; round < rounds.n; round += 1) {
    const further = `${PATH}?before=${encodeURIComponent(next ?? '')}`
    const pages = await repeated(rounds.ms / 2, READERS, () => browser.ask('GET', further))
    const months = await repeated(rounds.ms / 2, 1, () => browser.ask('GET', `${PATH}/months`))
    deep.push({ page: percentile(pages.took, 99), months: percentile(months.took, 50) })
  }
  const views: Awaited<ReturnType<typeof scrolled>>[] = []
  for (let round = 0; round < rounds.n; round += 1) views.push(await scrolled(house))
  const [of, shown] = [figuresOf('VG', deep), figuresOf('VG', views)]
  return [
    ...lists,
    of('p99 of a page in the middle', 'ms', ({ page }) => page),
    of('all months', 'ms', ({ months }) => months),
    shown('first tiles', 'ms', ({ first }) => first),
    shown('most tiles in the page', '', ({ tiles }) => tiles),
    shown('frames of at most 33 ms while it is scrolled', '%', ({ slow }) => slow),
    shown('scrolled so far', 'px', ({ far }) => far),
  ]
}

import { expect, test } from 'vitest'
import { specification } from '../../kernel/testing/given.ts'
import { MOST_EVER, MOST_PAGES, NO_PHOTO, type Page } from './contract.ts'
import { fillScrapbook, keepPage, movePage, takeOutPages } from './decide/change.ts'
import { askForPdf, failPdf, recordPdf } from './decide/pdf.ts'
import type { ScrapbooksEvent } from './events.ts'
import type { Photo } from './fill.ts'
import { scrapbook } from './scrapbook.ts'

const at = '2030-01-01T00:00:00.000Z'
const ana = { by: { kind: 'account', id: 'ana' }, at, dayMs: 86_400_000 } as const
const given = specification(scrapbook, ana)
const as = { role: 'owner' } as const

const added: ScrapbooksEvent = {
  type: 'ScrapbookAdded',
  data: {
    scrapbookId: 'one',
    familyId: 'hale',
    contributorId: 'ana',
    title: 'Lake',
    theme: 'vintage',
    size: 'a4',
    addedAt: at,
  },
}
const words: Page = { layout: 'words', slots: [], heading: 'The orchard', words: '' }
const withPhoto: Page = { layout: 'one', slots: [{ ...NO_PHOTO, itemId: 'photo' }], heading: '', words: '' }
const kept = (pageId: string, page: Page = words, version = 1, editedBy = 'ana'): ScrapbooksEvent => ({
  type: 'ScrapbookPageKept',
  data: { pageId, version, page, editedBy, editedAt: at },
})
const placed = (...pageIds: readonly string[]): ScrapbooksEvent => ({ type: 'ScrapbookPagesPlaced', data: { pageIds } })
const two = [added, kept('a'), kept('b'), placed('a', 'b')] as const
const keeping = (pageId: string, known: readonly string[] = []) => ({
  ...as,
  pageId,
  known: new Set(known),
  who: 'Ana',
})
const later = (seconds: number) => new Date(Date.parse(at) + seconds * 1_000).toISOString()

test('a new page comes last', () =>
  given(...two)
    .when(keepPage({ version: 0, content: words }, keeping('c')))
    .emits(kept('c'), placed('a', 'b', 'c')))
test('a page is changed on the version that was seen, and an older one is said', () => {
  const change = keepPage({ version: 1, content: withPhoto }, keeping('a', ['photo']))
  given(...two)
    .when(change)
    .emits(kept('a', withPhoto, 2))
  given(...two, kept('a', { ...words, words: 'Mine' }, 2))
    .when(change)
    .refuses('page-changed')
})
test('for a minute a page is left to whoever changed it last, who is named', () => {
  const ben = { kind: 'account', id: 'ben' } as const
  const change = keepPage({ version: 1, content: { ...words, words: 'Ben’s' } }, keeping('a'))
  given(...two)
    .by({ by: ben, at: later(59) })
    .when(change)
    .refuses('page-held', { who: 'Ana' })
  const changed = { ...words, words: 'Ben’s' }
  const event: ScrapbooksEvent = {
    type: 'ScrapbookPageKept',
    data: { pageId: 'a', version: 2, page: changed, editedBy: 'ben', editedAt: later(60) },
  }
  given(...two)
    .by({ by: ben, at: later(60) })
    .when(change)
    .emits(event)
})
test('a photo that is not the whole family’s is not put in, and one that was in it may stay', () => {
  given(...two)
    .when(keepPage({ version: 1, content: withPhoto }, keeping('a')))
    .refuses('photo-unknown')
  given(added, kept('a', withPhoto), placed('a'))
    .when(keepPage({ version: 1, content: { ...withPhoto, words: 'Gone' } }, keeping('a')))
    .emits(kept('a', { ...withPhoto, words: 'Gone' }, 2))
})
test('there is no change to a page that never was', () =>
  given(...two)
    .when(keepPage({ version: 3, content: words }, keeping('x')))
    .refuses('page-unknown'))

test('a page is moved before another or to the end; one that was taken out comes back', () => {
  given(...two)
    .when(movePage({ pageId: 'b', beforeId: 'a' }, as))
    .emits(placed('b', 'a'))
  given(...two, placed('b'))
    .when(movePage({ pageId: 'a', beforeId: null }, as))
    .emits(placed('b', 'a'))
  given(...two)
    .when(movePage({ pageId: 'b', beforeId: null }, as))
    .emits()
  given(...two)
    .when(movePage({ pageId: 'x', beforeId: null }, as))
    .refuses('page-unknown')
  given(...two, placed('b'))
    .when(movePage({ pageId: 'b', beforeId: 'a' }, as))
    .refuses('page-unknown')
})
test('pages are taken out, and kept', () => {
  const after = given(...two)
    .when(takeOutPages({ pageIds: ['a', 'x'] }, as))
    .emits(placed('b'))
  expect(Object.keys(after.pages)).toEqual(['a', 'b'])
})
test('a book has only so many pages, and has had only so many', () => {
  const ids = (n: number) => Array.from({ length: n }, (_, each) => `page ${each}`)
  const full = [added, ...ids(MOST_PAGES).map((id) => kept(id)), placed(...ids(MOST_PAGES))]
  given(...full)
    .when(keepPage({ version: 0, content: words }, keeping('c')))
    .refuses('page-limit')
  given(added, ...ids(MOST_EVER).map((id) => kept(id)))
    .when(keepPage({ version: 0, content: words }, keeping('c')))
    .refuses('page-limit')
})

const photo = (id: string, sorts: string, more: Partial<Photo> = {}): Photo => ({
  id,
  sorts,
  width: 3_000,
  height: 2_000,
  caption: '',
  ...more,
})
const idOf = (n: number) => `page ${n}`
const filled = (title: string, ...photos: readonly Photo[]) =>
  fillScrapbook({ photos, idOf }, as)({ ...given(added).state, title }, ana).flatMap((event) =>
    event.type === 'ScrapbookPageKept' ? [event.data.page] : [],
  )
const idsOn = ({ slots }: { readonly slots: readonly { readonly itemId: string | null }[] }) =>
  slots.map(({ itemId }) => itemId)

test('photos become pages by their days, the undated last, with a title page and no made-up word', () => {
  const pages = filled(
    'Lake',
    photo('undated', ''),
    photo('second', '1958-06-13'),
    photo('first', '1958-06-12T14:03:00', { caption: 'The jetty' }),
    photo('winter', '1958-12-24'),
  )
  expect(pages.map((page) => [page.layout, ...idsOn(page)])).toEqual([
    ['title', 'first'],
    ['twoAbove', 'first', 'second'],
    ['one', 'winter'],
    ['one', 'undated'],
  ])
  expect(pages[0]?.heading).toBe('Lake')
  expect(pages.flatMap(({ slots }) => slots.map(({ caption }) => caption))).toEqual(['', 'The jetty', '', '', ''])
})
test('many of one day begin with one alone', () => {
  const pages = filled('Lake', ...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => photo(id, '1958-06-12')))
  expect(pages.map((page) => idsOn(page).length)).toEqual([1, 1, 4, 2])
})
test('what fills a book comes behind what is in it, under ids of its own, as one change', () => {
  const events = fillScrapbook({ photos: [photo('p', '1958')], idOf }, as)(given(...two).state, ana)
  expect(events.map(({ type }) => type)).toEqual(['ScrapbookPageKept', 'ScrapbookPagesPlaced'])
  const [page, order] = events as [
    (typeof events)[number] & { type: 'ScrapbookPageKept' },
    (typeof events)[number] & { type: 'ScrapbookPagesPlaced' },
  ]
  expect(order.data.pageIds).toEqual(['a', 'b', page.data.pageId])
})
test('without a photo that may be put in there is nothing to place', () =>
  given(added)
    .when(fillScrapbook({ photos: [], idOf }, as))
    .refuses('nothing-to-place'))

test('a PDF is asked for once at a time, of a book with pages, where one can be made', () => {
  const ask = (pdfId: string, isHere = true) => askForPdf({ pdfId }, { ...as, isHere })
  const asked: ScrapbooksEvent = { type: 'ScrapbookPdfAsked', data: { pdfId: 'x', askedAt: at } }
  given(...two)
    .when(ask('x'))
    .emits(asked)
  given(...two)
    .when(ask('x', false))
    .refuses('pdf-not-here')
  given(added).when(ask('x')).refuses('no-pages')
  given(...two, asked)
    .when(ask('y'))
    .refuses('pdf-running')
  const made = { pdfId: 'x', bytes: 9, pages: 2, cutPages: [] }
  given(...two, asked)
    .when(recordPdf(made))
    .emits({ type: 'ScrapbookPdfMade', data: { ...made, madeAt: at } })
  given(...two, asked)
    .when(failPdf({ pdfId: 'x' }))
    .emits({ type: 'ScrapbookPdfFailed', data: { pdfId: 'x', failedAt: at } })
  given(...two, asked)
    .when(recordPdf({ ...made, pdfId: 'y' }))
    .emits()
})
test.each([
  ['keepPage', keepPage({ version: 0, content: words }, { ...keeping('c'), role: 'viewer' })],
  ['movePage', movePage({ pageId: 'b', beforeId: 'a' }, { role: 'viewer' })],
  ['takeOutPages', takeOutPages({ pageIds: ['a'] }, { role: 'viewer' })],
  ['fillScrapbook', fillScrapbook({ photos: [photo('p', '')], idOf }, { role: 'viewer' })],
  ['askForPdf', askForPdf({ pdfId: 'x' }, { role: 'viewer', isHere: true })],
])('who may only look changes nothing: %s', (_, decision) =>
  given(...two)
    .when(decision)
    .refuses('forbidden'),
)

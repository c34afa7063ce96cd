import { Refused } from '../../kernel/errors.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { ONLY_WORDS, type Shareable, type Shared } from '../../kernel/process/shareable.ts'
import { firstNameOf } from '../../kernel/words/names.ts'
import type { Page } from './events.ts'
import { keptIn, photosOn, titlesOf } from './queries.ts'
import { photosOf } from './queries/photos.ts'
import { scrapbook, type Scrapbook } from './scrapbook.ts'

const keptAs = async ({ load }: Pick<Kernel, 'load'>, id: string): Promise<Scrapbook | undefined> => {
  const { state } = await load(scrapbook, id)
  return state.status === 'kept' ? state : undefined
}

/** The pages that are in it, in their order. */
const pagesIn = ({ order, pages }: Scrapbook): readonly Page[] => order.flatMap((id) => pages[id]?.page ?? [])

/** What is read of it from its first page to its last: headings, words and captions. */
const wordsOf = (book: Scrapbook): string =>
  pagesIn(book)
    .flatMap(({ heading, words, slots }) => [heading, words, ...slots.map(({ caption }) => caption)])
    .filter(Boolean)
    .join('\n\n')

/** Of its photos those that the whole family sees, in their order, each once. */
const shownWith = async (kernel: Kernel, book: Scrapbook): Promise<readonly string[]> =>
  (await photosOf(kernel, book.familyId, photosOn(pagesIn(book).map((page) => ({ page }))))).map(({ id }) => id)

/**
 * A book may leave the family by a link while it is kept, with its words and its photos; of whoever began it the first name
 * goes along.
 */
export const shareable: Shareable = {
  kind: 'book',
  titlesOf,
  standingOf: async (kernel, id, familyId) => {
    const kept = await keptAs(kernel, id)
    return kept?.familyId === familyId ? { contributorId: kept.contributorId, mayShare: true } : undefined
  },
  parts: async (kernel, ids) => {
    const kept = (await Promise.all(ids.map((id) => keptAs(kernel, id)))).filter((each) => each !== undefined)
    const names = await kernel.membership.namesOf(kept.map(({ contributorId }) => contributorId))
    const shown = kept.map(async (book): Promise<[string, Shared]> => {
      const { scrapbookId, contributorId, title, addedAt: at } = book
      const by = firstNameOf(names.get(contributorId) ?? '')
      const { length: n } = await shownWith(kernel, book)
      return [scrapbookId, { ...ONLY_WORDS, title, by, at, words: wordsOf(book), n }]
    })
    return new Map(await Promise.all(shown))
  },
  holds: {
    kind: 'item',
    children: async (kernel, id) => {
      const kept = await keptAs(kernel, id)
      return { ids: kept ? await shownWith(kernel, kept) : [], next: null }
    },
    has: async (kernel, id, childId) => {
      const kept = await keptAs(kernel, id)
      return kept !== undefined && (await shownWith(kernel, kept)).includes(childId)
    },
  },
  // It has no file of its own: what is in it has.
  open: () => Promise.reject(new Refused('not-found')),
  choices: async (kernel, familyId) => (await keptIn(kernel, familyId)).map((row) => ({ ...row, mayShare: true })),
}

import { derivedId, newId } from '../../../../backend/kernel/ids.ts'
import { addScrapbook } from '../../../../backend/modules/scrapbooks/decide/keep.ts'
import { keepPage } from '../../../../backend/modules/scrapbooks/decide/change.ts'
import { scrapbook } from '../../../../backend/modules/scrapbooks/scrapbook.ts'
import { head, page } from '../../../../backend/modules/scrapbooks/testing/thing.ts'
import type { Person, Place } from '../place.ts'
import type { Row } from '../rows.ts'

const pageOf = (scrapbookId: string): string => derivedId(`${scrapbookId}: a page`)
/** One of somebody's with a page; answers with its id and the page's, a blank between. */
const withPage = async ({ house, familyId, by }: Place, person: Person): Promise<string> => {
  const [scrapbookId, as] = [newId(), { role: 'owner', known: new Set<string>(), who: '' } as const]
  await house.tell(scrapbook, scrapbookId, addScrapbook({ scrapbookId, ...head }, { familyId }), by(person))
  const pageId = pageOf(scrapbookId)
  await house.tell(scrapbook, scrapbookId, keepPage({ version: 0, content: page }, { ...as, pageId }), by(person))
  return `${scrapbookId} ${pageId}`
}
const idOf = (id: string): string => id.split(' ')[0] ?? ''
const named = (id: string): string => pageOf(idOf(id))

/** What is another's may be changed by those who may edit, one's own by those who may add. */
const changes = (route: string, body: NonNullable<Row['body']>, refused?: string): readonly Row[] => {
  const but = (...persons: readonly Person[]) =>
    refused === undefined ? {} : { but: Object.fromEntries(persons.map((person) => [person, refused])) }
  return [
    {
      route,
      on: 'another’s',
      right: 'edit',
      make: (place) => withPage(place, 'owner'),
      body,
      ...but('steward', 'owner'),
    },
    { route, on: 'one’s own', right: 'add', make: withPage, body, ...but('contributor', 'steward', 'owner') },
  ]
}

/** The routes of books that are not those of every thing. */
export const scrapbooks: readonly Row[] = [
  ...changes('PUT /api/scrapbooks/:id/pages/:page', () => ({
    version: 1,
    content: { ...page, heading: 'The barn' },
  })).map((row) =>
    // Right after the owner the page is left to the owner.
    row.on === 'another’s' ? { ...row, but: { steward: 'page-held' } } : row,
  ),
  ...changes('POST /api/scrapbooks/:id/move', ({ id }) => ({ pageId: named(id), beforeId: null })),
  ...changes('POST /api/scrapbooks/:id/take-out', ({ id }) => ({ pageIds: [named(id)] })),
  // No such photo is there.
  ...changes('POST /api/scrapbooks/:id/fill', () => ({ itemIds: [newId()] }), 'nothing-to-place'),
  // Nothing prints here.
  ...changes('POST /api/scrapbooks/:id/pdf', () => ({ pdfId: newId() }), 'pdf-not-here'),
  {
    route: 'GET /api/scrapbooks/:id/pdf',
    right: 'see',
    make: (place) => withPage(place, 'owner'),
    but: { viewer: 'not-found', contributor: 'not-found', steward: 'not-found', owner: 'not-found' },
  },
]

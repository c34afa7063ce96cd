import { derivedId } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import type { Reactor } from '../../backend/kernel/log/reactor.ts'
import { NO_PHOTO, slotsIn, type Page } from '../../backend/modules/scrapbooks/contract.ts'
import { addScrapbook } from '../../backend/modules/scrapbooks/decide/keep.ts'
import { keepPage } from '../../backend/modules/scrapbooks/decide/change.ts'
import { scrapbook } from '../../backend/modules/scrapbooks/scrapbook.ts'
import { demoItemId, fillingDemo, type DemoPicture } from '../kernel/demo.ts'
import { trySystemCommand } from '../kernel/systemCommand.ts'

type Told = Pick<Page, 'layout'> & {
  readonly photos?: readonly (readonly [DemoPicture, string])[]
  readonly heading?: string
  readonly words?: string
}
/** @number books in a demo */
const books = [
  {
    title: 'The bakery years',
    theme: 'vintage',
    size: 'a4',
    pages: [
      { layout: 'title', heading: 'The bakery years', photos: [['bakery', '']], words: 'Orchard Lane, 1931 to 1964' },
      {
        layout: 'oneWithWords',
        heading: 'On the steps',
        photos: [['steps', 'Joseph and Margaret, about 1958']],
        words:
          'Nobody had told us to look serious. The bread was still warm, and the photographer had eaten most of it.',
      },
      { layout: 'one', photos: [['tree', 'The apple tree, 1964']] },
      {
        layout: 'words',
        heading: 'The bakery in the snow',
        words: 'The snow came up to the shelf where the rolls cool. We sold them through the window.',
      },
    ],
  },
  {
    title: 'At the lake',
    theme: 'watercolor',
    size: 'square',
    pages: [
      { layout: 'title', heading: 'At the lake', photos: [['lake', '']] },
      {
        layout: 'twoAbove',
        photos: [
          ['lake', 'Frozen, winter 1957'],
          ['boat', 'Away from the jetty, 1971'],
        ],
      },
      { layout: 'full', photos: [['lighthouse', '']] },
    ],
  },
] as const satisfies readonly { title: string; theme: string; size: string; pages: readonly Told[] }[]

const pageOf = (familyId: string, { layout, photos = [], heading = '', words = '' }: Told): Page => ({
  layout,
  slots: Array.from({ length: slotsIn(layout) }, (_, at) => {
    const [what, caption = ''] = photos[at] ?? []
    return { ...NO_PHOTO, itemId: what ? demoItemId(familyId, what) : null, caption }
  }),
  heading,
  words,
})

/** Puts books into a demo, by the commands that its visitor would give. */
export const demoScrapbooksReactor = (kernel: Kernel): Reactor =>
  fillingDemo(async (familyId) => {
    const ask = trySystemCommand(kernel, { kind: 'account', id: familyId })
    for (const { title, theme, size, pages } of books) {
      const scrapbookId = derivedId(`demo:${familyId}:scrapbook:${title}`)
      await ask(
        scrapbook,
        scrapbookId,
        addScrapbook({ scrapbookId, title, theme, size }, { familyId }),
        'demoScrapbook',
      )
      for (const [at, told] of pages.entries()) {
        const pageId = derivedId(`demo:${scrapbookId}:page:${at}`)
        const page = pageOf(familyId, told)
        const known = new Set(page.slots.flatMap(({ itemId }) => itemId ?? []))
        const keep = keepPage({ version: 0, content: page }, { role: 'owner', pageId, known, who: '' })
        await ask(scrapbook, scrapbookId, keep, 'demoPage', pageId)
      }
    }
  })

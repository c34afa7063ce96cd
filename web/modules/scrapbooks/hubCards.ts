import { BookOpen } from 'lucide-react'
import type { HubCardWords } from '../../app/hubCard.ts'
import { paths } from '../../app/paths.ts'

export const hubCards: readonly HubCardWords[] = [
  {
    card: 'books',
    icon: BookOpen,
    title: 'Books',
    line: (n) => (n === 1 ? 'Your family is making one book.' : `Your family is making ${n} books.`),
    all: { href: paths.scrapbooks(), words: 'All books' },
    one: (id) => paths.scrapbook(id),
  },
]

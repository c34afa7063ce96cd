import { Link } from 'lucide-react'
import type { HubCardWords } from '../../app/hubCard.ts'
import { paths } from '../../app/paths.ts'

export const hubCards: readonly HubCardWords[] = [
  {
    card: 'links',
    icon: Link,
    title: 'Links you have open',
    line: (n) => (n === 1 ? 'One link can be opened until its day.' : `${n} links can be opened until their days.`),
    all: { href: paths.sharing(), words: 'All links' },
    untitled: 'A link',
  },
]

import { Images } from 'lucide-react'
import type { HubCardWords } from '../../app/hubCard.ts'
import { paths } from '../../app/paths.ts'
import { sizeInWords } from '../../ui/sizeInWords.ts'

export const hubCards: readonly HubCardWords[] = [
  {
    card: 'storage',
    icon: Images,
    title: 'Memories',
    line: (n) => `What your family keeps takes ${sizeInWords(n)}.`,
    all: { href: paths.memoryVault(), words: 'All memories' },
  },
]

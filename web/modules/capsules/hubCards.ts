import { Package } from 'lucide-react'
import type { HubCardWords } from '../../app/hubCard.ts'
import { paths } from '../../app/paths.ts'

export const hubCards: readonly HubCardWords[] = [
  {
    card: 'capsules',
    icon: Package,
    title: 'Time capsules',
    line: (n) => (n === 1 ? 'One capsule waits for its day.' : `${n} capsules wait for their days.`),
    all: { href: paths.timeCapsules(), words: 'All capsules' },
    one: paths.capsule,
  },
]

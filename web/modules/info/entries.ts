import { SquareDashed } from 'lucide-react'
import type { Entry } from '../../app/module.ts'
import { paths } from '../../app/paths.ts'

export const entries: readonly Entry[] = [
  { place: 9, href: paths.coming(), words: 'Coming', icon: SquareDashed, onPhone: 'menu', isApart: true },
]

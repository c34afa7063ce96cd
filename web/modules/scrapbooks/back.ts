import { paths } from '../../app/paths.ts'
import { strings } from './strings.ts'

/** The way to all books. */
export const back = { href: paths.scrapbooks(), words: strings.back } as const

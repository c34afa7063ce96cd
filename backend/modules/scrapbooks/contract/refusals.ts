import type { Sentences } from '../../../kernel/words/refusals.ts'
import { MOST_PAGES } from './bounds.ts'

export const refusals = {
  'nothing-to-place': 409,
  'page-limit': 409,
  'page-unknown': 404,
  'page-changed': 409,
  'page-held': 409,
  'photo-unknown': 400,
  'no-pages': 409,
  'pdf-running': 409,
  'pdf-not-here': 409,
} as const
export type ScrapbookRefusal = keyof typeof refusals

export const sentences: Sentences<ScrapbookRefusal> = {
  'nothing-to-place':
    'None of these photos can be put in. They may be in the bin, or kept to one person. Please choose others.',
  'page-limit': `A book can have up to ${MOST_PAGES} pages. Take some out, or begin another book.`,
  'page-unknown': 'This page is no longer in the book.',
  'page-changed': 'Someone else has changed this page since you opened it. Please look at it again before you save.',
  'page-held': '{who} is working on this page. Please try again in a minute.',
  'photo-unknown': 'One of these photos is no longer there. Please choose another.',
  'no-pages': 'There is no page in this book yet. Add one first.',
  'pdf-running': 'We’re making a PDF of this book. Please wait until it is ready.',
  'pdf-not-here': 'PDF cannot be made here. The people who run this service can turn it on.',
}

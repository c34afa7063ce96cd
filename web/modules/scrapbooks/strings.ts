import { KEPT_DAYS } from '../../../backend/modules/scrapbooks/contract.ts'

const pages = (n: number): string => (n === 1 ? 'One page' : `${n} pages`)

export const strings = {
  line: 'Books of your family’s photos and words, the newest first.',
  noFamily: 'Once you’re in a family, the books that it makes are here.',
  fetching: 'Still fetching your books',
  fetchingOne: 'Still fetching this book',
  emptyTitle: 'No books yet',
  emptyLine: 'Choose a few photos and we’ll lay out the pages. You can change every one of them.',
  emptyForViewer: 'When someone in your family makes a book, it will appear here.',
  make: 'Make a book',
  makeLine: 'You can change all of this later.',
  titleLabel: 'What is it called?',
  theme: 'How it looks',
  size: 'How large its pages are',
  save: 'Save',
  saving: 'Saving…',
  pages,
  facts: (n: number, addedBy: string) => `${pages(n)} · begun by ${addedBy}`,
  isRemoved: `Removed. It can be brought back for ${KEPT_DAYS} days.`,
  restore: 'Bring it back',
  restored: (title: string) => `“${title}” is back`,
  back: 'Books',
  change: 'Change the pages',
  read: 'Read it',
  more: 'More',
  head: 'Title, look and size',
  remove: 'Remove this book',
  removeTitle: (title: string) => `Remove “${title}”?`,
  removeLine: `Your family will no longer see it. The photos stay in Memories. For ${KEPT_DAYS} days it can be brought back, then it is erased for good.`,
  removed: (title: string) => `You removed “${title}”`,
  noPages: 'There is no page in it yet.',
  page: (n: number) => `Page ${n}`,
  pageOf: (n: number, all: number) => `Page ${n} of ${all}`,
  photoGone: 'This photo is no longer in Memories',
  untitled: 'A photo',
} as const

export const pdfStrings = {
  title: 'As a PDF',
  line: 'For reading on a screen and for printing at home. Photos are as sharp as paper can show.',
  notHere: 'PDF cannot be made here.',
  make: 'Make a PDF',
  again: 'Make it again',
  asking: 'One moment…',
  making: 'We’re making the PDF. You can go on working. It will be here when it is ready.',
  failed: 'The PDF could not be made. Please try again, or write to us if it fails again.',
  ready: (n: number, size: string) => `${pages(n)}, ${size}`,
  download: 'Download the PDF',
  isOld: 'The book has been changed since this PDF was made.',
  cut: (numbers: readonly number[]) =>
    numbers.length === 1
      ? `Not all words have room on page ${numbers[0]}. Please shorten them, then make it again.`
      : `Not all words have room on pages ${numbers.join(', ')}. Please shorten them, then make it again.`,
} as const

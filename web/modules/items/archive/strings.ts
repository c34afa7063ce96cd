import type { Answer, Stop } from '../../../../backend/modules/archives/contract.ts'
import { LISTED_DAYS, MOST_ENTRIES } from '../../../../backend/modules/archives/contract/bounds.ts'
import { KEPT_DAYS } from '../../../../backend/modules/items/contract/bounds.ts'

const files = (n: number): string => `${n.toLocaleString('en-US')} ${n === 1 ? 'file' : 'files'}`

export const archiveStrings = {
  title: 'Zip files',
  line: 'What came in with the zip files that you and your family added.',
  noFamily: 'Zip files belong to a family.',
  fetching: 'Looking for your zip files',
  fetchingFiles: 'Looking for its files',
  empty: 'No zip files yet',
  emptyLine: 'Add a zip from Google Takeout or from a phone as you add any file. We’ll list here what came in with it.',
  all: 'All zip files',
  gone: `We could not find this zip. What came in with one is listed for ${LISTED_DAYS} days.`,
  before: `A zip from Google Takeout, from a phone or from your own export can go in whole, with its dates. It may have up to ${MOST_ENTRIES.toLocaleString('en-US')} files. Those that are locked with a password or are zips themselves are left out, and we say so.`,
  seeAll: 'See what came in with zip files',
  see: 'See what came in',
  ofZip: (name: string) => ` with ${name}`,

  reading: (done: number, all: number) =>
    `We’re reading it: ${done.toLocaleString('en-US')} of ${files(all)}. You can close this page.`,
  read: 'Every file has been read. We’re checking the stored copies.',
  takenIn: `Everything in it came in. The zip itself is in the bin, and we’ll erase it after ${KEPT_DAYS} days.`,
  kept: (n: number) => `${files(n)} could not come in, so we keep the zip as well.`,
  keptUnsure: 'We could not store everything that was in it, so we keep the zip as well.',
  withoutFacts: (n: number) =>
    `${files(n)} came without the date and place that Google keeps beside the others. Their own dates count.`,
  again: 'Read it again',
  againBusy: 'Starting',
  againLine: 'If there is more room now, or something else has changed, we can read it again. What is here stays.',
  zipItself: 'See the zip itself',
  addedBy: (who: string, when: string) => `Added by ${who}, ${when}`,
  chips: { reading: 'Reading', over: 'Read', stopped: 'Not read' },

  files: 'Files in the zip',
  parts: { all: 'All', added: 'Came in', here: 'Already here', broken: 'Not readable', passed: 'Left out' },
  none: 'No files.',
  more: 'Show more',
  moreBusy: 'Looking for more',
  seeFile: 'See it',
  ofFile: (name: string) => `: ${name}`,
  unnamed: 'A file',
} as const

export const stopWords: Readonly<Record<Stop, string>> = {
  'too-many': 'It has more files than we can read at once. Please split it into smaller zips and add those.',
  bomb: 'It would unpack to far more than its size allows, so we did not open it. It’s kept as a file.',
  damaged: 'Our stored copy of it is damaged. Please add the zip again.',
  binned: 'It was put into the bin before we had read it. Restore it, then read it again.',
  forbidden: 'The person who added it can no longer add to this family, so we stopped.',
}

export const answerWords: Readonly<Record<Answer, string>> = {
  added: 'Came in',
  here: 'Already here: your family has this file',
  broken: 'Could not be read. It’s damaged inside the zip.',
  system: 'Left out. Phones and computers keep such files for themselves.',
  beside: 'Read for the file that it describes',
  encrypted: 'Left out. It’s locked with a password. Please add it without one.',
  archive: 'Left out. It’s a zip inside the zip. Please add it by itself.',
  name: 'Left out. Its name points outside the zip.',
  empty: 'Left out. It’s empty.',
  'too-large': 'Left out. It’s larger than a file can be here.',
  bomb: 'Left out. It would unpack to far more than its size allows.',
  packed: 'Left out. It’s packed in a way that we cannot read.',
  'no-room': 'Left out. There’s no room left in your plan.',
  apart: 'Left out. It’s part of your export, but not a memory.',
}

export const motionStrings = {
  play: 'Play the moment',
  stop: 'Show the photo',
  playing: (name: string) => `The moment of ${name}`,
  preparing: 'This photo moves. We’re preparing the moment around it.',
  setAside: 'We could not read the moving part of this photo. The photo itself is safe.',
} as const

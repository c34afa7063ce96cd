import { inCount as count } from '../strings.ts'

export const bringStrings = {
  choose: 'Choose a GEDCOM file',
  sending: (percent: number) => `Sending your file: ${percent}%`,
  reading: 'We’re reading your file. You can leave this page.',
  readTitle: (people: number) => `This file brings ${count(people, 'person', 'people')}`,
  families: (n: number) => count(n, 'family', 'families'),
  sources: (n: number) => count(n, 'source', 'sources'),
  notes: (n: number) => count(n, 'note record', 'note records'),
  media: (n: number) => count(n, 'picture or recording', 'pictures or recordings'),
  others: (n: number) => count(n, 'other record', 'other records'),
  living: (n: number) =>
    n === 1
      ? '1 person looks alive. Only members of your family will see more than “Living”.'
      : `${n.toLocaleString('en-US')} people look alive. Only members of your family will see more than “Living”.`,
  from: (producer: string, version: string) =>
    `Written by ${producer || 'an unknown program'}, GEDCOM ${version || 'of no version'}.`,
  nothingNew: 'Nothing new: your tree has all of this already.',
  samples: 'Do these names look right?',
  letters: 'If not, read it in other letters',
  sets: {
    'utf-8': 'Unicode (UTF-8)',
    'utf-16le': 'Unicode (UTF-16)',
    'utf-16be': 'Unicode (UTF-16, big-endian)',
    ansel: 'ANSEL',
    ascii: 'ASCII',
    cp1252: 'Windows (1252)',
    cp437: 'MS-DOS (437)',
    cp850: 'MS-DOS (850)',
    macintosh: 'Old Macintosh',
  },
  overruled: (declared: string) => `The file says it is written in ${declared}, but its bytes say otherwise.`,
  problemsTitle: 'What was not as it should be',
  problemsLine: 'Everything is kept as it stands in the file.',
  lines: (lines: readonly number[], n: number) =>
    `${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}${n > lines.length ? ' and more' : ''}`,
  problems: {
    'another-charset': (n: number) => `${count(n, 'text is', 'texts are')} in other letters than the rest.`,
    'unknown-byte': (n: number) => `${count(n, 'letter', 'letters')} could not be read.`,
    nul: (n: number) => `${count(n, 'text holds', 'texts hold')} an empty character, which is shown as �.`,
    'no-level': (n: number) => `${count(n, 'line has', 'lines have')} no number or tag, and continue the text before.`,
    'level-jump': (n: number) => `${count(n, 'line skips', 'lines skip')} a level.`,
    'level-spelling': (n: number) => `${count(n, 'number is', 'numbers are')} written with a zero in front.`,
    'no-head': () => 'The file has no header.',
    'lower-case-tag': (n: number) => `${count(n, 'tag is', 'tags are')} in small letters.`,
    'too-deep': (n: number) => `${count(n, 'line lies', 'lines lie')} too deep.`,
    'long-line': (n: number) => `${count(n, 'line is', 'lines are')} very long.`,
    'text-behind-pointer': (n: number) => `${count(n, 'link has', 'links have')} words behind it, which are kept.`,
    'no-xref': (n: number) => `${count(n, 'record has', 'records have')} no name of its own.`,
    'repeated-xref': (n: number) =>
      `${count(n, 'record shares', 'records share')} its name with another, and gets a new one.`,
    'dangling-pointer': (n: number) => `${count(n, 'link leads', 'links lead')} to nothing in this file.`,
    'cut-off': () => 'The file ends in the middle. All that came before is there.',
  } as Readonly<Record<string, (n: number) => string>>,
  unknownTags: 'Facts that only its own program knows',
  apply: 'Bring it in',
  cancel: 'Leave it',
  applying: (done: number, all: number) =>
    `${done.toLocaleString('en-US')} of ${all.toLocaleString('en-US')} records are in your tree. You can leave this page.`,
  finished: (people: number) => `${count(people, 'person', 'people')} came in`,
  finishedLine: 'The file is kept among your family’s memories, as you brought it.',
  theFile: 'Download the file as you brought it',
  undo: 'Undo this import',
  undoTitle: 'Undo this import?',
  undoLine: 'Everyone it brought leaves the tree again, except those someone has changed since. The file stays.',
  undoYes: 'Undo the import',
  undoNo: 'Keep them',
  undoing: 'We’re taking out what this file brought.',
  undone: (kept: number) =>
    kept === 0
      ? 'What this file brought is out of the tree again.'
      : `It’s undone. ${count(kept, 'record', 'records')} that someone had changed stayed.`,
  refusedTitle: 'We could not bring this file',
  refused: {
    'not-gedcom': 'This is not a GEDCOM file. It’s kept among your family’s memories.',
    'file-gone': 'This file is no longer there. Please choose it once more.',
    'too-large': 'This file is larger than a family tree can be here.',
    'too-many-records': 'This file holds more records than a family tree can have here.',
    'no-gedcom': 'There is no family tree (gedcom.ged) in this archive.',
    'two-gedcoms': 'There are two family trees in this archive, so we cannot tell which one is meant.',
    encrypted: 'This archive is locked with a password. Please save it without one.',
    'unknown-method': 'This archive is packed in a way that we cannot read.',
    damaged: 'This archive is damaged.',
    'too-many-files': 'There are too many files in this archive.',
    'not-a-zip': 'This archive is damaged.',
  } as Readonly<Record<string, string>>,
  firstLine: (line: string) => `It begins with “${line}”.`,
} as const

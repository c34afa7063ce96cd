import type { Sentences } from '../../../kernel/words/refusals.ts'
import { MOST_FILE_MB, MOST_PARTNERS, MOST_RECORDS } from './bounds.ts'

export const refusals = {
  'already-child': 409,
  'already-partner': 409,
  cycle: 409,
  'edited-since': 409,
  'family-full': 409,
  'import-running': 409,
  'import-over': 409,
  'in-use': 409,
  locked: 409,
  'not-a-person': 409,
  'not-ready': 409,
  'nothing-to-undo': 409,
  'same-person': 409,
  'too-large-a-file': 413,
  'too-many-structures': 409,
  'tree-has-people': 409,
} as const
export type RecordRefusal = keyof typeof refusals

export const sentences: Sentences<RecordRefusal> = {
  'already-child': 'This person is a child of that family already.',
  'already-partner': 'This person is a partner in that family already.',
  cycle: 'That would make someone their own ancestor.',
  'edited-since': 'This was changed again afterward. Undo the later change first.',
  'family-full': `A family has up to ${MOST_PARTNERS} partners. Please start another family for this person.`,
  'import-running': 'Another file is being brought into this tree. Please wait until it is done.',
  'import-over': 'This import is over. Please bring the file once more.',
  'in-use': 'Others in the tree point to this. Remove those links too, or keep it.',
  locked: 'This is marked as locked in the file. Remove the mark first.',
  'not-a-person': 'This is not a person in the tree. Please choose again.',
  'not-ready': 'We’re still reading this file. Please wait a moment.',
  'nothing-to-undo': 'There is no such change.',
  'same-person': 'Please choose two different people.',
  'too-large-a-file': `The file of a family tree can have up to ${MOST_FILE_MB} MB and ${MOST_RECORDS.toLocaleString('en-US')} records.`,
  'too-many-structures': 'This person has as many facts as we can keep. Remove one that you do not need first.',
  'tree-has-people':
    'There are people in this tree already. Please start a new tree for this file: then nothing of either is changed.',
}

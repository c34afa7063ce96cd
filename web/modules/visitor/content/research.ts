import type { Tour } from '../tour.ts'

export const ancestry: Tour = {
  title: 'Find them, and be able to prove it',
  lead: 'A research log that keeps apart what a register says, what a grave says and what Uncle Paul says.',
  next: { path: '/before-its-too-late', words: 'Ask those who still know' },
  dye: 'muslin',
  example: {
    kind: 'sheet',
    title: 'Anna Lindqvist, born about 1868',
    rows: [
      ['Parish register', 'baptised March 3, 1868'],
      ['Ship’s list, 1889', '“Anna L., 20, servant”'],
      ['Joseph, on tape', '“She came with a tin trunk.”'],
      ['Open', 'the name of her mother'],
    ],
  },
  today: [
    ['Record what is only remembered', 'Sources in archives wait. People do not. Begin with them.'],
    ['Read how to ask', 'Twenty questions for the kitchen table, in an order that works, stand in the blog.'],
  ],
  coming: [
    ['A log of what you looked for', 'Also of what you did not find, so that nobody looks there twice.'],
    ['Sources with a page number', 'And a voice with the second at which it was said.'],
    ['GEDCOM in and out', 'Your file is kept as it came, and can be downloaded unchanged.'],
  ],
  rows: {
    title: 'What counts as proof',
    facts: [
      ['Written at the time', 'A register, a letter, a list.'],
      ['Told by someone who was there', 'With their name, and the day on which they told it.'],
      ['Told by someone who heard it', 'Worth keeping, and marked as what it is.'],
    ],
  },
}
export const voiceAncestry: Tour = {
  title: 'Voice Ancestry',
  lead: 'Someone is missing from the tree. Start with what the living can tell, and let a genealogist start from there.',
  next: { path: '/contact', words: 'Tell us who you’re looking for' },
  dye: 'weld',
  example: {
    kind: 'quote',
    words:
      'He said his father came from a village with two churches and one baker. He never said the name. He said it was gone.',
    from: 'Joseph Hale, recorded in his kitchen',
  },
  today: [
    [
      'Write to us',
      'Say who you’re looking for and what you know for certain. A person answers, and tells you honestly whether a search makes sense.',
    ],
    ['Record what is told', 'A dialect, the name of a river, a song. Genealogists have found villages by less.'],
  ],
  coming: [
    ['Track your request', 'You see who works on it, what was found and what was not.'],
    ['Findings as proposals', 'Each fact comes with its source, and enters your tree only when you accept it.'],
    ['Voices on the tree', 'What was told stands beside the person it is about.'],
  ],
  rows: {
    title: 'How a search works',
    facts: [
      ['1. What is certain', 'Names, places and years that someone has seen in writing.'],
      ['2. What was told', 'Kept word for word, because “two churches and one baker” is a clue.'],
      ['3. Where to look', 'Which register survives, and who may open it.'],
      ['4. What was found', 'With a copy of the page. Also when nothing was found.'],
    ],
  },
}

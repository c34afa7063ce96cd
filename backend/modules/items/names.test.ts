import { expect, test } from 'vitest'
import { distinctNames, lineOf, nameOf } from './names.ts'

test.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\photos\\a.jpg', 'a.jpg'],
  ['two\u0000parts\u202E.jpg', 'two parts .jpg'],
  [' Zoe\u0308 .jpg', 'Zo\u00EB .jpg'],
  ['x'.repeat(500), 'x'.repeat(120)],
])('of “%s” people read “%s”', (name, line) => expect(lineOf(name)).toBe(line))

test('a file goes home under its title, else as it came, else as a memory', () => {
  expect(nameOf({ title: 'The lake: 1958', name: 'IMG_1.JPG' }, 'image/jpeg')).toBe('The lake 1958.jpg')
  expect(nameOf({ title: '', name: 'IMG_1.JPG' }, 'image/jpeg')).toBe('IMG_1.JPG')
  expect(nameOf({ title: '', name: '' }, 'application/pdf')).toBe('memory.pdf')
  // The bytes of a letter of an office say less than its name; those of a picture say all.
  expect(nameOf({ title: 'To Otto', name: 'brief.DOCX' }, 'application/zip')).toBe('To Otto.docx')
  expect(nameOf({ title: 'To Otto', name: 'brief' }, 'application/zip')).toBe('To Otto.zip')
  expect(nameOf({ title: 'To Otto', name: 'scan.txt' }, 'image/png')).toBe('To Otto.png')
})

test('files whose names are one name to some system unpack beside each other', () => {
  const give = distinctNames()
  expect(['a.jpg', 'A.JPG', 'Zo\u00EB.jpg', 'Zoe\u0308.jpg', 'a.jpg', 'none', 'None'].map(give)).toEqual([
    'a.jpg',
    'A (2).JPG',
    'Zo\u00EB.jpg',
    'Zoe\u0308 (2).jpg',
    'a (3).jpg',
    'none',
    'None (2)',
  ])
})

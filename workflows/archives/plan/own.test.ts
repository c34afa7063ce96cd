import { expect, test } from 'vitest'
import { exportedFacts } from './own.ts'

const row = {
  id: '018f0000-0000-7000-8000-00000000000a',
  kind: 'photo',
  name: 'IMG_1.JPG',
  title: 'At the lake',
  caption: 'Otto and the dog',
  text: '',
  isFavorite: true,
  date: { kind: 'about', words: 'about 1958', source: 'person' },
  files: ['memories/1958 At the lake.jpg', 'memories/1958 At the lake.mov'],
}

test('an export of ours says what it knows of each of its files', () => {
  const facts = exportedFacts(JSON.stringify([row, { ...row, files: ['memories/b.jpg'], title: '' }]))
  expect([...facts.keys()]).toEqual([...row.files, 'memories/b.jpg'])
  expect(facts.get('memories/1958 At the lake.mov')).toMatchObject({
    title: 'At the lake',
    date: { words: 'about 1958' },
  })
})

test.each([
  ['a row that is none', JSON.stringify([{ ...row, date: null }, 7, null])],
  ['no list', JSON.stringify(row)],
  ['no JSON', '[{'],
])('of %s nothing is known', (_, text) => expect(exportedFacts(text).size).toBe(0))

import { expect, test } from 'vitest'
import { halvesOf } from './halves.ts'

/** Which of these share something, by name. */
const shared = (...names: readonly string[]) => {
  const files = names.map((name) => ({ name }))
  const halves = halvesOf(files)
  return Object.values(
    Object.groupBy(
      files.filter((file) => halves.has(file)),
      (file) => halves.get(file) ?? '',
    ),
  ).map((some) => some?.map(({ name }) => name))
}

test('a picture and a film of one name that are chosen at once may be one', () =>
  expect(shared('IMG_1.HEIC', 'IMG_2.HEIC', 'img_1.MOV', 'IMG_2.mp4', 'IMG_3.HEIC', 'notes.txt')).toEqual([
    ['IMG_1.HEIC', 'img_1.MOV'],
    ['IMG_2.HEIC', 'IMG_2.mp4'],
  ]))

test('two pictures or three files of one name are none', () => {
  expect(shared('IMG_1.HEIC', 'IMG_1.JPG')).toEqual([])
  expect(shared('IMG_1.HEIC', 'IMG_1.JPG', 'IMG_1.MOV')).toEqual([])
})

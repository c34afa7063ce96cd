import { expect, test } from 'vitest'
import type { Entry } from '../zip/directory.ts'
import { besideAcross, setOf } from './across.ts'
import { planOf, type Plan } from './plan.ts'

const IN = 'Takeout/Google Photos/At the lake'
const plan = (...names: readonly string[]): Plan => {
  const entries = names.map((name, n): Entry => ({
    n,
    name: `${IN}/${name}`,
    size: 300,
    packed: 300,
    crc: 1,
    method: 0,
    isEncrypted: false,
    isFolder: false,
    header: 0,
  }))
  const found = planOf(entries, { name: 'takeout-001.zip', sizeBytes: 100_000, mostBytes: 1_000 })
  if (!found) throw new Error('It is no archive')
  return found
}
const across = (to: Plan, from: Plan) =>
  Object.fromEntries(
    [...besideAcross(to, from)].map(([{ name }, beside]) => [
      name.slice(IN.length + 1),
      beside.map((each) => each.name.slice(IN.length + 1)),
    ]),
  )

test('archives of one set are known by their names', () => {
  const together = 'takeout-20300101T000000Z'
  expect([`${together}-001.zip`, `${together}-12.ZIP`].map(setOf)).toEqual([together, together])
  expect(setOf(`${together}-3-001.zip`)).toBe(`${together}-3`)
  expect([setOf('phone.zip'), setOf('2030-01-01.jpg')]).toEqual([undefined, undefined])
})

test('V3: in two zips each picture finds what tells of it, whichever zip has that', () => {
  const name = `${'ärger-'.repeat(6)}am see (k).jpg`
  const cut = `${`${name}.supplemental-metadata`.slice(0, 46)}.json`
  const one = plan('IMG_1.jpg', 'IMG_1.jpg.json', 'IMG_2.jpg', 'IMG_2(1).jpg', 'IMG_2-edited.jpg', name)
  const two = plan('IMG_3.jpg', 'IMG_2.jpg.supplemental-metadata.json', 'IMG_2.jpg.supplemental-metadata(1).json', cut)
  expect(across(one, two)).toEqual({
    'IMG_2.jpg': ['IMG_2.jpg.supplemental-metadata.json'],
    'IMG_2(1).jpg': ['IMG_2.jpg.supplemental-metadata(1).json'],
    'IMG_2-edited.jpg': ['IMG_2.jpg.supplemental-metadata.json'],
    [name]: [cut],
  })
  // What has its own keeps that, and of what nobody tells nothing is said.
  expect(across(two, one)).toEqual({})
})

import { expect, test } from 'vitest'
import { media, type Media } from '../../backend/modules/media/media.ts'
import { recordables } from '../../backend/routers.ts'
import { laneOf } from './lane.ts'

const laneIn = (changes: Partial<Media>) =>
  laneOf(
    { recordables },
    { ...media.initial, status: 'received', purpose: 'item', ownerId: 'ana', familyId: 'hale', ...changes },
  )

test('a family’s pictures and papers wait in one line, its sounds and films in another', () => {
  const priority = { priorityKey: 2, fairnessKey: 'hale' }
  for (const type of ['image/jpeg', 'application/pdf', 'application/octet-stream'])
    expect(laneIn({ type })).toEqual({ taskQueue: 'vault', priority })
  for (const type of ['audio/mpeg', 'video/quicktime'])
    expect(laneIn({ type })).toEqual({ taskQueue: 'film', priority: { priorityKey: 3, fairnessKey: 'hale' } })
})

test('what is for its contributor alone takes turns as theirs', () =>
  expect(laneIn({ type: 'image/png', familyId: '' })).toMatchObject({ priority: { fairnessKey: 'ana' } }))

test('what was given up or erased goes first', () => {
  for (const status of ['cancelled', 'erased'] as const)
    expect(laneIn({ type: 'video/mp4', status })).toMatchObject({ priority: { priorityKey: 1 } })
})

test('recordings of messages and stories, and portraits, have their own line', () => {
  for (const purpose of ['message', 'reply', 'story', 'portrait'])
    expect(laneIn({ type: 'audio/webm', purpose })).toBeUndefined()
})

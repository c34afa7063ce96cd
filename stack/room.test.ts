import { expect, test } from 'vitest'
import { roomTeller } from './room.ts'

const MB = 1_000_000

test('a disk that fills is told of once, and so is the room that was made', () => {
  const lines: string[] = []
  const tell = roomTeller((line) => void lines.push(line))
  for (const free of [500, 99, 50, 0, 150, 300, 400]) tell(free * MB)
  expect(lines).toEqual([
    'The disk is almost full: 99 MB are free. Free some space, or nothing new can be kept.',
    'There is room on the disk again: 300 MB are free.',
  ])
})

test('room that hovers at the border is not told of again and again', () => {
  const lines: string[] = []
  const tell = roomTeller((line) => void lines.push(line))
  for (const free of [99, 101, 99, 101]) tell(free * MB)
  expect(lines).toHaveLength(1)
})

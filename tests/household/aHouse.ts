import type { TestServer } from '../../backend/kernel/testing/server.ts'
import { householdIn, startHouse } from './household.ts'
import { storyOf } from './story.ts'
import { whileTested } from './whileTested.ts'

/** A house for the tests of a file: its server, the people who live in it, and how their messages come to a state. */
export const aHouse = (start: () => Promise<TestServer> = () => startHouse()) => {
  const server = whileTested(start, ({ stop }) => stop())
  const house = whileTested(() => householdIn(server))
  const story = whileTested(() => storyOf(server, house))
  return { server, house, story }
}

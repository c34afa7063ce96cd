import { MockActivityEnvironment } from '@temporalio/testing'
import { expect, test } from 'vitest'
import { plus } from '../../backend/kernel/log/decider.ts'
import { pauseMessage } from '../../backend/modules/messages/decide/pause.ts'
import { endHold } from '../../backend/modules/messages/decide/endHold.ts'
import { message } from '../../backend/modules/messages/message.ts'
import { recipientFacts } from '../../backend/modules/messages/queries/facts.ts'
import { aHouse } from '../../tests/household/aHouse.ts'
import { ownerOf } from '../../tests/household/household.ts'
import { activities } from './activities.ts'

const { server, house, story } = aHouse()

test('every pause ends by itself, also the second of one round', async () => {
  const { kernel } = server
  const { dayMs, now } = kernel.clock
  const spareMs = 5_000
  const author = await house.author()
  const by = ownerOf(author.id)
  const people = [await house.person(author)]
  const id = await story.scheduled(author, { people, inDays: 2 + spareMs / dayMs })
  const { dueAt } = (await kernel.load(message, id)).state
  const pauseUntil = async (until: string) => {
    await house.tell(message, id, pauseMessage({ until }), by)
    await new MockActivityEnvironment().run(activities(kernel).resume, `message-${id}`, until)
    return (await kernel.load(message, id)).state.status
  }
  // The date has come too near for both checks to begin anew, so that its author is asked, and keeps it.
  expect(await pauseUntil(plus(dueAt, 1 - 2 * dayMs))).toBe('held')
  const kept = await house.tell(
    message,
    id,
    endHold({ how: 'keep_date', people: await recipientFacts(kernel, author.id, people) }),
    by,
  )
  expect(kept.status).toBe('scheduled')
  expect(await pauseUntil(plus(now(), 1_000))).toBe('held')
}, 30_000)

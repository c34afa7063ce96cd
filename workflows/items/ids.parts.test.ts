// Through: items, albums, places, messages, accounts, stories, families
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../backend/kernel/ids.ts'
import { closeKernel, kernelOf, type Kernel } from '../../backend/kernel/kernel.ts'
import { freshCommand } from '../../backend/kernel/testing/command.ts'
import type { TestServer } from '../../backend/kernel/testing/server.ts'
import { account } from '../../backend/modules/accounts/account.ts'
import { family } from '../../backend/modules/families/family.ts'
import { message } from '../../backend/modules/messages/message.ts'
import { story } from '../../backend/modules/stories/story.ts'
import { portsOf } from '../../backend/routers.ts'
import { householdIn, ownerOf, startHouse, type Author, type Household } from '../../tests/household/household.ts'
import { storyOf } from '../../tests/household/story.ts'
import { things } from '../../tests/household/things.ts'
import * as workflows from '../index.ts'
import { ending } from '../kernel/ends.ts'

let server: TestServer
let house: Household
let ana: Author
/** Something of each kind that has a key of its own, by its id. */
const others: Record<'message' | 'account' | 'story' | 'family', string> = {
  message: newId(),
  account: '',
  story: newId(),
  family: '',
}
beforeAll(async () => {
  server = await startHouse()
  house = householdIn(server)
  ana = await house.author({ name: 'Ana Hale' })
  await storyOf(server, house).draft(ana, { messageId: others.message, title: 'The swing' })
  const question = { storyId: others.story, question: 'Where did you dance?', to: { name: 'Joseph' } }
  await ana.browser.ask('POST', '/api/stories', question)
  await ana.browser.ask('PATCH', '/api/family', { name: 'The Hales' })
  // A family has the id of the account that it began with.
  Object.assign(others, { account: ana.id, family: ana.id })
})
afterAll(() => server.stop())

const ofFamilies = things.filter(({ owner }) => owner === 'family')
const ENDS = { item: workflows.items, album: workflows.albums, place: workflows.places } as const

/** What these say, to a process that has seen none of their keys; it does not know what else may have an id. */
const asANewProcess = async <T>(work: (kernel: Kernel) => Promise<T>): Promise<T> => {
  const stopping = new AbortController()
  const kernel = await kernelOf(server.kernel.settings, stopping.signal, [], portsOf)
  try {
    return await work(kernel)
  } finally {
    stopping.abort()
    await kernel.checkpointSignals.done
    await closeKernel(kernel)
  }
}
const saidNow = () =>
  asANewProcess(async ({ load }) => [
    (await load(message, others.message)).state.title,
    (await load(account, others.account)).state.name,
    (await load(story, others.story)).state.question,
    (await load(family, others.family)).state.name,
  ])

test.each(Object.keys(ENDS))(
  'no %s is made under the id of a message, an account, a story or a family',
  async (kind) => {
    const { path = '', body } = ofFamilies.find(({ category }) => category === kind) ?? {}
    const eve = await house.author({ name: 'Eve' })
    for (const [what, id] of Object.entries(others))
      for (const by of [ana, eve]) {
        const { status, json } = await by.browser.ask('POST', path, body?.(id))
        expect([what, status, json]).toEqual([what, 409, expect.objectContaining({ code: 'id-taken' })])
      }
  },
)

test.each(Object.entries(ENDS))('a %s that was made so all the same ends alone', async (category, { ends }) => {
  const kind = ofFamilies.find((each) => each.category === category)
  const { keys } = server.kernel
  const said = ['The swing', 'Ana Hale', 'Where did you dance?', 'The Hales']
  expect(await saidNow()).toEqual(said)
  for (const id of new Set(Object.values(others))) {
    await asANewProcess(async (kernel) => {
      const tell: Parameters<NonNullable<typeof kind>['add']>[0] = (aggregate, of, decision) =>
        kernel.handle(aggregate, of, decision, freshCommand(kernel, ownerOf(ana.id)))
      await kind?.add(tell, id, ana.id)
    })
    expect(await keys.isThere(`${category}-${id}`)).toBe(true)
    const part = { kind: 'family', part: ends.family?.part ?? '', over: { familyId: ana.id, position: '0' } } as const
    await ending(server.kernel, [ends]).endOne(part, id)
    expect(await keys.isThere(`${category}-${id}`)).toBe(false)
  }
  expect(await saidNow()).toEqual(said)
})

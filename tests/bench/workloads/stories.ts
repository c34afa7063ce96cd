import { newId } from '../../../backend/kernel/ids.ts'
import type { Kernel } from '../../../backend/kernel/kernel.ts'
import { freshCommand } from '../../../backend/kernel/testing/command.ts'
import type { FamiliesEvent } from '../../../backend/modules/families/events.ts'
import { family } from '../../../backend/modules/families/family.ts'
import { askForStory } from '../../../backend/modules/stories/decide/ask.ts'
import { tellStory } from '../../../backend/modules/stories/decide/tell.ts'
import { storiesOf } from '../../../backend/modules/stories/queries.ts'
import { story } from '../../../backend/modules/stories/story.ts'
import { copies } from '../copies.ts'
import { median, type Figure } from '../figures.ts'
import type { House } from '../house.ts'
import { withKernel } from '../kernel.ts'
import { listed, statementOf } from '../listed.ts'
import { repeated, type Rounds } from '../rounds.ts'

const ROWS = 200_000
const FAMILIES = 10_000
const PAGE = 50
const READERS = 32
const PATH = '/api/stories'

/** As many told stories as one page has, in the family that the account shows, and one more. */
const tellAll = async (kernel: Kernel, familyId: string, accountId: string): Promise<void> => {
  const facts = { isVerified: true, hasLink: false, openN: 0, isRefused: false }
  const asked = { familyId, question: 'Where was the swing?', name: 'Joseph' }
  let last = ''
  for (let n = 0; n <= PAGE; n += 1) {
    const storyId = newId()
    const by = freshCommand(kernel, { kind: 'account', id: accountId })
    await kernel.handle(story, storyId, askForStory({ storyId, ...asked, ...facts }), by)
    const told = tellStory({ words: `By the gate, for the ${n}th time.`, mayShare: true, hasArrived: false })
    last = (await kernel.handle(story, storyId, told, freshCommand(kernel))).position ?? last
  }
  if (!(await kernel.checkpointSignals.passed('stories', last, 60_000))) throw new Error('The stories did not come')
}

/** The account becomes a member of a family of another’s, as its events say. */
const join = async (kernel: Kernel, familyId: string, accountId: string): Promise<void> => {
  const at = kernel.clock.now()
  const role = { accountId, role: 'contributor', invitationId: newId(), joinedAt: at } as const
  const events: readonly FamiliesEvent[] = [
    { type: 'FamilyFounded', data: { familyId, ownerId: newId(), foundedAt: at } },
    { type: 'MemberJoined', data: role },
  ]
  const { position = '' } = await kernel.handle(family, familyId, () => [...events], freshCommand(kernel))
  if (!(await kernel.checkpointSignals.passed('families', position, 60_000))) throw new Error('The family did not come')
}

/** All other families have two members. */
const fillFamilies = async ({ database }: House): Promise<void> => {
  await database.query(
    `insert into families.families (id, owner_id, founded_at)
      select md5(n::text)::uuid, gen_random_uuid(), now() from generate_series(1, $1::int) as n`,
    [FAMILIES],
  )
  await database.query(
    `insert into families.members (family_id, account_id, role, joined_at)
      select f.id, m.id, m.role, now() from families.families f,
        lateral (values (f.owner_id, 'owner'), (gen_random_uuid(), 'viewer')) as m(id, role)`,
  )
  await database.query('vacuum analyze families.members')
}

/** P19: a page of a family's stories, for a member of two, of 200,000 stories in 10,000 families. */
export const p19 = async (house: House, rounds: Rounds): Promise<Figure[]> =>
  withKernel(house.folder, async (kernel) => {
    const { accountId, database, browser } = house
    const familyId = newId()
    await tellAll(kernel, familyId, accountId)
    await copies(database, 'stories.stories', { n: ROWS, among: FAMILIES, owner: 'family_id', at: 'at' })
    await fillFamilies(house)
    await join(kernel, newId(), accountId)
    await join(kernel, familyId, accountId)
    const requireWhole = (answer: unknown) => {
      const { stories, next } = answer as { stories: unknown[]; next: string | null }
      if (stories.length !== PAGE || next === null) throw new Error(`${stories.length} rows`)
    }
    const figures = await listed(house, rounds, {
      id: 'P19',
      path: PATH,
      readers: READERS,
      statement: await statementOf((fake) => storiesOf(fake, familyId, { reader: { id: accountId, role: 'owner' } })),
      requireWhole,
    })
    const shares: number[] = []
    for (let round = 0; round < rounds.n; round += 1) {
      const asking = await repeated(rounds.ms / 4, 1, () => kernel.membership.of(accountId))
      const whole = await repeated(rounds.ms / 4, 1, () => browser.ask('GET', PATH))
      shares.push((100 * median(asking.took)) / median(whole.took))
    }
    return [...figures, { id: 'P19', what: 'inFamily, of one reader’s request', unit: '%', values: shares }]
  })

import { newId } from '../../../backend/kernel/ids.ts'
import { begun, title } from '../../../backend/modules/capsules/testing/begun.ts'
import { ownerOf } from '../../household/household.ts'
import { ask, type Way } from './ways.ts'
import type { World } from './world.ts'

type State = Parameters<typeof begun>[2]
type Body = (question: string, accountId: string) => object

/** On one of Ana's with a question in it. */
const onCapsule =
  (state: State, what: string, body: Body = () => ({})) =>
  async ({ house, ana }: World): Promise<Way> => {
    const { id, contents } = await begun(house, { familyId: ana.id, by: ownerOf(ana.id) }, state)
    const [question = ''] = contents
    const [method = '', path = ''] = what.split(' ')
    const full = `/api/capsules/${id}/${path.replace(':content', question)}`
    return { of: `capsule-${id}`, send: ask(ana.browser, method, full, body(question, ana.id)) }
  }

/** The routes of capsules that are not those of every thing. */
export const capsules: Readonly<Record<string, (world: World) => Promise<Way>>> = {
  'POST /api/capsules/:id/contributions': onCapsule('filling', 'POST contributions', () => ({
    contributionId: newId(),
    kind: 'words',
    words: 'It rained.',
  })),
  'DELETE /api/capsules/:id/contributions/:content': onCapsule('filling', 'DELETE contributions/:content'),
  'POST /api/capsules/:id/seal': onCapsule('filling', 'POST seal', () => ({ confirmWords: title })),
  'POST /api/capsules/:id/date': onCapsule('sealed', 'POST date', () => ({ day: '2060-01-01', zone: 'UTC' })),
  'POST /api/capsules/:id/openers': onCapsule('sealed', 'POST openers', (_, id) => ({ openerIds: [id] })),
  'POST /api/capsules/:id/answers': onCapsule('opened', 'POST answers', (contributionId) => ({
    answerId: newId(),
    contributionId,
    words: 'Ten of us.',
  })),
}

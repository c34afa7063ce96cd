import { thingOf } from '../../../../tests/household/thing.ts'
import { capsule } from '../capsule.ts'
import { addCapsule, contribute, editCapsule, withdrawContribution } from '../decide/fill.ts'
import { removeCapsule, restoreCapsule } from '../decide/keep.ts'

const as = { role: 'owner' } as const
const opensAt = '2060-01-01T05:00:00.000Z'
const head = { title: 'At the lake', day: '2060-01-01', zone: 'America/New_York', openerIds: [] }
const room = { limit: 9, used: 0, plan: null }
const contributionId = '018f0000-0000-7000-8000-0000000000ca'
const words = { contributionId, kind: 'words', words: 'The key is under the stone.' } as const

/** How a family uses its capsules: roles, ids, commands, lists and rebuilds are tried by this. */
export const thing = thingOf('family', capsule, {
  path: '/api/capsules',
  body: (capsuleId) => ({ capsuleId, ...head }),
  sent: {
    'PATCH /api/capsules/:id': { ...head, title: 'By the gate' },
    'DELETE /api/capsules/:id': {},
    'POST /api/capsules/:id/restore': {},
  },
  whole: 'GET /api/capsules/:id',
  add: (capsuleId, familyId) => addCapsule({ capsuleId, ...head }, { familyId, memberIds: [], opensAt, room }),
  remove: removeCapsule(as),
  lives: [
    editCapsule({ ...head, title: 'By the gate' }, { ...as, memberIds: [], opensAt }),
    contribute(words, { hasArrived: false }),
    withdrawContribution(contributionId),
    removeCapsule(as),
    restoreCapsule(as),
  ],
})

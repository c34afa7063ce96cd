import { sql } from '../../kernel/db.ts'
import { fold } from '../../kernel/log/decider.ts'
import { blindKeyring } from '../../kernel/log/keyring.ts'
import { loading } from '../../kernel/log/load.ts'
import type { Looks, Recordable } from '../../kernel/process/recordable.ts'
import { capsule, type Capsule } from './capsule.ts'
import { CONTENTS, CONTRIBUTION, VIDEO_MINUTES, VOICE_MINUTES } from './contract/bounds.ts'
import type { CapsulesEvent } from './events.ts'

/** Nothing of it is opened. */
const blindCapsule = fold<Capsule, CapsulesEvent>('capsule', capsule.initial, capsule.evolve)
const capsuleOf = async ({ store }: Looks, capsuleId: string): Promise<Capsule> =>
  (await loading(store, blindKeyring)(blindCapsule, capsuleId)).state

/**
 * What is put into a capsule: sent by the ticket of its page, and the capsule's own, so that no account's end ends it. It is
 * sealed with the key of the capsule's contents, and goes with it into the time vault.
 */
export const recordable: Recordable = {
  purpose: CONTRIBUTION,
  category: 'capsule',
  part: CONTENTS,
  takes: 'anything',
  mostMinutes: { voice: VOICE_MINUTES, video: VIDEO_MINUTES },
  storageOf: 'answer',
  isAwaited: async (looks, capsuleId) => (await capsuleOf(looks, capsuleId)).status === 'filling',
  named: {
    rows: ({ id }) => sql.fragment`exists (select from capsules.contents c where c.media_id = ${id})`,
    one: async (looks, { id, subject }) => {
      const { status, contents } = await capsuleOf(looks, subject)
      return status !== 'erased' && contents.some(({ mediaId }) => mediaId === id)
    },
  },
}

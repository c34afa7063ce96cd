import type { Kernel } from '../../kernel/kernel.ts'
import { fold } from '../../kernel/log/decider.ts'
import { delivery } from './delivery.ts'
import type { DeliveriesEvent } from './events.ts'

/** The recordings that its reader has answered with. */
export const replied = fold<{ readonly mediaIds: readonly string[] }, DeliveriesEvent>(
  'delivery',
  { mediaIds: [] },
  ({ mediaIds }, { type, data }) => ({
    mediaIds: type === 'ReplySent' && data.mediaId !== undefined ? [...mediaIds, data.mediaId] : mediaIds,
  }),
)

/** The last try to mail the newest link: a contact's page to give another address holds for it. */
export const lastTryOf = async ({ load }: Pick<Kernel, 'load'>, id: string): Promise<number> =>
  (await load(delivery, id)).state.link?.attempt ?? 0

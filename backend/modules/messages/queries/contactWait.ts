import type { Aggregate } from '../../../kernel/log/decider.ts'
import { blindKeyring } from '../../../kernel/log/keyring.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { loading } from '../../../kernel/log/load.ts'
import type { LifeEvent } from '../../life/events.ts'

/** What messages need of their author's life: until when a trusted contact has asked us to wait, and who. */
type ContactWait = { readonly until: string; readonly contactId: string }

const contactWaits: Aggregate<ContactWait, LifeEvent> = {
  category: 'life',
  personal: {},
  subject: () => '',
  audience: () => '',
  initial: { until: '', contactId: '' },
  evolve: (wait, { type, data }) => {
    if (type === 'ContactPaused') return { until: data.until, contactId: data.contactId }
    if (type === 'ContactPauseEnded') return { until: '', contactId: '' }
    return wait
  },
}

/** The wait that was asked for last, which may be over. Read from the stream itself, as a claim rests on it. */
export const contactWait = async ({ store }: Pick<Kernel, 'store'>, ownerId: string): Promise<ContactWait> =>
  (await loading(store, blindKeyring)(contactWaits, ownerId)).state

import type { Delivery } from './delivery.ts'

export type Step = { readonly step: 'create' | 'dispatch'; readonly at: string }

/** A delivery is made, then its link is mailed until the mailbox takes it or refuses it for good. */
export const nextStep = ({ status, link }: Delivery, now: string): Step | undefined => {
  switch (status) {
    case 'new':
      return { step: 'create', at: now }
    case 'queued':
      return { step: 'dispatch', at: link?.state === 'deferred' ? link.retryAt : now }
    case 'sent':
    case 'bounced':
    case 'declined':
      return undefined
  }
}

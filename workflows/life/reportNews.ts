import type { Handlers, Recorded } from '../../backend/kernel/event.ts'
import { isExhausted } from '../../backend/kernel/log/tries.ts'
import type { CheckIn, LifeEvent, Missed } from '../../backend/modules/life/events.ts'
import { refusalMark } from '../../backend/modules/life/objection.ts'
import type { tellingOnce } from '../kernel/tellOnce.ts'

type Refused = Recorded & { readonly data: CheckIn & Missed }

/** What of a life's events people are told; a sign that ends reports and what was concluded from them is told once. */
export const reportNews = (once: ReturnType<typeof tellingOnce>): Handlers<LifeEvent> => {
  /** No address has taken a question, at once or as it came back. */
  const onNo = async (event: Refused): Promise<void> => {
    const { about, round, ask, addrIdx = 0 } = event.data
    if (about === 'report') await once(event, { telling: 'objection-refused', mark: refusalMark(round, ask, addrIdx) })
    if (about === 'silence' && isExhausted(event.data))
      await once(event, { telling: 'author-unreached', mark: String(round) })
  }
  return {
    DeathReported: async (event) => {
      const mark = event.data.reportedAt
      for (const telling of ['report-made', 'report-made-other']) await once(event, { telling, mark })
    },
    ChallengeOpened: (event) => once(event, { telling: 'challenge-opened', mark: event.data.openedAt }),
    LifeConfirmed: (event) => once(event, { telling: 'death-confirmed', mark: event.data.confirmedAt }),
    LifePresumed: (event) => once(event, { telling: 'life-presumed', mark: event.data.presumedAt }),
    // What falls with a report is told as what that was: taken back.
    LifeRestored: async (event) => {
      if (event.data.source !== 'reports') await once(event, { telling: 'life-restored', mark: event.data.restoredAt })
    },
    ReportWithdrawn: async (event) => {
      const mark = `${event.data.withdrawnAt}_${event.data.contactId}`
      for (const telling of ['report-withdrawn', 'report-withdrawn-other']) await once(event, { telling, mark })
    },
    ContactDeclined: (event) =>
      once(event, { telling: 'contacts-missing', mark: `${event.data.declinedAt}_${event.data.contactId}` }),
    SignOfLifeSeen: async (event) => {
      if (event.data.reportedBy) await once(event, { telling: 'life-restored', mark: event.data.seenAt })
    },
    CheckInRejected: onNo,
    CheckInBounced: onNo,
  }
}

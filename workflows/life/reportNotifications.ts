import type { AnyEvent } from '../../backend/kernel/event.ts'
import { derivedId } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { ERASED } from '../../backend/kernel/log/codec.ts'
import { plus } from '../../backend/kernel/log/decider.ts'
import { reachOf } from '../../backend/modules/accounts/reading.ts'
import { REPORT_AGAIN_DAYS } from '../../backend/modules/life/contract/reports.ts'
import type { CheckIn, LifeEvent } from '../../backend/modules/life/events.ts'
import { contactIn, life, type Life } from '../../backend/modules/life/life.ts'
import { missingContacts } from '../../backend/modules/life/moment.ts'
import { firstOut, isBeingTakenBack, sentenceNow } from '../../backend/modules/life/momentNow.ts'
import { isRefusalOf, refusalMark } from '../../backend/modules/life/objection.ts'
import { addressesOf } from '../../backend/modules/life/queries.ts'
import { repeatedBy, reportedBefore } from '../../backend/modules/life/repeated.ts'
import { agreedIn } from '../../backend/modules/life/reading.ts'
import type { MessagesEvent } from '../../backend/modules/messages/events.ts'
import { idOfStream } from '../kernel/systemCommand.ts'
import {
  notificationKind,
  notificationKinds,
  type Notification,
  type On,
  type NotificationKind,
  type NotificationKinds,
  type Told,
} from '../kernel/notification.ts'
import { authorMail, missingLetter, reportLetter, withdrawnLetter, type AuthorLetter } from './objectionMail.ts'
import { verdictMail, type Outcome } from './reportMail.ts'

/** What a contact did is told by when and who it was. */
const byContact = (at: string, { contactId }: { readonly contactId: string }): Told => ({ mark: `${at}_${contactId}` })
/** Whom or what a mark with a time is about. */
const idIn = (mark: string): string => mark.slice(mark.lastIndexOf('_') + 1)

/** An address has not taken a mail about a report, at once or as it came back. */
const byRefusal = ({ data: { about, round, ask, addrIdx = 0 } }: { readonly data: CheckIn }) =>
  about === 'report' && { mark: refusalMark(round, ask, addrIdx) }
/** A report is told by when it was made. */
const byReport = ({ data }: { readonly data: { readonly reportedAt: string } }): Told => ({ mark: data.reportedAt })

type Facts = { readonly accountId: string; readonly state: Life }

/** Who is told of reports, and of what is concluded of an author: themselves, and the contacts who agreed. Names only. */
export const reportNotifications = (kernel: Kernel): readonly NotificationKinds[] => {
  const mailIdOf = ({ stream, telling, mark }: Notification, to: string | number): string =>
    derivedId(`${telling}:${idOfStream(stream)}:${mark}:${to}`)
  const told = async ({ stream }: Notification): Promise<Facts> => {
    const accountId = idOfStream(stream)
    return { accountId, state: (await kernel.load(life, accountId)).state }
  }
  type IsSo = (told: Facts, mark: string) => boolean | Promise<boolean>
  const where =
    (isSo: IsSo) =>
    async (news: Notification): Promise<Facts | undefined> => {
      const facts = await told(news)
      return (await isSo(facts, news.mark)) ? facts : undefined
    }
  const reportOf = ({ reports }: Life, mark: string) => reports.find(({ reportedAt }) => reportedAt === mark)
  const isReport: IsSo = ({ state }, mark) => reportOf(state, mark) !== undefined && !state.challenge && !state.verdict
  const isVerdict =
    (isConfirmed: boolean): IsSo =>
    ({ state: { verdict } }, mark) =>
      verdict?.isConfirmed === isConfirmed && verdict.at === mark
  const isRefused: IsSo = async ({ accountId, state }, mark) => {
    const addresses = await addressesOf(kernel, accountId)
    return isRefusalOf(state, mark, addresses.length)
  }
  const isFirstOut: IsSo = async ({ accountId, state }, mark) =>
    state.verdict !== undefined && (await firstOut(kernel, accountId, state.verdict)) === idIn(mark)

  /** Told once that is over which follows from it: what became of what had been sent is in it. */
  const isTakenBack: IsSo = async ({ accountId, state }) => {
    if (await isBeingTakenBack(kernel, accountId, state)) throw new Error('What was sent is still being taken back')
    return !state.challenge && !state.verdict?.isConfirmed
  }

  type Contacts<E extends AnyEvent> = {
    readonly on: On<E>
    readonly isSo: IsSo
    readonly outcome: Outcome | ((state: Life, mark: string) => Outcome)
    /** Who knows it already. */
    readonly besides?: (state: Life, mark: string) => string | undefined
    readonly readTables?: string
  }
  /** A contact who agreed is told how it stands, as their page says it. */
  const toContacts = <E extends AnyEvent>(told: Contacts<E>): NotificationKind<E> => {
    const { on, readTables, isSo, outcome, besides = () => undefined } = told
    return notificationKind({
      on,
      readTables,
      stillTrue: where(isSo),
      whom: ({ state }, { mark }) =>
        agreedIn(state)
          .map(({ contactId }) => contactId)
          .filter((contactId) => contactId !== besides(state, mark)),
      letter: async ({ accountId, state }, contactId, news) => {
        const contact = contactIn(state, contactId)
        const { name: author, email } = await reachOf(kernel, accountId)
        if (email === '' || contact?.status !== 'accepted' || contact.address === ERASED) return []
        const told = {
          author,
          outcome: typeof outcome === 'function' ? outcome(state, news.mark) : outcome,
          lifeSentence: await sentenceNow(kernel, accountId, state, 'contact'),
        }
        return [verdictMail(kernel, { accountId, ...contact }, told, mailIdOf(news, contactId))]
      },
    })
  }
  type Authors<E extends AnyEvent> = {
    readonly on: On<E>
    readonly isSo: IsSo
    readonly readTables?: string
    readonly letter: (told: Facts & { readonly lifeSentence: string }, news: Notification) => AuthorLetter | undefined
  }
  /** The author is told at each of their addresses. */
  const toAuthor = <E extends AnyEvent>({ on, readTables, isSo, letter }: Authors<E>): NotificationKind<E> =>
    notificationKind({
      on,
      readTables,
      stillTrue: where(isSo),
      whom: () => ['author'],
      letter: async ({ accountId, state }, _who, news) => {
        const [{ name: username }, addresses, lifeSentence] = await Promise.all([
          reachOf(kernel, accountId),
          addressesOf(kernel, accountId),
          sentenceNow(kernel, accountId, state, 'author'),
        ])
        const words = letter({ accountId, state, lifeSentence }, news)
        if (!words) return []
        return addresses.map((to, index) =>
          authorMail(kernel, { accountId, username, to, mailId: mailIdOf(news, index) }, words),
        )
      },
    })
  const nameIn = (state: Life, contactId: string): string | undefined => {
    const name = contactIn(state, contactId)?.name
    return name === ERASED ? undefined : name
  }

  const isRemoved = (state: Life, mark: string): boolean => contactIn(state, idIn(mark))?.status === 'removed'
  /** Where it was told before, and counted no more. */
  const againIn = (state: Life, at: string) => {
    const before = reportedBefore(state)
    return before === '' ? {} : { again: { at, before } }
  }
  const restoredOf = (state: Life, mark: string): Outcome =>
    state.answeredByMailAt === mark
      ? { is: 'answered', from: plus(mark, REPORT_AGAIN_DAYS * kernel.clock.dayMs) }
      : { is: 'seen' }
  const ofLife = notificationKinds<LifeEvent>(life.category)({
    'report-made': toAuthor({
      on: { DeathReported: byReport },
      isSo: isReport,
      letter: ({ state, lifeSentence }, { mark }) => {
        const contactId = reportOf(state, mark)?.contactId ?? ''
        const name = nameIn(state, contactId)
        if (name === undefined) return undefined
        return reportLetter({ contactId, name, repeated: repeatedBy(state, contactId, mark) }, lifeSentence)
      },
    }),
    'report-made-other': toContacts({
      on: { DeathReported: byReport },
      isSo: isReport,
      outcome: (state, mark) => ({ is: 'reported', ...againIn(state, mark) }),
      besides: (state, mark) => reportOf(state, mark)?.contactId,
    }),
    challenged: toContacts({
      on: { ChallengeOpened: ({ data }) => ({ mark: data.openedAt }) },
      isSo: ({ state }, mark) => state.challenge?.openedAt === mark,
      outcome: (state, mark) => ({ is: 'challenged', ...againIn(state, mark) }),
    }),
    'objection-refused': toContacts({
      on: { CheckInRejected: byRefusal, CheckInBounced: byRefusal },
      isSo: isRefused,
      outcome: { is: 'refused' },
    }),
    confirmed: toContacts({
      on: { LifeConfirmed: ({ data }) => ({ mark: data.confirmedAt }) },
      isSo: isVerdict(true),
      outcome: { is: 'confirmed' },
    }),
    presumed: toContacts({
      on: { LifePresumed: ({ data }) => ({ mark: data.presumedAt }) },
      isSo: isVerdict(false),
      outcome: { is: 'presumed' },
    }),
    // A sign that ends reports and what was concluded from them is told once.
    restored: toContacts({
      on: {
        // What falls with a report is told as what that was: taken back.
        LifeRestored: ({ data }) => data.source !== 'reports' && { mark: data.restoredAt },
        SignOfLifeSeen: ({ data }) => data.reportedBy && { mark: data.seenAt },
      },
      isSo: ({ state }) => state.verdict === undefined,
      outcome: restoredOf,
    }),
    'report-withdrawn': toAuthor({
      on: { ReportWithdrawn: ({ data }) => byContact(data.withdrawnAt, data) },
      readTables: 'messages',
      isSo: isTakenBack,
      // Whom their author removed themselves has taken nothing back.
      letter: ({ state, lifeSentence }, { mark }) =>
        isRemoved(state, mark)
          ? undefined
          : withdrawnLetter(nameIn(state, idIn(mark)) ?? 'A trusted contact', lifeSentence),
    }),
    'report-withdrawn-other': toContacts({
      on: { ReportWithdrawn: ({ data }) => byContact(data.withdrawnAt, data) },
      readTables: 'messages',
      isSo: isTakenBack,
      outcome: (state, mark) => ({ is: isRemoved(state, mark) ? 'removed' : 'withdrawn' }),
      besides: (_, mark) => idIn(mark),
    }),
    'contacts-missing': toAuthor({
      on: { ContactDeclined: ({ data }) => byContact(data.declinedAt, data) },
      isSo: ({ state }) => missingContacts(state) !== undefined,
      letter: ({ state }, { mark }) => {
        const missing = missingContacts(state)
        return missing && missingLetter(nameIn(state, idIn(mark)) ?? 'A trusted contact', missing)
      },
    }),
  })
  const ofMessages = notificationKinds<MessagesEvent>('message')({
    'went-out': toContacts({
      on: {
        // What was taken back may go out again, and is told again.
        DeliveryReleased: ({ data: { ofLife, messageId, releasedAt } }) =>
          ofLife !== undefined && { stream: `life-${ofLife}`, mark: `${releasedAt}_${messageId}` },
      },
      readTables: 'messages',
      isSo: isFirstOut,
      outcome: { is: 'went-out' },
    }),
  })
  return [ofLife, ofMessages]
}

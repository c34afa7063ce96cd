import { derivedId } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { ERASED } from '../../backend/kernel/log/codec.ts'
import { plus } from '../../backend/kernel/log/decider.ts'
import { reachOf } from '../../backend/modules/accounts/reading.ts'
import { REPORT_AGAIN_DAYS } from '../../backend/modules/life/contract/reports.ts'
import { contactIn, life, quorumOf, type Life } from '../../backend/modules/life/life.ts'
import { addressesOf } from '../../backend/modules/life/queries.ts'
import { agreedIn } from '../../backend/modules/life/reading.ts'
import { idOfStream } from '../kernel/ask.ts'
import { row, type News, type Row } from '../kernel/tell.ts'
import { newsMail } from './mail.ts'
import { reportMail } from './objectionMail.ts'
import { verdictMail, type Outcome } from './reportMail.ts'

type Told = { readonly accountId: string; readonly state: Life }

/** Who is told of reports, and of what is concluded of an author: themselves, and the contacts who agreed. Names only. */
export const reportTellings = (kernel: Kernel): readonly Row[] => {
  const mailIdOf = ({ stream, telling, mark }: News, to: string | number): string =>
    derivedId(`${telling}:${idOfStream(stream)}:${mark}:${to}`)
  const told = async ({ stream }: News): Promise<Told> => {
    const accountId = idOfStream(stream)
    return { accountId, state: (await kernel.load(life, accountId)).state }
  }
  const where =
    (isSo: (state: Life, mark: string) => boolean) =>
    async (news: News): Promise<Told | undefined> => {
      const facts = await told(news)
      return isSo(facts.state, news.mark) ? facts : undefined
    }
  const reportOf = ({ reports }: Life, mark: string) => reports.find(({ reportedAt }) => reportedAt === mark)

  /** A contact who agreed is told how it stands; whom `besides` leaves out knows it. */
  const toContacts = (
    name: string,
    isSo: (state: Life, mark: string) => boolean,
    outcomeOf: (state: Life, mark: string) => Outcome,
    besides: (state: Life, mark: string) => string | undefined = () => undefined,
  ): Row =>
    row({
      name,
      stillTrue: where(isSo),
      whom: ({ state }, { mark }) =>
        agreedIn(state)
          .map(({ contactId }) => contactId)
          .filter((contactId) => contactId !== besides(state, mark)),
      letter: async ({ accountId, state }, contactId, news) => {
        const contact = contactIn(state, contactId)
        const { name: username, email } = await reachOf(kernel, accountId)
        if (email === '' || contact?.status !== 'accepted' || contact.address === ERASED) return []
        const to = { accountId, ...contact }
        return [verdictMail(kernel, to, outcomeOf(state, news.mark), username, mailIdOf(news, contactId))]
      },
    })

  const restoredOf = (state: Life, mark: string): Outcome => {
    if (state.seenAt !== mark) return { is: 'withdrawn' }
    if (state.answeredByMailAt !== mark) return { is: 'seen' }
    return { is: 'answered', from: plus(mark, REPORT_AGAIN_DAYS * kernel.clock.dayMs) }
  }
  return [
    row({
      name: 'report-made',
      stillTrue: where((state, mark) => reportOf(state, mark) !== undefined && !state.challenge && !state.verdict),
      whom: () => ['author'],
      letter: async ({ accountId, state }, _who, news) => {
        const reporter = contactIn(state, reportOf(state, news.mark)?.contactId ?? '')
        const needed = quorumOf(state) ?? 1
        if (!reporter || reporter.name === ERASED) return []
        const [{ name: username }, addresses] = await Promise.all([
          reachOf(kernel, accountId),
          addressesOf(kernel, accountId),
        ])
        return addresses.map((to, index) => {
          const mailId = mailIdOf(news, index)
          return reportMail(kernel, { accountId, username, by: [reporter.name], to, mailId }, needed)
        })
      },
    }),
    toContacts(
      'report-made-other',
      (state, mark) => reportOf(state, mark) !== undefined && !state.challenge && !state.verdict,
      () => ({ is: 'reported' }),
      (state, mark) => reportOf(state, mark)?.contactId,
    ),
    toContacts(
      'challenge-opened',
      ({ challenge }, mark) => challenge?.openedAt === mark,
      ({ challenge }) => ({ is: 'challenged', until: challenge?.until ?? '' }),
    ),
    toContacts(
      'death-confirmed',
      ({ verdict }, mark) => verdict?.is === 'confirmed' && verdict.at === mark,
      () => ({ is: 'confirmed' }),
    ),
    toContacts(
      'life-presumed',
      ({ verdict }, mark) => verdict?.is === 'presumed' && verdict.at === mark,
      () => ({ is: 'presumed' }),
    ),
    toContacts('life-restored', ({ verdict }) => verdict === undefined, restoredOf),
    row({
      name: 'author-unreached',
      // By its series: told once, while no address has taken a question of it since.
      stillTrue: where(
        ({ questions }, mark) =>
          String(questions.round) === mark &&
          questions.silence.some(({ state }) => state === 'rejected' || state === 'bounced'),
      ),
      whom: ({ state }) => agreedIn(state).map(({ contactId }) => contactId),
      letter: async ({ accountId, state }, contactId, news) => {
        const contact = contactIn(state, contactId)
        const { name: author, email } = await reachOf(kernel, accountId)
        if (email === '' || contact?.status !== 'accepted' || contact.address === ERASED) return []
        const to = { accountId, ...contact }
        return [newsMail(kernel, to, 'author-unreached', { author, recipient: '' }, mailIdOf(news, contactId))]
      },
    }),
  ]
}

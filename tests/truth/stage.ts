import * as v from 'valibot'
import { expect, vi } from 'vitest'
import { sql } from '../../backend/kernel/db.ts'
import { lastSign } from '../../backend/kernel/identity/signs.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { plus } from '../../backend/kernel/log/decider.ts'
import { delivery } from '../../backend/modules/deliveries/delivery.ts'
import type { LifeView } from '../../backend/modules/life/contract.ts'
import { herePageOf } from '../../backend/modules/life/here.ts'
import { life } from '../../backend/modules/life/life.ts'
import type { Moment } from '../../backend/modules/life/moment.ts'
import { momentInWords, type Reader } from '../../backend/modules/life/momentInWords.ts'
import { momentNow } from '../../backend/modules/life/momentNow.ts'
import { armMessage } from '../../backend/modules/messages/decide/arm.ts'
import { completeOccurrence } from '../../backend/modules/messages/decide/complete.ts'
import { claimDelivery, releaseDelivery } from '../../backend/modules/messages/decide/deliver.ts'
import { acceptNotice, beginNotice } from '../../backend/modules/messages/decide/notice.ts'
import { message } from '../../backend/modules/messages/message.ts'
import { claimFacts, recipientFacts } from '../../backend/modules/messages/queries/facts.ts'
import { lifeFact } from '../../backend/modules/messages/queries/lifeFacts.ts'
import * as index from '../../workflows/index.ts'
import { applies } from '../../workflows/kernel/apply.ts'
import type { WorkModule } from '../../workflows/kernel/module.ts'
import { notifying } from '../../workflows/kernel/notification.ts'
import { notificationReactor } from '../../workflows/kernel/notificationReactor.ts'
import { nudged } from '../../workflows/kernel/processLoop.ts'
import { dispatching } from '../../workflows/deliveries/dispatch.ts'
import { noticing } from '../../workflows/messages/notice.ts'
import { recipientsOf } from '../../workflows/messages/recipientsOf.ts'
import { allNotifications } from '../../workflows/notifications.ts'
import { householdIn, ownerOf, type Author } from '../household/household.ts'
import { planBy } from '../household/lifePlan.ts'
import { look } from '../household/press.ts'
import { startPost } from '../household/post.ts'
import { storyOf } from '../household/story.ts'
import { startWorkers } from '../household/workers.ts'
import { patiently } from '../../backend/kernel/testing/patiently.ts'

const Id = v.object({ id: v.string() })
const QUIET_DAYS = 100
const listed: readonly WorkModule[] = [index.life, index.messages, index.deliveries]
const workOf = (queue: 'mail' | 'timeline') => listed.map(({ activities }) => activities?.[queue])
const changesOf = (kernel: Kernel) =>
  applies(
    kernel,
    listed.map((module) => module.applies ?? {}),
  )

/** What a page or a mail says, whatever its lines and quotation marks are made of. */
const plain = (text: string): string =>
  text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/(?:=[\dA-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString())
    .replaceAll('&#39;', '’')
    .replaceAll(/\s+/g, ' ')

/** A house in which days are real ones, so that only what is told to it moves anything, with its workflows and a post. */
export const startStage = async () => {
  const post = await startPost()
  const { server, temporal, stop } = await startWorkers({
    settings: { SMTP_URL: post.url },
    reactors: (temporal) => (kernel) =>
      Object.assign(
        { tells: notificationReactor(temporal, allNotifications(kernel)) },
        ...listed.map(({ reactors }) => reactors?.(kernel, temporal)),
      ) as never,
    activities: (kernel) => ({
      timeline: Object.assign({}, ...workOf('timeline').map((own) => own?.(kernel, {})), changesOf(kernel)) as object,
      mail: Object.assign(
        {},
        ...workOf('mail').map((own) => own?.(kernel, {})),
        notifying(kernel, allNotifications(kernel)),
        changesOf(kernel),
      ) as object,
    }),
  })
  const { kernel } = server
  const { load, clock } = kernel
  const house = householdIn(server)
  const story = storyOf(server, house)

  /** An author with two contacts and a person, each with a mailbox of their own. */
  const family = async () => {
    const author = await house.author({ username: 'ruth' })
    // No event of a stream is older than the one before it.
    await planBy(house, author, null, { asks: 2 }, plus(clock.now(), -QUIET_DAYS * clock.dayMs))
    const nora = await house.contact(author)
    const emil = await house.contact(author, { name: 'Emil', address: `emil.${author.id}@hale.example` })
    const amelia = await house.prove(
      author,
      await house.person(author, { name: 'Amelia', address: `amelia.${author.id}@hale.example` }),
    )
    return { author, nora, emil, amelia }
  }
  type Family = Awaited<ReturnType<typeof family>>
  const addressOf = ({ author, nora }: Family, who: Who): string =>
    ({
      author: author.email,
      nora: `nora.${nora}@hale.example`,
      emil: `emil.${author.id}@hale.example`,
      amelia: `amelia.${author.id}@hale.example`,
    })[who]

  /** A letter that only silence or a death lets go. */
  const kept = async ({ author, amelia }: Family): Promise<string> => {
    const id = await story.draft(author, { title: 'The blue tin', people: [amelia] })
    const facts = {
      recipients: await recipientFacts(kernel, author.id, [amelia]),
      isVerified: true,
      lifePlan: { intervalDays: 90, k: 2, preconsentDays: 60 },
      contactIds: ['one', 'two'],
    }
    const terms = { mode: 'posthumous', trigger: 'either', zone: 'UTC' } as const
    await house.tell(message, id, armMessage({ ...terms, ...facts }), ownerOf(author.id))
    return id
  }
  /** Nobody has seen them for longer than their plan waits, and their workflow looks again. */
  const quiet = async ({ id }: Author): Promise<void> => {
    const at = plus(clock.now(), -QUIET_DAYS * clock.dayMs)
    await kernel.db.query(sql.typeAlias('void')`
      update kernel.signs set at = ${at}, signed_in_at = ${at} where account_id = ${id}`)
    await temporal.getHandle(`life-${id}`).signal(nudged)
  }
  const signOf = ({ id }: Author) => lastSign(kernel, id)

  /** The half hour is over for which the checks of what one life gave a date wait for each other. */
  const checked = async (id: string): Promise<void> => {
    await vi.waitFor(async () => expect((await load(message, id)).state.status).toBe('scheduled'), patiently)
    await noticing(kernel).notice(id)
  }

  /** Its second check is taken, its day comes, its hold is over and all who it is for have it: as if those days had passed. */
  const goesOut = async (id: string): Promise<void> => {
    const stateOf = async () => (await load(message, id)).state
    await vi.waitFor(async () => expect((await stateOf()).status).toBe('noticed'), patiently)
    const { dueAt, round, ownerId } = await stateOf()
    const one = { round, slot: 2, attempt: 1, mailId: `second:${id}` }
    const dayBefore = plus(dueAt, -clock.dayMs)
    await house.tell(message, id, beginNotice(one), undefined, dayBefore)
    await house.tell(message, id, acceptNotice({ ...one, smtpCode: 250, acceptedAt: dayBefore }), undefined, dayBefore)
    const life = await lifeFact(kernel, ownerId)
    const state = await stateOf()
    const facts = { ...(await claimFacts(kernel, state)), dbAt: dueAt, answerableMs: clock.dayMs, lost: [], life }
    await house.tell(message, id, claimDelivery({ round, recipients: recipientsOf(state), ...facts }), undefined, dueAt)
    const { claim } = await stateOf()
    await house.tell(message, id, releaseDelivery({ occurrence: 1, life }), undefined, claim?.holdUntil)
    const sentTo = claim?.recipients.length ?? 0
    for (const { deliveryId } of claim?.recipients ?? []) {
      const statusOf = async () => (await load(delivery, deliveryId)).state.status
      await vi.waitFor(async () => expect(await statusOf()).toBe('queued'), patiently)
      await dispatching(kernel).dispatch(deliveryId)
    }
    await vi.waitFor(async () => {
      const sent = await kernel.db.any(sql.type(Id)`
        select id from deliveries.deliveries where message_id = ${id} and sent_at is not null`)
      expect(sent).toHaveLength(sentTo)
    }, patiently)
    await house.tell(
      message,
      id,
      completeOccurrence({ occurrence: 1, ok: sentTo, failed: 0 }),
      undefined,
      claim?.holdUntil,
    )
  }

  const mailsTo = (address: string) => post.tries.filter(({ to }) => to === address)
  const linkTo = (family: Family): string => {
    const texts = mailsTo(addressOf(family, 'amelia')).map(({ text }) => plain(text))
    return new URL(/https?:\S+\/d\/[a-z2-7]+/.exec(texts.at(-1) ?? '')?.[0] ?? '').pathname
  }
  const pageOf = async (family: Family, who: Who): Promise<string> => {
    const { author } = family
    const read = async (path: string) => plain((await look(server.browser(), path)).text)
    if (who === 'amelia') return read(linkTo(family))
    if (who === 'author')
      return [
        ((await author.browser.ask('GET', '/api/life')).json as LifeView).sentence,
        await read(new URL(herePageOf(kernel, author.id)).pathname),
      ].join(' ')
    return read(`/trusted/${kernel.capabilities.issue('trusted', author.id, family[who])}`)
  }
  const IS: Readonly<Record<Who, Reader['is']>> = {
    author: 'author',
    nora: 'contact',
    emil: 'contact',
    amelia: 'recipient',
  }

  const isInTime = (holds: () => Promise<boolean>): Promise<boolean> =>
    vi
      .waitFor(async () => expect(await holds()).toBe(true), patiently)
      .then(
        () => true,
        () => false,
      )
  /** Whose page, or newest mail, does not say the one sentence of this moment. */
  const whoDiffers = async (
    family: Family,
    {
      is,
      pages,
      mailed,
    }: { readonly is: Moment['is']; readonly pages: readonly Who[]; readonly mailed: readonly Who[] },
  ): Promise<readonly string[]> => {
    const { id } = family.author
    const now = async () => momentNow(kernel, id, (await load(life, id)).state)
    if (!(await isInTime(async () => (await now()).is === is))) return [`the moment: ${(await now()).is}`]
    const says = async (text: string, who: Who) =>
      plain(text).includes(momentInWords(await now(), { is: IS[who], author: 'Ruth' }))
    const differing: string[] = []
    // A question that is just leaving has a later end once it is taken.
    for (const who of pages)
      if (!(await isInTime(async () => says(await pageOf(family, who), who)))) differing.push(`the page of ${who}`)
    for (const who of mailed) {
      const newest = () => mailsTo(addressOf(family, who)).at(-1)
      if (!(await isInTime(() => says(newest()?.text ?? '', who))))
        differing.push(`the mail to ${who}: ${newest()?.subject}`)
    }
    return differing
  }
  const end = async () => {
    await stop()
    await post.stop()
  }
  return { server, house, story, family, kept, quiet, signOf, checked, goesOut, whoDiffers, stop: end }
}
export type Stage = Awaited<ReturnType<typeof startStage>>
type Who = 'author' | 'nora' | 'emil' | 'amelia'

import { ERASED } from '../../backend/kernel/log/codec.ts'
import { derivedId } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { reachOf } from '../../backend/modules/accounts/reading.ts'
import type { LifeEvent } from '../../backend/modules/life/events.ts'
import { contactIn, life } from '../../backend/modules/life/life.ts'
import { sentenceNow } from '../../backend/modules/life/momentNow.ts'
import { addressesOf } from '../../backend/modules/life/queries.ts'
import { runningWait } from '../../backend/modules/life/waiting.ts'
import { idOfStream } from '../kernel/systemCommand.ts'
import { notificationKind, notificationKinds, type Notification } from '../kernel/notification.ts'
import { otherWaitMail, waitMail } from './waitMail.ts'

/** A wait is told by its end. */
const byEnd = ({ data }: { readonly data: { readonly until: string } }) => ({ mark: data.until })

/** Who hears that a contact asked us to wait, which is named by its end: its author, and the other contacts who agreed. */
export const waitNotifications = (kernel: Kernel) => {
  const { load, clock } = kernel
  const mailIdOf = ({ stream, mark }: Notification, to: string | number) =>
    derivedId(`wait:${idOfStream(stream)}:${mark}:${to}`)

  /** The wait, while it is the one that runs. */
  const stillTrue = async ({ stream, mark: until }: Notification) => {
    const accountId = idOfStream(stream)
    const { state } = await load(life, accountId)
    const wait = runningWait(state, clock.now())
    return wait?.until === until ? { accountId, state, wait } : undefined
  }
  return notificationKinds<LifeEvent>(life.category)({
    wait: notificationKind({
      on: { ContactPaused: byEnd },
      stillTrue,
      whom: () => ['author'],
      letter: async ({ accountId, state, wait }, _who, news) => {
        if (wait.name === ERASED) return []
        const { name } = await reachOf(kernel, accountId)
        const [addresses, lifeSentence] = await Promise.all([
          addressesOf(kernel, accountId),
          sentenceNow(kernel, accountId, state, 'author'),
        ])
        const told = { username: name, lifeSentence }
        return addresses.map((to, index) => waitMail(kernel, wait, told, { to, mailId: mailIdOf(news, index) }))
      },
    }),
    'wait-other': notificationKind({
      on: { ContactPaused: byEnd },
      stillTrue,
      whom: ({ state, wait }) => {
        const asking = state.waits.find(({ until }) => until === wait.until)?.contactId
        const others = state.contacts.filter(({ contactId, status }) => status === 'accepted' && contactId !== asking)
        return others.map(({ contactId }) => contactId)
      },
      letter: async ({ accountId, state, wait }, contactId, news) => {
        const contact = contactIn(state, contactId)
        const { name, email } = await reachOf(kernel, accountId)
        if (email === '' || contact?.status !== 'accepted' || contact.address === ERASED) return []
        const told = { username: name, lifeSentence: await sentenceNow(kernel, accountId, state, 'contact') }
        return [otherWaitMail(kernel, { accountId, ...contact }, wait, told, mailIdOf(news, contactId))]
      },
    }),
  })
}

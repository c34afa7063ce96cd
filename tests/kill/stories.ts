import type { MessagesEvent } from '../../backend/modules/messages/events.ts'
import type { Told } from './log.ts'
import { mailsIn } from './mails.ts'
import { fromDue, told, type Scene } from './scene.ts'
import type { Victim } from './stage.ts'
import { until } from './until.ts'

export type Story = {
  readonly victim: Victim
  /** Between the moment all messages get their dates and this one's date, in days. */
  readonly dueAfterDays: number
  readonly recipientsN: number
  readonly isRecorded: boolean
  /** Sends the date; a story may kill meanwhile. */
  readonly schedule?: (scene: Scene, send: () => Promise<unknown>) => Promise<unknown>
  readonly play?: (scene: Scene) => Promise<unknown>
  /** Between which of its events the last kill lies: a kill that missed its moment proves nothing. */
  readonly aim: readonly [before: MessagesEvent['type'], after: MessagesEvent['type']]
  /** Mails of the one link that the story makes certain. */
  readonly linkMails?: number
}

/** A mail that is on its way is taken within this; less than what a read of the log may take. */
const WORD_MS = 2_000
const MOST_WORDS = 5

/** The worker dies between a notice's intent and its mail, then between a link's 250 and its record. */
const killWorkerTwice = async (scene: Scene): Promise<void> => {
  const { stage, log, message, dayMs } = scene
  await fromDue(scene, -2 * dayMs - 500)
  stage.freeze('mail')
  await told(scene, 'NoticeAttempted', 1)
  const first = stage.kill('workflows')
  stage.thaw('mail')
  await first

  await told(scene, 'DeliveryClaimed')
  stage.freeze('mail')
  const isLink = (event: Told) => event.type === 'LinkAttempted' && event.pub['messageId'] === message.messageId
  const attempted = await log.wait('LinkAttempted', isLink, 30_000)
  const mailId = String(attempted.pub['mailId'])
  const isMailed = () => mailsIn(stage.mails).some(({ messageId }) => messageId.startsWith(mailId))
  // After its intent the worker looks into the streams once more (ADR 0035), and only then speaks to the frozen post.
  // A word there may be of another email: then the link's sender gets its looks, and the next word is waited for.
  const takeWord = async (): Promise<boolean> => {
    await until('a word at the frozen post', 10_000, () => stage.unreadMail() > 0 || undefined)
    stage.freeze('event-node')
    stage.thaw('mail')
    if (await until('the link mail', WORD_MS, () => isMailed() || undefined).catch(() => false)) return true
    stage.freeze('mail')
    stage.thaw('event-node')
    return false
  }
  for (let word = 1; !(await takeWord()); word += 1)
    if (word === MOST_WORDS) throw new Error(`None of ${MOST_WORDS} words at the frozen post was the link mail`)
  const second = stage.kill('workflows')
  stage.thaw('event-node')
  await second
}

/** The date is stored, but the answer never leaves: the caller repeats it under the same key. */
const killApiBeforeItAnswers: Story['schedule'] = async (scene, send) => {
  scene.stage.freeze('projections') // the answer waits for the read tables
  const sent = send()
  await told(scene, 'MessageScheduled')
  const killed = scene.stage.kill('api')
  scene.stage.thaw('projections')
  await Promise.all([killed, sent])
}

const plain = { recipientsN: 2, isRecorded: false } as const

/** One message for each part, and the moment that tells most about its death. Ordered by that moment. */
export const stories: readonly Story[] = [
  {
    victim: 'api',
    aim: ['MessageScheduled', 'NoticeAttempted'],
    dueAfterDays: 2.3,
    ...plain,
    schedule: killApiBeforeItAnswers,
  },
  {
    victim: 'mail',
    aim: ['MessageScheduled', 'NoticeDeferred'], // just before the first notice, which is then deferred
    dueAfterDays: 2.6,
    ...plain,
    play: async (scene) => {
      await fromDue(scene, -2 * scene.dayMs - 150)
      await scene.stage.kill('mail')
    },
  },
  {
    victim: 'workflows',
    aim: ['DeliveryReleased', 'MessageDelivered'],
    dueAfterDays: 3.1,
    recipientsN: 1,
    isRecorded: false,
    play: killWorkerTwice,
    linkMails: 2,
  },
  {
    victim: 'event-node',
    aim: ['NoticeAccepted', 'NoticeAttempted'], // as the second notice is due
    dueAfterDays: 2.8,
    ...plain,
    play: async (scene) => {
      await told(scene, 'NoticeAccepted', 1)
      await fromDue(scene, -scene.dayMs - 100)
      await scene.stage.kill('event-node')
    },
  },
  {
    victim: 'temporal',
    aim: ['NoticeAccepted', 'NoticeAttempted'], // while it holds the timer of the second notice
    dueAfterDays: 3.4,
    ...plain,
    play: async (scene) => {
      await told(scene, 'NoticeAccepted', 1)
      await fromDue(scene, -scene.dayMs - 1_500)
      await scene.stage.kill('temporal')
    },
  },
  {
    victim: 'postgres',
    aim: ['NoticeAccepted', 'DeliveryClaimed'], // as the claim is due
    dueAfterDays: 3.8,
    ...plain,
    play: async (scene) => {
      await told(scene, 'NoticeAccepted', 2)
      await fromDue(scene, -100)
      await scene.stage.kill('postgres')
    },
  },
  {
    victim: 'blobs',
    aim: ['NoticeAccepted', 'DeliveryClaimed'], // before the claim reads the recording again
    dueAfterDays: 4.3,
    recipientsN: 1,
    isRecorded: true,
    play: async (scene) => {
      await told(scene, 'NoticeAccepted', 2)
      await fromDue(scene, -200)
      await scene.stage.kill('blobs')
    },
  },
  {
    victim: 'projections',
    aim: ['DeliveryReleased', 'MessageDelivered'], // between the release and the links, whose state the end is read from
    dueAfterDays: 4.7,
    ...plain,
    play: async (scene) => {
      await told(scene, 'DeliveryReleased')
      await scene.stage.kill('projections')
    },
  },
]

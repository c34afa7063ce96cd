/** How long any recording may last, whatever it is made for, and how much may be kept: how large a file may be is a switch of the house. */
export const limits = {
  /** @number how long a voice may last */
  voiceMinutes: 60,
  /** @number how long a video may last */
  videoMinutes: 30,
  /** @number how large a portrait may be. Before it is made small. */
  portraitMb: 10,
  /** @number how much of one owner's uploads may be unfinished */
  stagedMb: 10 * 1_024,
  /** @number how long an upload that nobody finished or names is kept. The days may be ever so short. */
  stagedDays: 7,
  /** @number how much we keep for an account without a confirmed address */
  unconfirmedMb: 500,
  /**
   * @number how many of the largest file one answer may come to. All recordings of one answer to a question or a
   * message.
   */
  answerTimes: 3,
} as const

export const bytesOf = (mb: number): number => mb * 2 ** 20

/** What the picture that an account shows of its owner is made for. */
export const PORTRAIT = 'portrait'

/** What is said beyond them: a page that says it need not load the schemas of the contract. */
export const beyond = {
  'uploads-full': `Too many of your uploads are not finished. Please finish or discard one of them first. We remove what is still unfinished after ${limits.stagedDays} days.`,
  'storage-full':
    'Your {gb} GB are full. Please delete a message with a recording that you no longer need, then try again. What is on this device stays there.',
  'unconfirmed-full':
    'Until you confirm your email address, we keep up to {mb} MB for you. Please confirm it, then try again. What is on this device stays there.',
  'answer-full':
    'There is no room here for another recording. Please write your answer instead. What is on this device stays there.',
  'too-long': `Recordings may be up to ${limits.voiceMinutes} minutes long, and videos up to ${limits.videoMinutes}. Please choose a shorter one.`,
  'film-too-large':
    'This video is larger than we can prepare. Please save it in 4K or smaller, at 60 frames per second or fewer, and upload it again.',
  'too-demanding':
    'This recording takes more work to prepare than we can give it. Please save it in a smaller format and upload it again.',
} as const

/** @number peaks a second of a recording, as it is drawn while it is recorded and when it plays */
export const PEAKS_PER_SECOND = 20

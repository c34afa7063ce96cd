/** How long a voice, a video, a reply or a story may last, and how much of each may be kept: how large a file may be is a switch of the house. */
export const limits = {
  voiceMinutes: 60,
  videoMinutes: 30,
  replyMinutes: 5,
  storyMinutes: 60,
  /** Of a picture of its owner, before it is made small. */
  portraitMb: 10,
  /** Of one owner's uploads. */
  stagedMb: 10 * 1_024,
  /** Of an account that has not confirmed its address. */
  unconfirmedMb: 500,
  /** All recordings of one answer to a question or a message come to so many of the largest file. */
  answerTimes: 3,
} as const

/** What is said beyond them: a page that says it need not load the schemas of the contract. */
export const beyond = {
  'uploads-full':
    'Too many of your uploads are not finished. Please finish or discard one of them first. We remove what is still unfinished after 7 days.',
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

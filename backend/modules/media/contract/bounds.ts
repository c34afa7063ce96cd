/** The later setting `maxFileSize`, how long a voice, a video, a reply or a story may last, and how much may be unfinished. */
export const limits = {
  fileMb: 100,
  voiceMinutes: 60,
  videoMinutes: 30,
  replyMinutes: 5,
  storyMinutes: 60,
  /** Of a picture of its owner, before it is made small. */
  portraitMb: 10,
  /** Of one owner's uploads. */
  stagedMb: 10 * 1_024,
} as const

/** What is said beyond them: a page that says it need not load the schemas of the contract. */
export const beyond = {
  'uploads-full':
    'Too many of your uploads are not finished. Please finish or discard one of them first. We remove what is still unfinished after 7 days.',
  'too-long': `Recordings may be up to ${limits.voiceMinutes} minutes long, and videos up to ${limits.videoMinutes}. Please choose a shorter one.`,
  'film-too-large':
    'This video is larger than we can prepare. Please save it in 4K or smaller, at 60 frames per second or fewer, and upload it again.',
  'too-demanding':
    'This recording takes more work to prepare than we can give it. Please save it in a smaller format and upload it again.',
} as const

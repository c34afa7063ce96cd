/** Where each article is, by its id from 1: all that the first script has to know of the blog. */
export const slugs: readonly string[] = [
  'eternal-communication-record-and-share-lasting-memories',
  'legacy-letters-how-to-write-words-your-family-will-keep',
  'posthumous-communication-leaving-messages-that-arrive-after-you-are-gone',
  'dementia-support-recording-voices-and-memories-while-there-is-time',
  'family-history-at-the-kitchen-table-twenty-questions-to-ask-this-weekend',
  'voice-messages-that-sound-like-you-a-simple-recording-guide',
  'digital-scrapbooks-turning-a-box-of-photos-into-a-story',
  'grief-support-listening-to-a-loved-one-s-voice-again',
]

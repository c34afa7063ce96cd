/** What whoever gives a file of captions reads, wherever words of recordings are written. */
export const captionStrings = {
  file: 'Use a file of captions (.vtt or .srt)',
  replace: 'Replace them with a file (.vtt or .srt)',
  faults: {
    'no-captions': 'There are no captions in this file. Choose one whose name ends in .vtt or .srt.',
    'too-large': 'This file is longer than any recording here. Choose the captions of this one.',
  },
} as const

export const strings = {
  line: 'What you have added, the newest first.',
  empty: 'Nothing here yet',
  name: 'Title',
  add: 'Add',
  adding: 'Adding…',
} as const

export const strings = {
  title: 'Everything your family keeps',
  line: 'What waits for you comes first.',
  fetching: 'Still fetching what is kept',
  noneTitle: 'Nothing is kept here yet',
  noneLine: 'Leave a message for later, and it will be here with the day it is for.',
  begin: 'Leave a message',
  updating: 'Updating. What you did last is not here yet.',
  boxTitle: 'Legacy box',
  boxLine: 'All that is kept here, as files that open without us.',
  box: 'Download everything',
} as const

/** What was found in a file of nothing. */
export const report = {
  producer: 'PAF',
  version: '5.5.1',
  dialect: '551',
  charset: 'utf-8',
  declared: '',
  isOverruled: false,
  lines: 1,
  hasEnd: true,
  samples: [],
  records: {},
  living: 0,
  problems: [],
  unknownTags: {},
  same: 0,
} as const

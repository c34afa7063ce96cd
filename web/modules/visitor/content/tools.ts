import type { Tour } from '../tour.ts'

/** Tools of the house itself: they stand here for its staff, and say what is there yet. */
const forStaff = { path: '/admin', words: 'Go to the admin panel' } as const

export const landingOptimization: Tour = {
  title: 'Landing Optimization',
  lead: 'For the staff of the house: which first page helps people to begin, measured honestly and without following anybody.',
  next: forStaff,
  caption: 'An example',
  dye: 'slate',
  example: {
    kind: 'sheet',
    title: 'A plan, before it starts',
    rows: [
      ['Question', 'Does a voice on top help?'],
      ['Measure', 'first messages'],
      ['Needed', '4,200 visits in each group'],
      ['Verdict', 'only when they are there'],
    ],
  },
  today: [['The admin panel', 'Figures and accounts, for those who may see them.']],
  coming: [
    [
      'Experiments of two variants',
      'Chosen on the server, so that nothing flickers and nothing is stored in the browser.',
    ],
    ['Numbers with an interval', 'And no verdict before the planned number of visits.'],
  ],
  rows: {
    title: 'Never tested on people',
    facts: [
      ['Prices', 'Everybody sees the same.'],
      ['Legal texts', 'They are what they are.'],
      ['Pages about grief', 'Nobody in grief is part of an experiment.'],
    ],
  },
}
export const conversionOptimization: Tour = {
  title: 'Conversion Optimization',
  lead: 'For the staff of the house: where people stop on the way to their first message, and what would help them.',
  next: forStaff,
  caption: 'An example',
  dye: 'woad',
  example: {
    kind: 'sheet',
    title: 'The way to a first message',
    rows: [
      ['Visit', 'a page is read'],
      ['Account', 'an address is confirmed'],
      ['Record', 'something is said'],
      ['Seal', 'a day is chosen'],
    ],
  },
  today: [['The admin panel', 'Accounts and their numbers, for those who may see them.']],
  coming: [
    ['The way, step by step', 'By week, with the number of people at each step.'],
    ['Small numbers stay hidden', 'Below twenty people no rate is shown.'],
  ],
  rows: {
    title: 'How it is counted',
    facts: [
      ['No cookies', 'A visit is counted for a day and then forgotten.'],
      ['No names', 'Counts only, kept for 25 months.'],
    ],
  },
}
export const seoEnhancement: Tour = {
  title: 'SEO Enhancement',
  lead: 'For the staff of the house: reads our own pages as a search engine does, and lists what is wrong with them.',
  next: forStaff,
  caption: 'An example',
  dye: 'lichen',
  example: {
    kind: 'sheet',
    title: 'A page is asked',
    rows: [
      ['Title', 'there, and of its own'],
      ['Heading', 'exactly one'],
      ['Links', 'none that leads nowhere'],
      ['Without script', 'readable'],
    ],
  },
  today: [
    [
      'Every public page is readable without script',
      'It has its own title, description and address, and stands in the sitemap.',
    ],
  ],
  coming: [['A crawl of our own pages', 'With a list of faults for each, and what changed since the last time.']],
  rows: {
    title: 'What is looked at',
    facts: [
      ['Words', 'Titles, descriptions, headings and their order.'],
      ['Facts', 'Structured data, against what the page says.'],
      ['Weight', 'Pictures and scripts.'],
    ],
  },
}
export const emailMarketing: Tour = {
  title: 'Email Marketing',
  lead: 'For the staff of the house: letters to those who asked for them, and to nobody else.',
  next: forStaff,
  caption: 'An example',
  dye: 'clay',
  example: {
    kind: 'sheet',
    title: 'A letter to readers',
    rows: [
      ['To', 'those who confirmed'],
      ['Written', 'in words, with a plain copy'],
      ['Tracking', 'none'],
      ['Leaving', 'one press'],
    ],
  },
  today: [
    [
      'A list that is clean',
      'Anyone who gives an address has to confirm it, and can leave with one press in every letter.',
    ],
  ],
  coming: [['Letters', 'Written, shown in three widths, tried on yourself, and sent slowly.']],
  rows: {
    title: 'What is never a campaign',
    facts: [
      ['Delivery checks', 'They go out whatever anybody has unsubscribed from.'],
      ['Safety', 'Letters about your account are not advertising, and hold none.'],
    ],
  },
}
export const adminCms: Tour = {
  title: 'Content',
  lead: 'For the staff of the house: articles, answers, reviews and legal texts, with drafts and a day on which they appear.',
  next: forStaff,
  caption: 'An example',
  dye: 'petal',
  example: {
    kind: 'sheet',
    title: 'On the desk',
    rows: [
      ['Draft', 'Voice messages that sound like you'],
      ['Draft', 'Digital scrapbooks'],
      ['Shown', 'Legacy letters'],
      ['Shown', 'Dementia support'],
    ],
  },
  today: [['The public pages', 'Articles and answers can be read by everybody. Their texts come with each release.']],
  coming: [
    ['Write and schedule', 'Draft, planned, shown, with every version kept.'],
    ['Legal texts with a difference', 'A change is shown word by word, and people are told.'],
  ],
  rows: {
    title: 'Rules',
    facts: [
      ['Testimonials', 'Only with a record of consent.'],
      ['Reviews', 'Poor ones are published by the same rule as good ones.'],
    ],
  },
}

/** Headings and links of the about page, held word for word by tests/site. */
export const about = {
  sections: (productName: string) =>
    [
      'About Us',
      `Why ${productName} Exists`,
      'Building Something That Matters',
      'Our Mission',
      'The Partnership That Made It Possible',
      'Get in Touch',
    ] as const,
  backToHome: 'Back to Home',
  home: 'Home',
  start: 'Start Your Family Legacy Today',
} as const

export const PROMISES = [
  ['We check in with you twice', 'No message is sent before two check-ins, one day apart.'],
  [
    'We say what is true',
    'A figure on our pages is measured, or it says “sample”. A story is real, or it says “demo”.',
  ],
  ['You can always go', 'Everything you keep with us can be taken away, in files that open without us.'],
  ['Delivery is never for sale', 'No message depends on what you pay, or on whether you still do.'],
] as const

export const REFUSALS = [
  ['To speak as the dead', 'No machine here will ever pretend to be someone who has died.'],
  ['To hurry you', 'No countdowns, no streaks, no last chances.'],
  ['To sell what you tell us', 'Not to advertisers, not to anyone. Analysis by a machine is yours to refuse.'],
  ['To make leaving hard', 'Cancelling takes as many clicks as beginning.'],
] as const

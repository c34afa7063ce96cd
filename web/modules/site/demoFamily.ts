// The Hales were made up to show what the pages hold. Whatever they say is labelled with `DEMO_LABEL`, always.

export const DEMO_LABEL = 'Demo family'

/** One written testimonial: what was said, by whom, who that is, and the letter of the avatar. */
export type Testimony = {
  readonly quote: string
  readonly name: string
  readonly descriptor: string
  readonly letter: string
}

export const ON_PRICES: readonly Testimony[] = [
  {
    quote: 'I have never paid anything, and all eleven of my messages are waiting for their days.',
    name: 'Joseph Hale',
    descriptor: 'on Free Forever',
    letter: 'J',
  },
  {
    quote: 'Four decades of slides went in over one wet winter.',
    name: 'Anna Ellis',
    descriptor: 'on Memory Plus',
    letter: 'A',
  },
  {
    quote: 'I keep it for all of us, so that nobody has to be the one who lost the box.',
    name: 'Thomas Hale',
    descriptor: 'on Complete Legacy',
    letter: 'T',
  },
]

import { emptyAbout, ingredientsOf, makesOf, type Content } from '../contract.ts'

const stepId = '018f0000-0000-7000-8000-0000000000f1'

/** A small recipe, read from its lines as the editor does it. */
export const contentOf = (title: string, more: Partial<Content> = {}): Content => ({
  title,
  about: { ...emptyAbout, cook: { name: 'Margaret', personId: null }, makes: makesOf('4 people') },
  ingredients: ingredientsOf('2 cups flour\n3 eggs\na pinch of salt'),
  steps: [{ stepId, section: '', text: 'Mix flour and salt.', minutes: null, voiceId: null }],
  ...more,
})

import { derivedId } from '../../backend/kernel/ids.ts'
import { emptyAbout, ingredientsOf, makesOf, timeOf, type Content } from '../../backend/modules/recipes/contract.ts'
import { demoItemId } from '../kernel/demo.ts'

type Card = {
  readonly title: string
  readonly cook: string
  readonly origin?: string
  readonly when?: string
  /** Which memory of the demo tells its story. */
  readonly voice?: 'tape'
  readonly makes: string
  readonly story: string
  readonly tags: readonly string[]
  readonly times?: Partial<Record<'prep' | 'cook' | 'wait', string>>
  readonly needs: readonly string[]
  /** With the minutes of its timer behind a bar. */
  readonly steps: readonly string[]
}

/** @number recipes in a demo */
const cards = [
  {
    title: 'Margaret’s dumplings',
    cook: 'Margaret Ellis',
    origin: 'Clara Berg',
    when: 'about 1950',
    makes: '4 people',
    story: 'It was never about the dumplings. It was who came to eat them.',
    tags: ['dumplings', 'Sunday'],
    times: { prep: '20 minutes', cook: '8 minutes' },
    needs: ['2 cups flour', '3 eggs', '½ cup milk', '1 tsp salt', '1 piece of butter, the size of a walnut'],
    steps: [
      'Mix flour and salt. Make a hole in the middle.',
      'Beat the eggs with the milk and pour them into the hole.',
      'Stir from the inside out until it pulls from the bowl.|5',
      'Drop them in with a wet spoon, when the water is talking.',
      'They are done when they come up and turn over by themselves.|8',
    ],
  },
  {
    title: 'Rye bread, from memory',
    voice: 'tape',
    cook: 'Clara Berg',
    makes: '1 loaf (12 slices)',
    story: 'It says an hour. It is never an hour.',
    tags: ['bread'],
    times: { wait: 'overnight', cook: '1 hour' },
    needs: ['4 cups of rye flour, the dark one', 'a handful of salt, her hand', '1 ½ cups water, warm as a bath'],
    steps: [
      'Stir it in the evening and cover it.',
      'In the morning, fold it twice and let it rest.|30',
      'Bake until it sounds hollow.|60',
    ],
  },
  {
    title: 'Apple cake of the year the tree fell',
    cook: 'Ruth Hale',
    makes: '1 cake',
    story: 'We had four hundred apples and one night.',
    tags: ['cake', 'autumn'],
    times: { prep: '30 minutes', cook: '50 minutes' },
    needs: ['6 apples, peeled', '250 g butter', '200 g sugar', '4 eggs', '300 g flour', '2 tsp cinnamon'],
    steps: [
      'Beat butter, sugar and eggs.',
      'Fold in the flour and half of the apples.',
      'Put the rest on top and bake.|50',
    ],
  },
  {
    title: 'Chicken soup for a cold',
    cook: 'Margaret Ellis',
    makes: '6 bowls',
    story: 'She brought it over in a bucket.',
    tags: ['soup'],
    times: { cook: '2 hours' },
    needs: ['1 chicken', '3 carrots', '2 onions', '1 bunch parsley', '2 bay leaves', 'salt to taste'],
    steps: [
      'Cover the chicken with cold water and bring it to the boil.',
      'Skim it, add everything, and let it be.|120',
    ],
  },
  {
    title: 'Pancakes on Saturdays',
    cook: 'Joseph Hale',
    makes: '12 pancakes',
    story: 'The first one is for the dog.',
    tags: ['breakfast'],
    needs: ['250 g flour', '500 ml/2 cups milk', '4 eggs', 'a pinch of salt', '1 tbsp oil'],
    steps: ['Whisk everything and let it rest.|15', 'Fry them thin, one ladle each.'],
  },
  {
    title: 'Plum jam',
    cook: 'Clara Berg',
    makes: '6 jars',
    story: 'On the lid she wrote the weather.',
    tags: ['preserves', 'autumn'],
    times: { cook: '1 hr 30 min' },
    needs: ['2 kg plums, halved', '1 kg sugar', 'juice of 1 lemon'],
    steps: [
      'Cook the plums until they give up.|45',
      'Add sugar and lemon and stir until a drop stays on the plate.|45',
    ],
  },
  {
    title: 'Potato salad without mayonnaise',
    cook: 'Ruth Hale',
    makes: '6 people',
    story: 'There are two kinds of families.',
    tags: ['salad', 'picnic'],
    needs: ['1,5 kg potatoes', '1 cup broth', '3 tbsp vinegar', '5 tbsp oil', '1 onion, finely chopped'],
    steps: [
      'Boil the potatoes in their skins.|25',
      'Slice them warm and pour the hot broth over.',
      'Add the rest and wait an hour.|60',
    ],
  },
  {
    title: 'Cinnamon stars',
    cook: 'Amelia Hale',
    origin: 'Margaret Ellis',
    makes: '3 dozen cookies',
    story: 'Six points, and nobody may count them.',
    tags: ['cookies', 'Christmas'],
    needs: ['3 egg whites', '250 g powdered sugar', '300–350 g ground almonds', '1 tbsp cinnamon'],
    steps: [
      'Beat the egg whites with the sugar and keep a cup of it.',
      'Mix in the rest, roll it out and cut stars.',
      'Brush with what you kept and dry them in the oven.|20',
    ],
  },
  {
    title: 'Lemonade of the summer porch',
    cook: 'Joseph Hale',
    makes: '2 liters',
    story: 'He put salt in it, and would not say so.',
    tags: ['drinks', 'summer'],
    needs: ['6 lemons', '150 g sugar', '2 l water', 'a pinch of salt'],
    steps: ['Rub the sugar into the lemon peel and leave it.|30', 'Add the juice and the water, then the salt.'],
  },
] as const satisfies readonly Card[]

const nobody = { name: '', personId: null }
const stepOf = (of: string, words: string, at: number): Content['steps'][number] => {
  const [text = '', minutes] = words.split('|')
  return {
    stepId: derivedId(`${of}:${at}`),
    section: '',
    text,
    minutes: minutes === undefined ? null : Number(minutes),
    voiceId: null,
  }
}

/** The recipes of a demo's family. */
export const demoRecipes = (familyId: string): readonly Content[] =>
  cards.map(({ title, cook, makes, story, tags, needs, steps, ...card }: Card) => ({
    title,
    about: {
      ...emptyAbout,
      storyVoiceId: card.voice === undefined ? null : demoItemId(familyId, card.voice),
      story,
      cook: { name: cook, personId: null },
      origin: card.origin === undefined ? nobody : { name: card.origin, personId: null },
      when: card.when ?? '',
      makes: makesOf(makes),
      times: {
        prep: timeOf(card.times?.prep ?? ''),
        cook: timeOf(card.times?.cook ?? ''),
        wait: timeOf(card.times?.wait ?? ''),
      },
      tags: [...tags],
    },
    ingredients: ingredientsOf(needs.join('\n')),
    steps: steps.map((words, at) => stepOf(`demo:${familyId}:recipe:${title}`, words, at)),
  }))

import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'

/** How large a picture of a recipe is; its bytes pack no further, as those of a photo do not. */
const PICTURE_BYTES = 100_000
const NEEDED = 10
const FOODS = [
  'flour',
  'milk',
  'butter',
  'salt',
  'leek',
  'apple',
  'egg',
  'sugar',
  'beef',
  'rice',
  'plum',
  'thyme',
] as const
const STEPS = [
  'Mix flour and salt, and make a hole in the middle.',
  'Stir from the inside out until it pulls from the bowl.',
  'Bake it for 45 minutes at 180 °C.',
] as const

const idOf = (kind: string, n: number): string => `${kind}${String(n).padStart(8, '0')}`

/** The tables of a backup of Mealie with so many recipes. */
const tablesOf = (n: number) => {
  const all = Array.from({ length: n }, (_, at) => at)
  const units = ['cup', 'gram', 'tablespoon']
  return {
    recipes: all.map((at) => ({
      id: idOf('r', at),
      name: `Recipe ${at} of the family`,
      slug: `recipe-${at}`,
      description: 'In the words of the card.',
      recipe_yield: '4 servings',
      prep_time: '20 minutes',
      perform_time: '1 hour 10 minutes',
    })),
    recipes_ingredients: all.flatMap((at) =>
      Array.from({ length: NEEDED }, (_, position) => ({
        recipe_id: idOf('r', at),
        position,
        quantity: (at % 7) + position / 4,
        unit_id: idOf('u', position % units.length),
        food_id: idOf('f', (at + position) % FOODS.length),
        note: position === 0 ? 'sifted' : '',
      })),
    ),
    ingredient_units: units.map((name, at) => ({ id: idOf('u', at), name })),
    ingredient_foods: FOODS.map((name, at) => ({ id: idOf('f', at), name })),
    recipe_instructions: all.flatMap((at) =>
      STEPS.map((text, position) => ({ recipe_id: idOf('r', at), position, text })),
    ),
  }
}

/** Writes such a backup, with a picture a recipe. */
export const writeBackup = async (file: string, n: number): Promise<void> => {
  const zip = new ZipFile()
  zip.addBuffer(Buffer.from(JSON.stringify(tablesOf(n))), 'database.json')
  for (let at = 0; at < n; at += 1)
    zip.addBuffer(randomBytes(PICTURE_BYTES), `data/recipes/${idOf('r', at)}/images/original.webp`, { compress: false })
  zip.end()
  await pipeline(zip.outputStream, createWriteStream(file))
}

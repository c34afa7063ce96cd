import { storedFiles, zipIn, type ZipEntry } from '../../kernel/blob/zip.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { fileName } from '../../kernel/words/fileName.ts'
import { blobName } from '../media/reading.ts'
import type { Content, RecipeDetail } from './contract.ts'
import { tandoorOf } from './contract/formats/tandoor.ts'
import { jsonLdFile, markdownOf } from './contract/formats/written.ts'
import type { CardFile } from './queries/memories.ts'

/** Nothing of who added it: what the recipe is. */
export const contentIn = ({ title, about, ingredients, steps }: RecipeDetail): Content => ({
  title,
  about,
  ingredients,
  steps,
})

/** What each recipe's file is called, without its ending: each once. */
const namesOf = (recipes: readonly Content[]): readonly string[] => {
  const taken = new Map<string, number>()
  return recipes.map(({ title }) => {
    const name = fileName(title) || 'recipe'
    const n = (taken.get(name.toLowerCase()) ?? 0) + 1
    taken.set(name.toLowerCase(), n)
    return n === 1 ? name : `${name} ${n}`
  })
}

type Picture = (named: string) => ZipEntry
/** The pictures of recipes' cards as they are seen, in the order of the recipe. */
const picturesOf = (kernel: Pick<Kernel, 'blobs' | 'keys'>, cards: readonly CardFile[]) => {
  const stored = storedFiles(kernel)
  const files = new Map(cards.map((card) => [card.id, card]))
  return ({ about }: Content): readonly Picture[] =>
    about.cardIds.flatMap((id) => {
      const file = files.get(id)
      if (!file) return []
      return [(name: string) => stored({ name, blob: blobName(file.fileId, file.variant), thing: `item-${id}` })]
    })
}

/** A text each with its pictures, and beside them one file from which we read all of them again. */
export const markdownFiles = (
  kernel: Pick<Kernel, 'blobs' | 'keys'>,
  recipes: readonly Content[],
  cards: readonly CardFile[],
): ZipEntry[] => {
  const names = namesOf(recipes)
  const pictures = picturesOf(kernel, cards)
  const texts = recipes.flatMap((recipe, at): ZipEntry[] => {
    const name = names[at] ?? ''
    const files = pictures(recipe).map((picture, n) => picture(`pictures/${name} (${n + 1}).jpg`))
    const text = markdownOf(
      recipe,
      files.map((file) => file.name),
    )
    return [{ name: `${name}.md`, text }, ...files]
  })
  return [...texts, { name: 'recipes.json', text: jsonLdFile(recipes) }]
}

/** An archive each, with its recipe.json and its first picture, as Tandoor exports and imports them. */
export const tandoorFiles = (
  kernel: Pick<Kernel, 'blobs' | 'keys'>,
  recipes: readonly Content[],
  cards: readonly CardFile[],
  mtime: Date,
): ZipEntry[] => {
  const names = namesOf(recipes)
  const pictures = picturesOf(kernel, cards)
  return recipes.map((recipe, at) =>
    zipIn(
      `${names[at] ?? ''}.zip`,
      () => [
        { name: 'recipe.json', text: JSON.stringify(tandoorOf(recipe)) },
        ...pictures(recipe)
          .slice(0, 1)
          .map((picture) => picture('image.jpg')),
      ],
      mtime,
    ),
  )
}

import { zipOf, type ZipEntry } from '../../kernel/blob/zip.ts'
import { fileName } from '../../kernel/words/fileName.ts'
import type { Content, RecipeDetail } from './contract.ts'
import { tandoorOf } from './contract/formats/tandoor.ts'
import { jsonLdFile, markdownOf } from './contract/formats/written.ts'

/** Nothing of who added it: what the recipe is. */
export const contentIn = ({ title, about, ingredients, steps }: RecipeDetail): Content => ({
  title,
  about,
  ingredients,
  steps,
})

/** Names of files, each once. */
const named = (recipes: readonly Content[], ending: string): readonly string[] => {
  const taken = new Map<string, number>()
  return recipes.map(({ title }) => {
    const name = fileName(title) || 'recipe'
    const n = (taken.get(name.toLowerCase()) ?? 0) + 1
    taken.set(name.toLowerCase(), n)
    return `${name}${n === 1 ? '' : ` ${n}`}.${ending}`
  })
}

/** A text each, and beside them one file from which we read all of them again. */
export const markdownFiles = (recipes: readonly Content[]): ZipEntry[] => {
  const names = named(recipes, 'md')
  return [
    ...recipes.map((recipe, at) => ({ name: names[at] ?? '', text: markdownOf(recipe) })),
    { name: 'recipes.json', text: jsonLdFile(recipes) },
  ]
}

/** An archive each, with its recipe.json, as Tandoor exports and imports them. */
export const tandoorFiles = (recipes: readonly Content[], mtime: Date): ZipEntry[] => {
  const names = named(recipes, 'zip')
  return recipes.map((recipe, at) => ({
    name: names[at] ?? '',
    open: () => Promise.resolve(zipOf([{ name: 'recipe.json', text: JSON.stringify(tandoorOf(recipe)) }], mtime)),
  }))
}

import { measureInWords } from '../../ingredients/show.ts'
import type { Content } from '../commands.ts'
import type { Node } from './schemaOrg.ts'

const iso = (minutes: number | null): string | undefined => (minutes === null ? undefined : `PT${minutes}M`)

/** A recipe in the words of schema.org, and beside them all that those do not know. */
export const jsonLdOf = (recipe: Content): Node => {
  const { title, about, ingredients, steps } = recipe
  const { cook, source, times, makes } = about
  const step = (text: string): Node => ({ '@type': 'HowToStep', text })
  const sections = [...new Set(steps.map(({ section }) => section))]
  const instructions = sections.flatMap((name): Node[] => {
    const own = steps.filter(({ section }) => section === name).map(({ text }) => step(text))
    return name === '' ? own : [{ '@type': 'HowToSection', name, itemListElement: own }]
  })
  const said: Node = {
    '@type': 'Recipe',
    name: title,
    description: about.story || undefined,
    author: cook.name === '' ? undefined : { '@type': 'Person', name: cook.name },
    inLanguage: about.language,
    recipeYield: makes.words || undefined,
    prepTime: iso(times.prep.minutes),
    cookTime: iso(times.cook.minutes),
    keywords: about.tags.length > 0 ? about.tags.join(', ') : undefined,
    url: source.url || undefined,
    recipeIngredient: ingredients.map(({ original, item }) => original || item),
    recipeInstructions: instructions,
    everhearth: recipe,
  }
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))
}

/** All of them in one file. */
export const jsonLdFile = (recipes: readonly Content[]): string =>
  `${JSON.stringify({ '@context': 'https://schema.org', '@graph': recipes.map(jsonLdOf) }, null, 2)}\n`

/** What has a meaning in Markdown stands for itself. */
const plain = (text: string): string => text.replaceAll(/([\\`*_[\]<>#])/g, String.raw`\$1`)
const quoted = (text: string): string =>
  plain(text)
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')

/**
 * A recipe as a text that reads well anywhere: amounts, and the words of the card behind them where they differ.
 * @param pictures files beside it, of its card
 */
export const markdownOf = ({ title, about, ingredients, steps }: Content, pictures: readonly string[] = []): string => {
  const { cook, origin, when, place, makes, times, tags, source } = about
  const facts = [
    ['By', cook.name],
    ['Learned from', [origin.name, when].filter(Boolean).join(', ')],
    ['From', place],
    ['Makes', makes.words],
    ['Preparing', times.prep.words],
    ['Cooking', times.cook.words],
    ['Waiting', times.wait.words],
    ['Kinds', tags.join(', ')],
    ['Found at', [source.url, source.note].filter(Boolean).join(' ')],
  ]
    .filter(([, said]) => said !== '')
    .map(([name, said = '']) => `- ${name}: ${plain(said)}`)
  const parts = (things: readonly { readonly section: string }[], each: (at: number) => string): string[] =>
    things.flatMap(({ section }, at) => {
      const isNew = section !== (things[at - 1]?.section ?? '') && section !== ''
      return [...(isNew ? [`\n### ${plain(section)}\n`] : []), each(at)]
    })
  const needs = parts(ingredients, (at) => {
    const one = ingredients[at]
    if (!one) return ''
    const read = [measureInWords(one, about.language), [one.item, one.note].filter(Boolean).join(', ')]
      .filter(Boolean)
      .join(' ')
    return `- ${plain(read)}${read === one.original || one.original === '' ? '' : ` (“${plain(one.original)}”)`}`
  })
  const todo = parts(steps, (at) => `${at + 1}. ${plain(steps[at]?.text ?? '').replaceAll('\n', '\n   ')}`)
  const sections = [
    `# ${plain(title)}`,
    facts.join('\n'),
    about.story === '' ? '' : quoted(about.story),
    pictures.map((file, at) => `![The card, ${at + 1}](<${file.replaceAll(/[<>]/g, ' ')}>)`).join('\n'),
    needs.length === 0 ? '' : `## You need\n\n${needs.join('\n')}`,
    todo.length === 0 ? '' : `## What to do\n\n${todo.join('\n')}`,
  ]
  return `${sections.filter(Boolean).join('\n\n')}\n`
}

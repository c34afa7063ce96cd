import { candidateOf, type Candidate } from './candidate.ts'
import { partsOf } from './html.ts'
import { looseJson } from './looseJson.ts'
import { microdataIn } from './microdata.ts'
import { draftOf, recipesAmong, type Node } from './schemaOrg.ts'

/** `application/ld+json`, with whatever parameters and in whatever letters. */
const isJsonLd = (type: string): boolean => type.split(';')[0]?.trim().toLowerCase() === 'application/ld+json'

/** The values of a page's scripts of JSON-LD, each read by itself: one that is broken takes no other along. */
const jsonLdIn = (html: string): readonly unknown[] => {
  const values: unknown[] = []
  let isNext = false
  for (const part of partsOf(html)) {
    if ('tag' in part)
      isNext = part.tag.name === 'script' && !part.tag.isEnd && isJsonLd(part.tag.attributes.get('type') ?? '')
    else if (isNext) {
      const value = looseJson(part.text)
      if (value !== undefined) values.push(value)
      isNext = false
    }
  }
  return values
}

/** The title and the lines of two that are the same, as where a page says it twice. */
const keyOf = (node: Node): string =>
  JSON.stringify([node['name'], node['recipeIngredient'], node['recipeInstructions']])

/** The recipes of a page's source, by JSON-LD, else by microdata; none where it says none. */
export const recipesInPage = (html: string, address: string, newId: () => string): readonly Candidate[] => {
  const nodes = recipesAmong(jsonLdIn(html))
  const found = nodes.length > 0 ? nodes : microdataIn(html)
  const each = new Map(found.map((node) => [keyOf(node), node]))
  return [...each.values()].map((node) => candidateOf(draftOf(node, address), newId))
}

/** The same of a file of JSON-LD. */
export const recipesInJson = (text: string, newId: () => string): readonly Candidate[] =>
  recipesAmong([looseJson(text)]).map((node) => candidateOf(draftOf(node), newId))

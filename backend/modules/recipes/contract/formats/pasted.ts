import { readLine } from '../../ingredients/parse.ts'
import { minutesIn } from '../../ingredients/times.ts'
import { candidateOf, type Candidate, type Draft } from './candidate.ts'
import { recipesInJson, recipesInPage } from './page.ts'
import { linesIn } from './text.ts'

const NEEDS = /^(?:ingredients?|zutaten|ingrédients?|ingredientes|ingredienti|you need|was man braucht)\b.{0,40}:?$/iu
const TODO =
  /^(?:method|directions?|instructions?|preparation|steps?|zubereitung|anleitung|préparation|étapes|elaboración|preparación|preparazione|procedimento|what to do)\b.{0,20}:?$/iu
const MAKES = /^(?:makes|serves|servings?|yields?|für|ergibt|portionen|pour|para|per)\b.{0,60}$/iu
const NUMBERED = /^(?:step\s*)?\d{1,2}[.):]\s+(?=\S)/iu

/** Whether a line is more likely needed than done. */
const isNeeded = (line: string): boolean => {
  const { amount, unit, item } = readLine(line)
  return (amount !== null || unit !== '') && !NUMBERED.test(line) && item.length < 80
}
const isHead = (line: string): boolean => line.endsWith(':') && line.length < 60

const nothing = { minutes: null, words: '' }

/** What a text without marks says: a title, then lines with amounts, then what is to do. It always needs a look. */
const draftIn = (text: string): Draft => {
  const [title = '', ...rest] = linesIn(text)
  const lines: { section: string; text: string }[] = []
  const steps: Draft['steps'][number][] = []
  const story: string[] = []
  let where: 'before' | 'needs' | 'todo' = 'before'
  let section = ''
  let makes = ''
  const hasHeads = rest.some((line) => NEEDS.test(line)) && rest.some((line) => TODO.test(line))
  for (const line of rest) {
    if (NEEDS.test(line)) [where, section] = ['needs', '']
    else if (TODO.test(line)) [where, section] = ['todo', '']
    else if (makes === '' && where !== 'todo' && MAKES.test(line)) makes = line
    else if (isHead(line) && where !== 'before') section = line.slice(0, -1)
    else if (hasHeads ? where === 'needs' : where !== 'todo' && isNeeded(line)) {
      lines.push({ section, text: line })
      if (!hasHeads) where = 'needs'
    } else if (where === 'before') story.push(line)
    else {
      where = hasHeads ? where : 'todo'
      steps.push({
        section: where === 'todo' ? section : '',
        text: line.replace(NUMBERED, ''),
        minutes: minutesIn(line),
      })
    }
  }
  return {
    title,
    story: story.join('\n'),
    makes,
    prep: nothing,
    cook: nothing,
    wait: nothing,
    tags: [],
    url: '',
    by: '',
    lines,
    steps,
  }
}

/** What somebody pasted: a page's source, JSON-LD, or the words of a recipe. */
export const recipesInText = (text: string, newId: () => string): readonly Candidate[] => {
  const trimmed = text.trim()
  if (/^[[{]/u.test(trimmed)) {
    const found = recipesInJson(trimmed, newId)
    if (found.length > 0) return found
  }
  if (trimmed.includes('<')) {
    const found = recipesInPage(trimmed, '', newId)
    if (found.length > 0) return found
  }
  return trimmed === '' ? [] : [candidateOf(draftIn(trimmed), newId, ['read-from-text'])]
}

import * as v from 'valibot'
import { Language } from '../../../backend/modules/choices/contract.ts'
import { strings } from './strings.ts'

const names = new Intl.DisplayNames(['en-US'], { type: 'language' })

/** Languages by their names, and last that there is no one language. */
export const languageChoices: readonly { readonly value: Language; readonly words: string }[] = [
  ...Language.options.flatMap((value) => (value === 'any' ? [] : [{ value, words: names.of(value) ?? value }])),
  { value: 'any', words: strings.anyLanguage },
]

/** What the browser's reader speaks, where it is one of them. */
export const browsersLanguage = (): Language => {
  const found = v.safeParse(Language, navigator.language.slice(0, 2))
  return found.success ? found.output : 'any'
}

import * as v from 'valibot'
import { Refused } from '../errors.ts'
import { cutToName, Name } from '../text.ts'

/** An account's name as people read it: cut to what a name may be, with a capital. Of many it is "ruth", as they signed up. */
export const shownName = (username: string): string => {
  const [first = '', ...rest] = cutToName(username)
  return first.toLocaleUpperCase('en') + rest.join('')
}

/**
 * A name that stands already may stay as it is, however long it is; another one is what a name is today.
 * @throws Refused invalid, with the sentence for the field
 */
export const requireName = (name: string, standing: string): void => {
  const checked = v.safeParse(Name, name)
  if (name === standing || checked.success) return
  throw new Refused('invalid', { field: 'name', message: checked.issues[0].message })
}

/** The first of a name's words: all that a stranger behind a link reads of somebody. */
export const firstNameOf = (name: string): string => shownName(name).split(' ', 1)[0] ?? ''

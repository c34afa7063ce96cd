import * as v from 'valibot'
import { Refused } from '../errors.ts'
import { Name } from '../text.ts'

/**
 * A name that stands already may stay as it is, however long it is; another one is what a name is today.
 * @throws Refused invalid, with the sentence for the field
 */
export const requireName = (name: string, stored: string): void => {
  const checked = v.safeParse(Name, name)
  if (name === stored || checked.success) return
  throw new Refused('invalid', { field: 'name', message: checked.issues[0].message })
}

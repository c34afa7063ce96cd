/** Of many the name is "ruth", as they signed up. */
export const withCapital = (name: string): string => {
  const [first = '', ...rest] = name
  return first.toLocaleUpperCase('en') + rest.join('')
}

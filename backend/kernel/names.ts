/** An account's name as people read it. Accounts have only the part of their address before the "@" so far: "ruth". */
export const shownName = (username: string): string => {
  const [first = '', ...rest] = username.trim()
  return first.toLocaleUpperCase('en') + rest.join('')
}

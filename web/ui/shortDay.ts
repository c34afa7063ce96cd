const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric' })
const dayAndYear = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric' })
const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

/** "July 10", with the year where it is another one. */
export const dateOf = (at: string, now = new Date()): string => {
  const then = new Date(at)
  return (then.getFullYear() === now.getFullYear() ? day : dayAndYear).format(then)
}

/** "July 10", with the year where it is another one, and "July 10, 4:05 PM" where it is today. */
export const dayOf = (at: string, now = new Date()): string => {
  const then = new Date(at)
  const date = dateOf(at, now)
  return then.toDateString() === now.toDateString() ? `${date}, ${time.format(then)}` : date
}

const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric' })
const dayAndYear = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric' })
const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

/** "July 10", with the year where it is another one, and "July 10, 4:05 PM" where it is today. */
export const dayOf = (at: string, now = new Date()): string => {
  const then = new Date(at)
  if (then.getFullYear() !== now.getFullYear()) return dayAndYear.format(then)
  return then.toDateString() === now.toDateString() ? `${day.format(then)}, ${time.format(then)}` : day.format(then)
}

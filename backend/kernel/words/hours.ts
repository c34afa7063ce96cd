const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const FORM = /^(\w{3})-(\w{3}) (\d{2}:\d{2})-(\d{2}:\d{2}) ([\w/+-]+)$/

const partsAt = (at: string, timeZone: string): { day: string; time: string } => {
  const form = { timeZone, weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const parts = new Intl.DateTimeFormat('en-GB', form).formatToParts(new Date(at))
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
  return { day: part('weekday'), time: `${part('hour')}:${part('minute')}` }
}

/** Whether opening hours can be read: "Mon-Fri 09:00-17:00 Europe/Madrid", "24/7", or nothing for never. */
export const areHours = (hours: string): boolean => {
  if (hours === '' || hours === '24/7') return true
  const [, from = '', to = '', , , zone = ''] = FORM.exec(hours) ?? []
  return DAYS.includes(from) && DAYS.includes(to) && Intl.supportedValuesOf('timeZone').concat('UTC').includes(zone)
}

/** Whether somebody is there at an instant, by opening hours in their own zone. */
export const isOpenAt = (hours: string, at: string): boolean => {
  if (hours === '24/7') return true
  const [, from = '', to = '', opens = '', closes = '', zone = 'UTC'] = FORM.exec(hours) ?? []
  if (!opens) return false
  const { day, time } = partsAt(at, zone)
  const index = DAYS.indexOf(day)
  return DAYS.indexOf(from) <= index && index <= DAYS.indexOf(to) && opens <= time && time < closes
}

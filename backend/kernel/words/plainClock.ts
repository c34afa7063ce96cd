/** "9:00 AM", as a locale writes it, becomes "9:00 am": with a plain space, as old mail programs show a narrow one as a box. */
export const plainClock = (text: string): string =>
  text.replace(/\s([AP]M)\b/gu, (_, half: string) => ` ${half.toLowerCase()}`)

/** A heading and its paragraphs; `[words](/path)` is a link. */
export type Part = { readonly id: string; readonly title: string; readonly paragraphs: readonly string[] }
export type House = {
  readonly name: string
  readonly email: string | undefined
  readonly phone: string | undefined
  /** The same number as a `tel:` link dials it. */
  readonly tel: string | undefined
}
/** A page that is one text in parts. */
export type LegalPage = {
  readonly title: string
  readonly line: string
  /** When it was last changed, in words. */
  readonly date?: string
  readonly parts: (house: House) => readonly Part[]
}

/** How to reach the house, as far as the operator has said. */
export const reachUs = ({ email, phone, tel }: House): string => {
  const ways = [
    email && `by email at [${email}](mailto:${email})`,
    phone && `by phone at [${phone}](tel:${tel})`,
  ].filter(Boolean)
  return ways.length === 0
    ? 'Write to us on the [contact page](/contact).'
    : `Write to us on the [contact page](/contact), or reach us ${ways.join(' or ')}.`
}

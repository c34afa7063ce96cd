import { withoutLinks } from '../../ui/page/links.ts'
import type { FaqGroup } from './faqs.ts'

/** The questions that have every word, in question or answer; groups without any are left out. */
export const filterFaqs = (groups: readonly FaqGroup[], words: string): readonly FaqGroup[] => {
  const wanted = words.toLowerCase().split(/\s+/u).filter(Boolean)
  return groups
    .map((group) => ({
      ...group,
      faqs: group.faqs.filter(({ question, answer }) => {
        const text = `${question} ${withoutLinks(answer)}`.toLowerCase()
        return wanted.every((word) => text.includes(word))
      }),
    }))
    .filter(({ faqs }) => faqs.length > 0)
}

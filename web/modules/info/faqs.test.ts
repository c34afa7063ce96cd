import { expect, test } from 'vitest'
import { faqGroups } from './faqs.ts'
import { filterFaqs } from './filterFaqs.ts'

const all = faqGroups.flatMap(({ faqs }) => faqs)

test('there are 36 questions in six groups, each with an address of its own', () => {
  expect(faqGroups).toHaveLength(6)
  expect(all).toHaveLength(36)
  expect(new Set(all.map(({ id }) => id)).size).toBe(36)
})
test('the numbers are the specified ones', () => {
  const text = all.map(({ answer }) => answer).join('\n')
  for (const fact of ['$0', '$24.95 every 3 months', '$31.95 every 3 months', 'two days before', 'under 13'])
    expect(text).toContain(fact)
})
test('a search finds words in questions and answers, in any case', () => {
  const found = filterFaqs(faqGroups, 'TIME zone').flatMap(({ faqs }) => faqs.map(({ id }) => id))
  expect(found).toContain('zone')
  expect(filterFaqs(faqGroups, 'no such words anywhere')).toEqual([])
  expect(filterFaqs(faqGroups, '')).toEqual(faqGroups)
})
test('the address of a link is not searched', () => expect(filterFaqs(faqGroups, '/contact')).toEqual([]))

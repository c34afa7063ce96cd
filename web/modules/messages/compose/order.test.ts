import { expect, test } from 'vitest'
import { questions } from '../../../../backend/modules/prompts/contract/questions.ts'
import { orderOf, titleAt } from './order.ts'

const [question = ''] = questions
type Recipients = Parameters<typeof titleAt>[1]['recipients']
const amelia = [{ id: 'amelia', name: 'Amelia' }] as unknown as Recipients
const composed = (title: string, recipients: Recipients = []) => ({ message: { title }, recipients })

test('a question stays above its answer, whoever gets it', () => {
  expect(titleAt(2, composed(question))).toBe(question)
  expect(titleAt(2, composed(question, amelia))).toBe(question)
  expect(titleAt(3, composed(question, amelia))).toBe('A message for Amelia')
})

test('a message for nobody yet goes by its title, or is new', () => {
  expect(titleAt(1, composed('The green gate'))).toBe('The green gate')
  expect(titleAt(2, composed(''))).toBe('A new message')
  expect(titleAt(2, composed('The green gate', amelia))).toBe('A message for Amelia')
})

test('who gets a message is asked first, or once it is said', () => {
  expect(orderOf({ recipients: amelia })).toEqual([1, 2, 3, 4])
  expect(orderOf({ recipients: [] })).toEqual([2, 1, 3, 4])
})

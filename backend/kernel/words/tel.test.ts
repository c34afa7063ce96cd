import { expect, test } from 'vitest'
import { telOf } from './tel.ts'

test.each([
  ['+1 555 0142', '+15550142'],
  [' +44 20 7946 0000', '+442079460000'],
  ['+44 (0)20 7946-0000', '+442079460000'],
  ['(555) 010-0142', '5550100142'],
  ['0800/555.0100', '08005550100'],
  ['', ''],
])('%j is dialled as %s', (phone, dialled) => expect(telOf(phone)).toBe(dialled))

import { expect, test } from 'vitest'
import type { PlanTerms } from '../../../../backend/modules/life/contract.ts'
import { fieldsOf } from './fields.ts'

const plan: PlanTerms = { intervalDays: 90, asks: 3, askEveryDays: 7, preconsentDays: 60, k: 1, challengeDays: 7 }

test.each([
  ['one of one', plan, 1, { k: '1', confirmSingle: false }],
  ['two where another came after', plan, 2, { k: '2', confirmSingle: false }],
  [
    'one of several where that was confirmed',
    { ...plan, confirmSingle: true as const },
    3,
    { k: '1', confirmSingle: true },
  ],
  ['as many as were chosen', { ...plan, k: 3 }, 4, { k: '3', confirmSingle: false }],
  ['two of several where nothing was', null, 3, { k: '2', confirmSingle: false }],
])('the plan form asks for %s', (_, made, n, fields) => expect(fieldsOf(made, n)).toMatchObject(fields))

import { describe, expect, test } from 'vitest'
import { armOf, keepSentences } from './keep.ts'

const terms = { zone: 'Europe/Madrid', preconsent: '60', linkDays: 'ever' }
const occasion = { until: 'occasion', announcerIds: ['nora'], occasion: ' Amelia marries ' } as const
const plan = {
  intervalDays: 90,
  asks: 3,
  askEveryDays: 7,
  preconsentDays: 60,
  k: 2,
  challengeDays: 7,
}

describe('what is sealed without a day', () => {
  test('waits for an occasion in its author’s words, and for those who may announce it', () => {
    const armed = armOf(occasion, { ...terms, preconsent: 'never' }, undefined)
    expect(armed).toEqual({
      mode: 'milestone',
      announcerIds: ['nora'],
      occasion: 'Amelia marries',
      preconsentDays: 60,
      zone: 'Europe/Madrid',
      linkDays: null,
    })
    expect(armed && keepSentences(armed, ['Amelia'], ['Nora']).join(' ')).toContain(
      'When Nora can tell us “Amelia marries”',
    )
  })
  test.each([
    { ...occasion, announcerIds: [] },
    { ...occasion, occasion: '  ' },
    { ...occasion, until: 'date' as const },
  ])('is not ready while something is to be chosen', (keep) => expect(armOf(keep, terms, plan)).toBeUndefined())
  test.each([
    ['either', plan],
    ['contacts', { ...plan, intervalDays: null }],
    ['inactivity', { ...plan, k: null }],
    ['either', null],
  ] as const)('waits for what its author’s life plan can find out: %s', (trigger, known) =>
    expect(armOf({ until: 'death', announcerIds: [], occasion: '' }, terms, known)).toMatchObject({
      mode: 'posthumous',
      trigger,
    }),
  )
})

import * as v from 'valibot'
import { expect, test } from 'vitest'
import { birthday } from './bounded.ts'

const said = (date: string) => {
  const { issues } = v.safeParse(birthday('Write the date as shown.'), date)
  return issues?.[0].message
}

test.each(['1850-01-01', '1956-02-29', '2000-02-29', new Date().toISOString().slice(0, 10)])(
  'somebody may be born on %s',
  (date) => expect(said(date)).toBeUndefined(),
)
test.each([
  ['0022-06-14', /from 1850/],
  ['1849-12-31', /from 1850/],
  ['2999-01-01', /until today/],
  ['1958-02-30', /does not exist/],
  ['1900-02-29', /does not exist/],
  ['58-02-03', /as shown/],
  ['1958-2-3', /as shown/],
  ['', /as shown/],
])('nobody is born on %j, which is asked again', (date, sentence) => expect(said(date)).toMatch(sentence))

import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Ruth Hale', 'RH'],
  ['amelia', 'A'],
  ['Ben (demo family)', 'BD'],
  ['Åsa (91)', 'Å'],
  ['  Anna-Maria  ', 'AM'],
  ['42', ''],
  ['', ''],
])('%j is %j', (name, initials) => expect(initialsOf(name)).toBe(initials))

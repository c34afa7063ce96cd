import { accounts } from './accounts.ts'
import { authors } from './authors.ts'
import { plans } from './billing.ts'
import { capsules } from './capsules.ts'
import { wishes } from './wishes.ts'
import { families } from './families.ts'
import { grown } from './grown.ts'
import type { Shown } from './house.ts'
import { occasions } from './occasions.ts'
import { others } from './others.ts'
import { recipients } from './recipients.ts'

/** Every mail of the house. */
export const gallery: readonly Shown[] = [
  ...authors,
  ...recipients,
  ...grown,
  ...occasions,
  ...others,
  ...accounts,
  ...families,
  ...capsules,
  ...wishes,
  ...plans,
]

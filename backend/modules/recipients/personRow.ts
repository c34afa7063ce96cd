import * as v from 'valibot'
import type { Sealed } from '../../kernel/event.ts'
import { SealedText } from '../../kernel/log/codec.ts'

/** What a row of `recipients.recipients` says of a person: words sealed, all else in the clear. */
export const personColumns = {
  id: v.string(),
  name: SealedText,
  address: SealedText,
  backupAddress: v.nullable(SealedText),
  ownAddress: v.nullable(SealedText),
  zone: v.nullable(v.string()),
  isChild: v.boolean(),
  birthday: v.nullable(SealedText),
  relation: v.nullable(SealedText),
  hint: v.nullable(SealedText),
  question: v.nullable(SealedText),
} as const
const Person = v.object(personColumns)
type Person = v.InferOutput<typeof Person>
type Unseals = { readonly unseal: (sealed: Sealed) => Promise<string> }

/** The row with its words opened, and its addresses under the names that people know them by. */
export const openPerson = async <Row extends Person>({ unseal }: Unseals, row: Row) => {
  const { name, address, backupAddress, ownAddress, birthday, relation, hint, question, ...clear } = row
  return {
    ...clear,
    name: await unseal(name),
    email: await unseal(address),
    backupEmail: backupAddress && (await unseal(backupAddress)),
    ownEmail: ownAddress && (await unseal(ownAddress)),
    birthday: birthday && (await unseal(birthday)),
    relation: relation && (await unseal(relation)),
    hint: hint && (await unseal(hint)),
    question: question && (await unseal(question)),
  }
}

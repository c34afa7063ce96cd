import * as v from 'valibot'
import { SealedText } from '../log/codec.ts'
import type { Kernel } from '../kernel.ts'

/** What a row of `recipients.recipients` says of a person: words sealed, all else in the clear. */
export const personColumns = {
  id: v.string(),
  name: SealedText,
  address: SealedText,
  backupAddress: v.nullable(SealedText),
  zone: v.nullable(v.string()),
  isChild: v.boolean(),
  hint: v.nullable(SealedText),
  question: v.nullable(SealedText),
} as const
const Sealed = v.object(personColumns)
type Sealed = v.InferOutput<typeof Sealed>

/** The row with its words opened, and its addresses under the names that people know them by. */
export const openPerson = async <Row extends Sealed>({ unseal }: Pick<Kernel, 'unseal'>, row: Row) => {
  const { name, address, backupAddress, hint, question, ...clear } = row
  return {
    ...clear,
    name: await unseal(name),
    email: await unseal(address),
    backupEmail: backupAddress && (await unseal(backupAddress)),
    hint: hint && (await unseal(hint)),
    question: question && (await unseal(question)),
  }
}

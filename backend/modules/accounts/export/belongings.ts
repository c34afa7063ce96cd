import { passkeysOf } from '../../../kernel/identity/passkeys.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Exported, ExportedFact, ExportedFile, ExportPart } from '../../../kernel/process/module.ts'
import { account } from '../account.ts'

type Part = Omit<ExportedFile, 'of'> & Exported
type Fact = Omit<ExportedFact, 'isSo'> & { readonly value: boolean }

const profileOf = async (kernel: Kernel, accountId: string, facts: readonly Fact[]) => {
  const { state } = await kernel.load(account, accountId)
  const { username, email, isVerified, backup, name, zone, bornOn, notifications, hasTotp } = state
  return {
    id: accountId,
    username,
    name,
    email,
    isEmailConfirmed: isVerified,
    secondEmail: backup?.address ?? null,
    zone,
    bornOn,
    mails: notifications,
    ...Object.fromEntries(facts.map(({ name: fact, value }) => [fact, value])),
    hasCodeApp: hasTotp,
    passkeys: (await passkeysOf(kernel, accountId)).map(({ name, createdAt }) => ({ name, addedAt: createdAt })),
  }
}

/**
 * Whatever the house knows of a person, in their own words where they are words: the profile, and what each module adds.
 * Secrets stay: hashes help nobody.
 */
export const belongingsOf = async (
  kernel: Kernel,
  id: string,
  exports: readonly ExportPart[],
  partOf: (key: string) => number,
) => {
  const { email } = (await kernel.load(account, id)).state
  const facts: Fact[] = []
  const parts: Part[] = []
  // One after the other: an export may take a while, everybody else's pages may not.
  for (const part of exports)
    if ('of' in part) parts.push({ ...part, ...(await part.of(kernel, { id, email }, partOf)) })
    else facts.push({ ...part, value: await part.isSo(kernel, { id, email }) })
  return {
    profile: await profileOf(kernel, id, facts),
    facts,
    parts: parts.toSorted((a, b) => a.place - b.place),
  }
}
export type Belongings = Awaited<ReturnType<typeof belongingsOf>>

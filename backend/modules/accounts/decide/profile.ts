import { requireName } from '../../../kernel/words/requireName.ts'
import { requireIn, type Decide } from './guards.ts'

type Profile = { readonly name: string; readonly zone: string; readonly bornOn: string | null }

/** What a person says of themselves; what they leave out stays. */
export const changeProfile =
  (changes: Partial<Profile>): Decide =>
  (account, { at }) => {
    requireIn(account, at)
    const { name, zone, bornOn } = account
    const profile = { name, zone, bornOn, ...changes }
    requireName(profile.name, name)
    const isSame = profile.name === name && profile.zone === zone && profile.bornOn === bornOn
    return isSame ? [] : [{ type: 'ProfileChanged', data: profile }]
  }

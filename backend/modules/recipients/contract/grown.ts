/** @number age at which somebody is grown up */
const OF_AGE = 18

/** The day on which somebody comes of age; who was born on a leap day, on the last of that February. Days are YYYY-MM-DD. */
export const comesOfAgeOn = (birthday: string): string => {
  const [year = 0, month = 1, day = 1] = birthday.split('-').map(Number)
  const last = new Date(Date.UTC(year + OF_AGE, month, 0)).getUTCDate()
  const two = (part: number) => String(part).padStart(2, '0')
  return `${String(year + OF_AGE).padStart(4, '0')}-${two(month)}-${two(Math.min(day, last))}`
}

/** Whose mailboxes a child's messages go to; what nobody has said is empty. `address` is a guardian's. */
type Child = {
  readonly isChild: boolean
  readonly birthday: string
  readonly address: string
  readonly backupAddress: string
  /** The one that the child reads alone, once they are grown up. */
  readonly ownAddress: string
}

/** Whether somebody is a child whose 18th birthday is known and over on a day. */
export const isGrownOn = ({ isChild, birthday }: Pick<Child, 'isChild' | 'birthday'>, day: string): boolean =>
  isChild && birthday !== '' && comesOfAgeOn(birthday) <= day

/**
 * The mailboxes that get what is sent to somebody on a day, where they live: the second where the first takes no mail. A
 * grown child has it at their own address and, without one or where it fails, at their guardian's.
 */
export const mailboxOn = (person: Child, day: string) => {
  const { isChild, address, backupAddress, ownAddress } = person
  const isGrown = isGrownOn(person, day)
  if (isGrown && ownAddress !== '')
    return { address: ownAddress, backupAddress: address, isGrown, isGuardians: false } as const
  return { address, backupAddress, isGrown, isGuardians: isChild } as const
}

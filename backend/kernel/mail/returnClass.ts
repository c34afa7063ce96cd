/** What a returned mail says of its address: there is none, it was not reached now, or somebody's rules are against us. */
export type ReturnClass = 'gone' | 'unreached' | 'policy'

/** Only an address that does not exist, or was closed, is the address's fault: a full mailbox and a policy are not. */
export const classOf = (status: string): ReturnClass => {
  if (status.startsWith('5.7.')) return 'policy'
  return /^5\.(1\.|2\.1$)/.test(status) ? 'gone' : 'unreached'
}

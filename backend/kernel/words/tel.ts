/**
 * A phone number as a `tel:` link dials it (RFC 3966): digits and a leading +. The "(0)" that some write after the
 * country is dialled at home only, and left out.
 */
export const telOf = (phone: string): string => {
  const isGlobal = phone.trimStart().startsWith('+')
  const digits = (isGlobal ? phone.replace('(0)', '') : phone).replaceAll(/\D/gu, '')
  return `${isGlobal ? '+' : ''}${digits}`
}

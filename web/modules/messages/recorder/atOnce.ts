/** The message whose recorder was asked for by a ring: it begins once, as soon as it is there. */
let wanted: string | undefined

export const recordAtOnce = (messageId: string): void => void (wanted = messageId)

/** Whether that is wanted of this message; asked again, it is not any more. */
export const isToRecordAtOnce = (messageId: string): boolean => {
  const isWanted = wanted === messageId
  if (isWanted) wanted = undefined
  return isWanted
}

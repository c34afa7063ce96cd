import { useState } from 'react'

/** Whether it has been so since the component came: what was begun by right is not taken away with what was written. */
export const useEver = (isSo: boolean): boolean => {
  const [wasSo, setWasSo] = useState(isSo)
  if (isSo && !wasSo) setWasSo(true)
  return isSo || wasSo
}

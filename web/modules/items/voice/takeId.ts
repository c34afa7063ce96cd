import { v7 as uuid } from 'uuid'

const KEY = 'item-takes'

const read = (): Record<string, string> => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}')
  } catch {
    return {}
  }
}
const write = (all: Record<string, string>) => {
  try {
    localStorage.setItem(KEY, JSON.stringify(all))
  } catch {
    // Storage is blocked: the recording lasts as long as its page.
  }
}

/**
 * Under which id a recording lies on this device until it is kept: the same one after a reload, so that it is found again.
 * @param about the item that it tells about; the account alone where it tells about none
 */
export const takeIdOf = (accountId: string, about = 'library'): string => {
  const key = `${accountId} ${about}`
  const all = read()
  const id = all[key] ?? uuid()
  if (all[key] === undefined) write({ ...all, [key]: id })
  return id
}
export const forgetTakeId = (accountId: string, about = 'library'): void => {
  const { [`${accountId} ${about}`]: _gone, ...others } = read()
  write(others)
}

export type Theme = 'system' | 'light' | 'dark'
export type TextSize = '100' | '112' | '125'

const listeners = new Set<() => void>()
export const onDisplay = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const keep = (key: string, value: string) => {
  for (const listener of listeners) listener()
  try {
    localStorage.setItem(key, value)
  } catch {
    // Storage is blocked: the choice holds until the page is left.
  }
}

/** Light when unknown: dark text on light reads better at every age. */
export const currentTheme = (): Theme => {
  const theme = document.documentElement.dataset['theme']
  return theme === 'dark' || theme === 'system' ? theme : 'light'
}
export const chooseTheme = (theme: Theme): void => {
  document.documentElement.dataset['theme'] = theme
  keep('theme', theme)
}
export const currentTextSize = (): TextSize => {
  const size = document.documentElement.dataset['textSize']
  return size === '112' || size === '125' ? size : '100'
}
export const chooseTextSize = (size: TextSize): void => {
  document.documentElement.dataset['textSize'] = size
  keep('text-size', size)
}

/** Runs in the page's head before the first paint, as text; it must stand alone. */
export const APPLY_BEFORE_PAINT =
  "try{var d=document.documentElement.dataset;d.theme=localStorage.getItem('theme')||'light';" +
  "d.textSize=localStorage.getItem('text-size')||'100'}catch(e){}"

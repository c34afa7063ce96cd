import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { markRules } from './chartStyle.ts'
import { Sheet, type Pictured } from './Sheet.tsx'

/** Colors and faces as they are on the page now: outside of it nobody knows our roles. */
const workedOut = (text: string): string => {
  const style = getComputedStyle(document.documentElement)
  return text.replaceAll(/var\((--[\w-]+)\)/gu, (_, name: string) => style.getPropertyValue(name).trim())
}
const fileName = (title: string): string => `${title.replaceAll(/[^\p{L}\p{N} _-]/gu, '').trim() || 'tree'}.svg`

/** Saves a whole chart as one picture that any program can open and enlarge. */
export const saveAsSvg = (pictured: Pictured): void => {
  const place = document.createElement('div')
  const root = createRoot(place)
  flushSync(() => root.render(<Sheet {...pictured} style={markRules} />))
  const text = workedOut(place.innerHTML)
  root.unmount()
  const link = document.createElement('a')
  const url = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }))
  link.href = url
  link.download = fileName(pictured.title)
  link.click()
  URL.revokeObjectURL(url)
}

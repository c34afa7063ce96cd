import { settled, type Address } from './pages/settled.ts'
import type { Page } from './pages/page.ts'
import { siteSettings } from './siteSettings.ts'

const element = <T extends HTMLElement>(selector: string, make: () => T): T => {
  const found = document.head.querySelector<T>(selector)
  if (found) return found
  const made = make()
  document.head.append(made)
  return made
}
const meta = (name: string, content: string) => {
  const make = () => Object.assign(document.createElement('meta'), { name })
  element<HTMLMetaElement>(`meta[name="${name}"]`, make).content = content
}

/** Title, description, keywords, robots and canonical of the page; components render none of them. */
export const applyHead = (page: Page, address: Address): void => {
  const { title, description, keywords, robots, canonical } = settled(page, siteSettings.productName, address)
  document.title = title
  meta('description', description)
  meta('keywords', keywords)
  meta('robots', robots)
  const make = () => Object.assign(document.createElement('link'), { rel: 'canonical' })
  element<HTMLLinkElement>('link[rel="canonical"]', make).href = `${location.origin}${canonical ?? address.path}`
}

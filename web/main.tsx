import createCache from '@emotion/cache'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { queryClient } from './app/queryClient.ts'
import { Root } from './app/Root.tsx'
import { routeOf } from './app/routes.ts'
import { mayBeSignedIn } from './app/session.ts'
import { answerEarlyPress } from './ui/earlyPress.ts'

/** The property, not the attribute: browsers hide the attribute's value. */
const pageNonce: string | undefined =
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined

// Radix's scroll lock writes a style tag; the library under it reads the nonce from this global.
Object.assign(globalThis, { __webpack_nonce__: pageNonce })

const cache = createCache({ key: 'css', ...(pageNonce !== undefined && { nonce: pageNonce }) })
cache.compat = true

/** What the server read for this page: address of the question -> answer. */
const takeData = () => {
  const known = document.querySelector('#data')?.textContent
  const answers = Object.entries(known ? (JSON.parse(known) as Record<string, unknown>) : {})
  for (const [path, answer] of answers) queryClient.setQueryData([path], answer)
}

const begin = async (root: HTMLElement) => {
  const { path, search = '' } = root.dataset
  const rendered = path === undefined ? undefined : { path, search }
  // The page's code comes first: what hydrates must say at once what the server said.
  const { page } = await routeOf(path ?? location.pathname).view.fetch()
  takeData()
  if (rendered && (page.audience === 'anyone' || !mayBeSignedIn())) {
    const app = <Root cache={cache} queryClient={queryClient} rendered={rendered} />
    // In slices, so that the page answers meanwhile.
    startTransition(() => void hydrateRoot(root, app, { onRecoverableError: (error) => console.error(error) }))
    return
  }
  root.replaceChildren() // the visitor's view of a page that the family sees differently
  createRoot(root).render(<Root cache={cache} queryClient={queryClient} rendered={undefined} />)
}

const root = document.querySelector<HTMLElement>('#root')
if (root)
  begin(root)
    .catch((error: unknown) => console.error(error))
    .finally(answerEarlyPress)

import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { ErrorFence } from './app/ErrorFence.tsx'
import { explain } from './app/explain.ts'
import { pageNonce, passNonceToScrollLock } from './app/nonce.ts'
import { queryClient } from './app/queryClient.ts'
import { strings } from './app/strings.ts'
import { ExplainContext } from './ui/explain.ts'

passNonceToScrollLock()
const cache = createCache({ key: 'css', ...(pageNonce !== undefined && { nonce: pageNonce }) })
cache.compat = true

const root = document.querySelector('#root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <CacheProvider value={cache}>
        <QueryClientProvider client={queryClient}>
          <ExplainContext value={explain}>
            <ErrorFence words={strings.loadingRender}>
              <App />
            </ErrorFence>
          </ExplainContext>
        </QueryClientProvider>
      </CacheProvider>
    </StrictMode>,
  )
}

import { CacheProvider, type EmotionCache } from '@emotion/react'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { Router } from 'wouter'
import { ExplainContext } from '../ui/explain.ts'
import { App } from './App.tsx'
import { ErrorFence } from './ErrorFence.tsx'
import { explain } from './explain.ts'
import { goGuarded } from './leaving.ts'
import { strings } from './strings.ts'

type RootProps = {
  readonly cache: EmotionCache
  readonly queryClient: QueryClient
  /** The address that the server rendered; the browser's own takes its place after hydration. */
  readonly rendered: { readonly path: string; readonly search: string } | undefined
}

/** The whole app, the same on the server and in the browser. */
export const Root = ({ cache, queryClient, rendered }: RootProps) => (
  <StrictMode>
    <CacheProvider value={cache}>
      <QueryClientProvider client={queryClient}>
        <Router aroundNav={goGuarded} {...(rendered && { ssrPath: rendered.path, ssrSearch: rendered.search })}>
          <ExplainContext value={explain}>
            <ErrorFence words={strings.loadingRender}>
              <App />
            </ErrorFence>
          </ExplainContext>
        </Router>
      </QueryClientProvider>
    </CacheProvider>
  </StrictMode>
)

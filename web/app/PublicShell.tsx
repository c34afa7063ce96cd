import type { ReactNode } from 'react'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import type { Page } from './pages/page.ts'

type Frame = NonNullable<Page['frame']>

/**
 * What stands round a page of `anyone`. The whole frame brings `<main>` too: the page begins with its h1. With the
 * footer alone the page brings its header and its main; with none it brings everything.
 */
export const PublicShell = ({ frame = 'whole', children }: { frame?: Frame | undefined; children: ReactNode }) => {
  if (frame === 'none') return children
  if (frame === 'footer')
    return (
      <>
        {children}
        <Footer />
      </>
    )
  return (
    <>
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  )
}

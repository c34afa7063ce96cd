import type { ReactNode } from 'react'
import { ChatButton } from '../modules/support/ChatButton.tsx'
import { Breadcrumb } from './Breadcrumb.tsx'
import { Footer } from './footer/Footer.tsx'
import { Header } from './header/Header.tsx'
import type { Page } from './pages/page.ts'

/**
 * What stands round a page of `anyone`. It brings `<main>` too: the page begins with its h1.
 */
export const PublicShell = ({ page, children }: { page: Page; children: ReactNode }) => {
  const { parent, name, crumb = name } = page
  return (
    <>
      <Header />
      <main id="main" tabIndex={-1}>
        {parent && <Breadcrumb parent={parent} name={crumb} />}
        {children}
      </main>
      <Footer />
      <ChatButton />
    </>
  )
}

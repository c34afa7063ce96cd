import { createElement, lazy, type ComponentType } from 'react'
import { ErrorFence } from './ErrorFence.tsx'
import { strings } from './strings.ts'

/** React.lazy wants a module with a default export; here is the one place that makes it. */
const lazily = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load() })) as ComponentType<Props>

/**
 * A part of a page whose code comes later. What stands around it stays where the code does not come; a browser does not
 * fetch it a second time before the page is loaded anew.
 */
export const part = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> => {
  const Part = lazily(load)
  return (props) => (
    <ErrorFence words={strings.loadingRender} isPart>
      {createElement(Part, props)}
    </ErrorFence>
  )
}

// What the first page does without.
export const SignedInShell = lazily(async () => (await import('./SignedInShell.tsx')).SignedInShell)
export const SignInFirst = lazily(async () => (await import('./SignInFirst.tsx')).SignInFirst)
export const NotNow = lazily(async () => (await import('./NotNow.tsx')).NotNow)

// Parts of the shell.
export const AuthModal = part(async () => (await import('./AuthModal.tsx')).AuthModal)
export const AskDialog = part(async () => (await import('../modules/support/AskDialog.tsx')).AskDialog)
export const StepUpDialog = part(async () => (await import('../modules/accounts/StepUpDialog.tsx')).StepUpDialog)
export const Toaster = part(async () => (await import('../ui/Toaster.tsx')).Toaster)
export const Questions = part(async () => (await import('./Questions.tsx')).Questions)

// Parts of one module's page that another module brings.
export const RelativesPart = part(async () => (await import('../modules/connections/RelativesPart.tsx')).RelativesPart)
export const StoriesPart = part(async () => (await import('../modules/stories/StoriesPart.tsx')).StoriesPart)
export const AskSheet = part(async () => (await import('../modules/stories/AskSheet.tsx')).AskSheet)
export const AskForStory = part(async () => (await import('../modules/stories/AskForStory.tsx')).AskForStory)

/** What a module lends to pages of others: here they meet. */
export const newsletterBox = async () => (await import('../modules/subscribers/NewsletterBox.tsx')).NewsletterBox
export const useful = async () => (await import('../modules/support/Useful.tsx')).Useful
export const still = async () => (await import('../modules/site/still.tsx')).still

import { createElement, lazy, type ComponentType } from 'react'
import { ErrorFence } from './ErrorFence.tsx'
import { strings } from './strings.ts'

/** React.lazy wants a module with a default export; here is the one place that makes it. */
export const lazily = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
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

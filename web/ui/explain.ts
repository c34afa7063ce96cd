import { createContext, useContext } from 'react'

export type Explained = { readonly message: string; readonly field?: string }
export type Explain = (error: unknown) => Explained

const plainly: Explain = (error) => ({ message: error instanceof Error ? error.message : String(error) })

/** How a server's refusal is worded; the shell provides it, since the design system knows no codes. */
export const ExplainContext = createContext<Explain>(plainly)
export const useExplain = (): Explain => useContext(ExplainContext)

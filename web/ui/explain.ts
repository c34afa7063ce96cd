import { createContext, useContext } from 'react'

export type Explained = {
  readonly message: string
  readonly field?: string
  /** Asked too often: from then on another try is worth it, epoch milliseconds. */
  readonly againAt?: number
  /** The wait is over: another try is worth it now. */
  readonly isOver?: boolean
}
export type Explain = (error: unknown) => Explained

const plainly: Explain = (error) => ({ message: error instanceof Error ? error.message : String(error) })

/** How a server's refusal is worded; the shell provides it, since the design system knows no codes. */
export const ExplainContext = createContext<Explain>(plainly)

/** The id of the sentence that says why the form was refused; its button is described by it. */
export const RefusalIdContext = createContext<string | undefined>(undefined)
export const useExplain = (): Explain => useContext(ExplainContext)

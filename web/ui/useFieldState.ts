import { createContext, useContext } from 'react'
import { useFormContext } from 'react-hook-form'

/** The id of the surrounding Form: a field's id is `<form>-<name>`, which the error summary links to. */
export const FormIdContext = createContext('form')

export const useFieldState = (name: string): { id: string; error: string | undefined } => {
  const { formState } = useFormContext()
  const message = formState.errors[name]?.message
  return { id: `${useContext(FormIdContext)}-${name}`, error: typeof message === 'string' ? message : undefined }
}

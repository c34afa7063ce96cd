import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useRef, type ReactNode } from 'react'
import { FormProvider, useForm, type DefaultValues, type FieldValues, type Path, type PathValue } from 'react-hook-form'
import type { GenericSchema } from 'valibot'
import { FormSummary, refusalIdOf } from './FormSummary.tsx'
import { useEarlyWords } from './early.ts'
import { RefusalIdContext } from './explain.ts'
import { useExplained } from './useExplained.ts'
import { FormIdContext } from './useFieldState.ts'

type FormProps<Input extends FieldValues, Output> = {
  schema: GenericSchema<Input, Output>
  /** Prefix of the fields' ids, so that two forms of a page never share one. */
  id: string
  defaultValues?: DefaultValues<Input>
  onSubmit: (values: Output) => void
  /** What the server answered last; its sentence is shown on top, or at the field it names. */
  error?: unknown
  children: ReactNode
  className?: string
}

/** A form over a contract's schema: the same rules as the server, errors on top with links and again beside the field. */
export function Form<Input extends FieldValues, Output>(props: FormProps<Input, Output>) {
  const { schema, id, defaultValues, onSubmit, error, children, className } = props
  const form = useForm<Input, unknown, Output>({
    resolver: valibotResolver<Input, unknown, Output>(schema),
    defaultValues,
    shouldFocusError: false,
    mode: 'onSubmit',
  })
  useEarlyWords(id, (name, value) => form.setValue(name as Path<Input>, value as PathValue<Input, Path<Input>>))
  const summary = useRef<HTMLDivElement>(null)
  const { setError } = form
  const { errors, submitCount } = form.formState
  const refusal = useExplained(error)
  const { message, field } = refusal ?? {}
  const isOfField = field !== undefined && field in (defaultValues ?? {})
  const general = isOfField ? undefined : refusal
  const hasProblem = Object.keys(errors).length > 0 || general !== undefined

  useEffect(() => {
    if (isOfField && message !== undefined) setError(field as Path<Input>, { type: 'server', message })
    // The same refusal of a new try is set anew.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [error, setError])
  useEffect(() => {
    if (hasProblem) summary.current?.focus()
    // Only a new try or a new answer moves the focus, not each correction.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [submitCount, error])

  return (
    <FormProvider {...form}>
      <form
        id={id}
        noValidate
        className={className}
        css={{ display: 'grid', gap: 20 }}
        onSubmit={(event) => {
          // A form in a dialog of another form is sent by itself.
          event.stopPropagation()
          void form.handleSubmit((values) => onSubmit(values))(event)
        }}
      >
        {hasProblem && <FormSummary ref={summary} id={id} errors={errors} refusal={general} />}
        <RefusalIdContext value={general && refusalIdOf(id)}>
          <FormIdContext value={id}>{children}</FormIdContext>
        </RefusalIdContext>
      </form>
    </FormProvider>
  )
}

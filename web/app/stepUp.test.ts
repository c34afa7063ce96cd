import { expect, test } from 'vitest'
import { HttpError } from './httpError.ts'
import { queryClient } from './queryClient.ts'
import { closeStepUp, stepUpState } from './stepUp.ts'

const refused = (code: string) => {
  const mutationFn = () => Promise.reject(new HttpError(403, code, { code, message: code }, undefined))
  return queryClient
    .getMutationCache()
    .build(queryClient, { mutationFn })
    .execute(undefined)
    .catch(() => 'told where it was asked')
}

test('a change that wants a second factor once more asks for it, whoever made it', async () => {
  expect(stepUpState()).toBeUndefined()
  await refused('forbidden')
  expect(stepUpState()).toBeUndefined()
  await refused('step-up-needed')
  expect(stepUpState()).toBe(true)
  closeStepUp()
  expect(stepUpState()).toBeUndefined()
})

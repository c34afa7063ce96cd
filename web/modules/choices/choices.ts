import { queryOptions, useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { Choices, Receipt, type Language, type SetChoices } from '../../../backend/modules/choices/contract.ts'
import { get, put } from '../../app/http.ts'

const KEY = 'choices'

/** What machines may do in the family that the window shows. */
export const choices = () => queryOptions({ queryKey: [KEY], queryFn: () => get('/api/ai/choices', Choices) })

export const receipts = () =>
  queryOptions({ queryKey: [KEY, 'receipts'], queryFn: () => get('/api/ai/receipts', v.array(Receipt)) })

export const useSetChoices = () =>
  useMutation({
    mutationKey: [KEY],
    mutationFn: (command: SetChoices) => put('/api/ai/choices', command, Choices),
  })

export const useChooseLanguage = () =>
  useMutation({
    mutationKey: [KEY],
    mutationFn: (language: Language) => put('/api/ai/language', { language }, Choices),
  })

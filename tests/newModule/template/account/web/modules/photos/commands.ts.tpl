import { useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { AddPhoto } from '../../../backend/modules/photos/contract.ts'
import { post } from '../../app/http.ts'

export const useAddPhoto = () =>
  useMutation({
    mutationKey: ['photos'],
    mutationFn: (command: AddPhoto) => post('/api/photos', command, v.pick(AddPhoto, ['photoId'])),
  })

import { useMutation } from '@tanstack/react-query'
import { Billing, CheckoutLink, Confirmed, type StartCheckout } from '../../../../backend/modules/billing/contract.ts'
import { post } from '../../../app/http.ts'

const mutationKey = ['/api/billing']

const leaveFor = ({ url }: { readonly url: string }): void => window.location.assign(url)

/** Leads to the provider's page, where the card is asked for. */
export const useCheckout = () =>
  useMutation({
    mutationFn: async (wanted: StartCheckout) => post('/api/billing/checkout', wanted, CheckoutLink),
    onSuccess: leaveFor,
  })

/** Leads to the provider's page with card and receipts. */
export const usePortal = () =>
  useMutation({ mutationFn: () => post('/api/billing/portal', {}, CheckoutLink), onSuccess: leaveFor })

export const confirmed = (sessionId: string) => post('/api/billing/confirm', { sessionId }, Confirmed)

const useChange = (path: 'cancel' | 'resume' | 'money-back') =>
  useMutation({ mutationKey, mutationFn: () => post(`/api/billing/${path}`, {}, Billing) })

export const useCancel = () => useChange('cancel')
export const useResume = () => useChange('resume')
export const useMoneyBack = () => useChange('money-back')

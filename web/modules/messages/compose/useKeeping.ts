import { useQuery } from '@tanstack/react-query'
import { armOf, isKept, keepOf } from '../keep.ts'
import { termsOf, type Choice } from '../plan.ts'
import { lifePlan, trustedContacts } from '../queries.ts'

/** What is kept until something happens as a command, and who may announce it by name; neither where it has a day. */
export const useKeeping = (choice: Choice, zone: string) => {
  const { until, announcerIds } = keepOf(choice)
  const { preconsent, linkDays } = termsOf(choice)
  const { data: life } = useQuery({ ...lifePlan(), enabled: until === 'death' })
  const { data: contacts = [] } = useQuery({ ...trustedContacts(), enabled: until === 'occasion' })
  // Who has left the list since may announce nothing any more.
  const agreed = contacts.filter(({ id, state }) => state === 'accepted' && announcerIds.includes(id))
  const known = { ...keepOf(choice), announcerIds: agreed.map(({ id }) => id) }
  return {
    armed: isKept(choice) ? armOf(known, { zone, preconsent, linkDays }, life?.plan) : undefined,
    announcers: agreed.map(({ name }) => name),
  }
}

import { createElement } from 'react'
import { all } from './modules.ts'
import { part } from './parts.tsx'
import { late } from './routes/late.ts'

/** What modules show on the family's page, from the left. */
const familyTabs = () =>
  all
    .flatMap(({ familyTab }) => familyTab ?? [])
    .toSorted((one, other) => one.place - other.place)
    .map(({ words, load }) => ({ words, Tab: part(load) }))

/** What somebody signed in finds where a visitor finds a tour: the tours' module and the others meet here. */
export const kinPage = late(async () => ({ Page: (await import('../modules/connections/KinPage.tsx')).KinPage }))
export const familyPage = late(async () => {
  const [{ FamilyPage }, tabs] = [await import('../modules/families/FamilyPage.tsx'), familyTabs()]
  return { Page: () => createElement(FamilyPage, { tabs }) }
})
export const invitationsPage = late(async () => ({
  Page: (await import('../modules/families/invitations/InvitationsPage.tsx')).InvitationsPage,
}))
export const lifePage = late(async () => ({ Page: (await import('../modules/life/plan/LifePage.tsx')).LifePage }))
export const sharingPage = late(async () => ({ Page: (await import('../modules/shares/SharingPage.tsx')).SharingPage }))

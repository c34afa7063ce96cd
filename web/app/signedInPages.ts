import { late } from './routes/late.ts'

/** What somebody signed in finds where a visitor finds a tour: the tours' module and the others meet here. */
export const kinPage = late(async () => ({ Page: (await import('../modules/connections/KinPage.tsx')).KinPage }))
export const hubPage = late(async () => ({ Page: (await import('../modules/hub/HubPage.tsx')).HubPage }))
export const familyPage = late(async () => ({ Page: (await import('../modules/families/FamilyPage.tsx')).FamilyPage }))
export const invitationsPage = late(async () => ({
  Page: (await import('../modules/families/invitations/InvitationsPage.tsx')).InvitationsPage,
}))
export const lifePage = late(async () => ({ Page: (await import('../modules/life/plan/LifePage.tsx')).LifePage }))
export const sharingPage = late(async () => ({ Page: (await import('../modules/shares/SharingPage.tsx')).SharingPage }))
export const vaultPage = late(async () => ({ Page: (await import('../modules/items/VaultPage.tsx')).VaultPage }))
export const timelinePage = late(async () => ({
  Page: (await import('../modules/items/TimelinePage.tsx')).TimelinePage,
}))
export const voicesPage = late(async () => ({ Page: (await import('../modules/items/VoicesPage.tsx')).VoicesPage }))
export const recipesPage = late(async () => ({
  Page: (await import('../modules/recipes/RecipesPage.tsx')).RecipesPage,
}))
export const capsulesPage = late(async () => ({
  Page: (await import('../modules/capsules/CapsulesPage.tsx')).CapsulesPage,
}))
export const scrapbooksPage = late(async () => ({
  Page: (await import('../modules/scrapbooks/ScrapbooksPage.tsx')).ScrapbooksPage,
}))
export const wishesPage = late(async () => ({ Page: (await import('../modules/wishes/WishesPage.tsx')).WishesPage }))
export const treePage = late(async () => ({ Page: (await import('../modules/trees/TreePage.tsx')).TreePage }))

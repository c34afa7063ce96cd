import * as v from 'valibot'
import { Id, Instant, Role } from '../../kernel/contract.ts'

/** The five figures at the top of the panel; the web knows them by these names. */
export const AdminStats = v.object({
  totalUsers: v.number(),
  totalMemories: v.number(),
  totalVoiceMessages: v.number(),
  /** Dollars. */
  totalRevenue: v.number(),
  activeSubscriptions: v.number(),
})
export type AdminStats = v.InferOutput<typeof AdminStats>

export const AdminUser = v.object({
  id: Id,
  username: v.string(),
  email: v.string(),
  subscriptionPlan: v.string(),
  createdAt: Instant,
})
export type AdminUser = v.InferOutput<typeof AdminUser>

/** @number accounts on a page of the desk */
const MOST_ON_A_PAGE = 500

/** `cursor` is the header X-Next-Cursor of the page before. */
export const UserFilter = v.object({
  /** @number characters of what is looked for among accounts */
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(254))),
  sort: v.optional(v.picklist(['newest', 'oldest', 'username', 'email']), 'newest'),
  /** @number digits of how many accounts are on a page of the desk */
  limit: v.optional(
    v.pipe(v.string(), v.maxLength(3), v.transform(Number), v.integer(), v.minValue(1), v.maxValue(MOST_ON_A_PAGE)),
    '50',
  ),
  /** @number characters of a place among accounts */
  cursor: v.optional(v.pipe(v.string(), v.maxLength(600))),
})
export type UserFilter = v.InferOutput<typeof UserFilter>

/** What staff may know of an account: never what it keeps. */
export const AdminUserDetail = v.object({
  ...AdminUser.entries,
  role: Role,
  isSuspended: v.boolean(),
  emailVerified: v.boolean(),
  messages: v.number(),
  sessions: v.number(),
})
export type AdminUserDetail = v.InferOutput<typeof AdminUserDetail>

/** New people, and dollars, of this calendar month and the one before (UTC). */
export const Analytics = v.object({
  newUsersThisMonth: v.number(),
  newUsersLastMonth: v.number(),
  revenueThisMonth: v.number(),
  revenueLastMonth: v.number(),
})
export type Analytics = v.InferOutput<typeof Analytics>

export const EXPORT_KINDS = ['users', 'memories', 'messages'] as const
export type ExportKind = (typeof EXPORT_KINDS)[number]

import { sql } from 'kysely'
import type { House } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { firstPaid, freePlan, planNumbered, type Plan, type PlanLimits } from './plans.ts'

const day = 24 * 60 * 60_000

/** A plan that somebody has paid for, and until when. */
export interface Membership {
  plan: Plan
  endsAt: Date
}

/** The plan that a person has at a moment; undefined for the free one, and for one that has ended. */
export async function membershipOf(db: Db, accountId: number, at: Date): Promise<Membership | undefined> {
  const row = await db
    .selectFrom('membership')
    .select(['level_id', 'ends_at'])
    .where('account_id', '=', accountId)
    .where('ends_at', '>', at)
    .executeTakeFirst()
  const plan = row && planNumbered(row.level_id)
  return row && plan && { plan, endsAt: row.ends_at }
}

/**
 * How much of something a person may have now. When a plan ends it is what is free again: what is kept beyond it stays
 * and can be read, and only more of it is refused.
 */
export async function limitOf(
  { db, now }: Pick<House, 'db' | 'now'>,
  accountId: number,
  what: keyof PlanLimits,
): Promise<number> {
  const { plan } = (await membershipOf(db, accountId, now())) ?? { plan: freePlan }
  return plan.limits[what]
}

/**
 * When a plan ends that is bought now. The same plan is added behind the one that runs. Another one begins at once, and
 * what is left of the one that runs is not lost: it is worth as much time of the new one as its days cost, rounded up to
 * whole seconds. So whoever goes up gets fewer days of more, and whoever goes down more days of less.
 */
export function endAfter(running: Membership | undefined, bought: Plan, at: Date): Date {
  const left = running ? running.endsAt.getTime() - at.getTime() : 0
  const carried = running && running.plan.id !== bought.id ? (left * rateOf(running.plan)) / rateOf(bought) : left
  return new Date(at.getTime() + Math.ceil(carried / 1000) * 1000 + bought.days * day)
}

/** What a day of a plan costs. */
const rateOf = ({ yuan, days }: Plan): number => yuan / days

/** What is given to one person at once comes one after the other. */
const takeTurn = (tx: Db, accountId: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`membership ${accountId}`}, 0))`.execute(tx)

/** Gives somebody a plan they have paid for; answers until when. */
export async function grantPlan(tx: Db, accountId: number, plan: Plan, at: Date): Promise<Date> {
  await takeTurn(tx, accountId)
  const endsAt = endAfter(await membershipOf(tx, accountId, at), plan, at)
  const held = { level_id: plan.id, ends_at: endsAt }
  await tx
    .insertInto('membership')
    .values({ account_id: accountId, ...held })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(held))
    .execute()
  return endsAt
}

/** Gives somebody days of the plan that they have, or of the first that is paid for; answers which, and until when. */
export async function giveDays(tx: Db, accountId: number, days: number, at: Date): Promise<Membership> {
  await takeTurn(tx, accountId)
  const { plan } = (await membershipOf(tx, accountId, at)) ?? { plan: firstPaid }
  return { plan, endsAt: await grantPlan(tx, accountId, { ...plan, days }, at) }
}

/**
 * Takes the days of a plan away whose money went back, of whatever plan runs by then: as many of its days as they cost. It
 * ends now at the earliest.
 */
export async function takePlan(tx: Db, accountId: number, plan: Plan, at: Date): Promise<void> {
  await takeTurn(tx, accountId)
  const running = await membershipOf(tx, accountId, at)
  if (!running) return
  const days = plan.yuan / rateOf(running.plan)
  const endsAt = new Date(Math.max(at.getTime(), running.endsAt.getTime() - days * day))
  await tx.updateTable('membership').set({ ends_at: endsAt }).where('account_id', '=', accountId).execute()
}

import { sql } from 'kysely'
import type { Db } from '../core/database.ts'

interface Pair {
  fromId: number
  intoId: number
}

/** Why the companies behind two brands have to be looked at first. */
export async function holderObstacles(tx: Db, pair: Pair): Promise<string[]> {
  return [...(await twoHolders(tx, pair)), ...(await waitingClaims(tx, pair))]
}

async function twoHolders(tx: Db, { fromId, intoId }: Pair): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct enterprise.name from brand join enterprise on enterprise.id = brand.enterprise_id
    where brand.id in (${fromId}, ${intoId}) order by enterprise.name`.execute(tx)
  if (rows.length < 2) return []
  return [`两个品牌由不同企业认领：${rows.map(({ name }) => `「${name}」`).join('和')}，不能合并`]
}

/** A claim that goes, because the company has one of the brand that stays, cannot be decided any more. */
async function waitingClaims(tx: Db, { fromId, intoId }: Pair): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select enterprise.name from brand_claim as claim
      join brand_claim as other on other.enterprise_id = claim.enterprise_id and other.brand_id = ${intoId}
      join enterprise on enterprise.id = claim.enterprise_id
    where claim.brand_id = ${fromId} and claim.status = 'pending' order by enterprise.name`.execute(tx)
  return rows.map(({ name }) => `「${name}」对这个品牌的认领还在审核，请先处理`)
}

/** Whoever held the brand that goes holds the one that stays, where nobody does; answers whether that is so. */
export async function giveHolder(tx: Db, { fromId, intoId }: Pair): Promise<boolean> {
  const given = await sql`
    update brand set enterprise_id = gone.enterprise_id from brand as gone
    where brand.id = ${intoId} and gone.id = ${fromId}
      and brand.enterprise_id is null and gone.enterprise_id is not null
    returning brand.id`.execute(tx)
  return given.rows.length > 0
}

/** Takes that back, once the brand that went is there again; whoever claimed the other meanwhile keeps it. */
export const takeHolder = (tx: Db, { fromId, intoId }: Pair) =>
  sql`
    update brand set enterprise_id = null from brand as back
    where brand.id = ${intoId} and back.id = ${fromId} and brand.enterprise_id = back.enterprise_id`.execute(tx)

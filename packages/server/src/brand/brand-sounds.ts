import { pinyinOf } from '@xinpu/trade/pinyin'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'

/** A spelling of sounds, or the beginning of one. */
const spelling = /^[a-z]{3,40}$/

/** How names sound; names come and go seldom, and sounding one costs more than to keep it. */
const sounds = new Map<string, string[]>()
const mostKept = 20_000

function soundsOf(plain: string): string[] {
  const known = sounds.get(plain)
  if (known) return known
  const made = pinyinOf(plain)
  if (sounds.size < mostKept) sounds.set(plain, made)
  return made
}

/** Brands with a Chinese name that sounds so, or begins to: cuntian is 村田, dzyq 德州仪器. */
export async function brandsSounding(db: Db, plain: string): Promise<number[]> {
  if (!spelling.test(plain)) return []
  const rows = await db
    .selectFrom('brand_alias')
    .select(['plain', 'brand_id'])
    .where(sql<boolean>`plain ~ '^[一-龥]{2,12}$'`)
    .execute()
  const found = rows.filter((row) => soundsOf(row.plain).some((sound) => sound.startsWith(plain)))
  return [...new Set(found.map(({ brand_id }) => brand_id))]
}

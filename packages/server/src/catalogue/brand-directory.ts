import { letterOf } from '@xinpu/trade/pinyin'
import { plainOf } from '@xinpu/trade/words'
import type { Db } from '../core/database.ts'
import { coreOf, looksChinese, splitBrandName } from './brand-name.ts'

/** Finds brands by every spelling of their name. */
export interface BrandDirectory {
  /** The brand that a spelling names, if it was met before. */
  find: (name: string) => number | undefined
  /** The brand that a name means; one that is not known yet is made. */
  settle: (name: string) => Promise<number>
  /** How many were made. */
  made: () => number
}

/** Loads every alias of every brand. */
export async function openBrandDirectory(db: Db): Promise<BrandDirectory> {
  const aliases = await db.selectFrom('brand_alias').select(['plain', 'brand_id']).execute()
  const codes = await db.selectFrom('brand').select(['id', 'code']).execute()
  const byPlain = new Map(aliases.map(({ plain, brand_id }) => [plain, brand_id]))
  const byCode = new Map(codes.map(({ id, code }) => [code, id]))
  const byName = new Map<string, number>()
  let made = 0

  const find = (name: string) => byName.get(name) ?? byCode.get(name) ?? byPlain.get(plainOf(name))

  async function settle(name: string) {
    const id = find(name) ?? (await adopt(name)) ?? (await make(name))
    byName.set(name, id)
    return id
  }

  /** A spelling that was understood once is kept, so that brands that come later do not change its meaning. */
  async function adopt(name: string) {
    const id = brandMeant(name, byPlain)
    if (id !== undefined) await keep([plainOf(name)], name, id)
    return id
  }

  async function make(name: string) {
    const brand = newBrand(name, byCode)
    const { id } = await db.insertInto('brand').values(brand).returning('id').executeTakeFirstOrThrow()
    byCode.set(brand.code, id)
    made += 1
    await keep(spellingsOf(name), name, id)
    return id
  }

  async function keep(plains: readonly string[], alias: string, brand_id: number) {
    const free = plains.filter((plain) => !byPlain.has(plain))
    if (free.length === 0) return
    await db
      .insertInto('brand_alias')
      .values(free.map((plain) => ({ plain, alias, brand_id })))
      .execute()
    for (const plain of free) byPlain.set(plain, brand_id)
  }

  return { find, settle, made: () => made }
}

/**
 * The brand a name means. Tried in this order: the whole name, what stands in parentheses, what stands before them,
 * each first as it is and then without words such as Inc. and Semicon, and at last the pieces of `Analog
 * Devices/Maxim`, the last first.
 */
export function brandMeant(name: string, byPlain: ReadonlyMap<string, number>): number | undefined {
  const { whole, head, inside } = splitBrandName(name)
  const look = (text: string) => (text === '' ? undefined : (byPlain.get(plainOf(text)) ?? byPlain.get(coreOf(text))))
  const pieces = inside === '' && whole.includes('/') ? whole.split('/').toReversed() : []
  const meant = look(whole) ?? (inside === '' ? undefined : (look(inside) ?? lookHead(head, inside, look)))
  return meant ?? pieces.map(look).find((id) => id !== undefined)
}

/** Two letters before parentheses are shared by many: ST(Semtech) is not ST, FH(… Fenghua …) is Fenghua by its initials. */
function lookHead(head: string, inside: string, look: (text: string) => number | undefined) {
  const id = look(head)
  if (id === undefined || plainOf(head).length > 2) return id
  return inside.split(/[\s,.]+/).some((word) => word.length > 2 && look(word) === id) ? id : undefined
}

/** The plain forms a new brand will be found by. */
export function spellingsOf(name: string): string[] {
  const { whole, inside } = splitBrandName(name)
  const others = [coreOf(whole), ...(inside.length > 3 ? [plainOf(inside), coreOf(inside)] : [])]
  return [...new Set([plainOf(whole), ...others.filter((plain) => plain.length > 1)])]
}

/** A brand by its name, with a code that nobody has. */
export function newBrand(name: string, taken: ReadonlyMap<string, number>) {
  const { whole, head, inside } = splitBrandName(name)
  const shown = head || whole
  const chinese = [head, inside].find((part) => /\p{Script=Han}/u.test(part))
  const latin = [inside, head].find((part) => /[a-z]/i.test(part) && !/\p{Script=Han}/u.test(part))
  return {
    code: freeCode(shown, taken),
    name_cn: chinese ?? '',
    name_en: latin ?? '',
    short_name: shown,
    letter: letterOf(shown),
    type: looksChinese(whole) ? (2 as const) : (1 as const),
  }
}

function freeCode(name: string, taken: ReadonlyMap<string, number>): string {
  const code =
    name
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-|-$/g, '') || 'brand'
  if (!taken.has(code)) return code
  let count = 2
  while (taken.has(`${code}-${count}`)) count += 1
  return `${code}-${count}`
}

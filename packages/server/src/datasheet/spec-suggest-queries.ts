import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import { bareHost, type BrandNames } from './spec-brand-clue.ts'
import type { SpecClues } from './spec-clues.ts'
import { modelsIn } from './spec-model-clue.ts'
import { suggest, type KnownPart, type Suggestion } from './spec-suggest.ts'
import { lastLetter } from '../core/begins-with.ts'

/** Numbers that are looked for in the catalogue, and parts that each may find. */
const mostModels = 20
const mostParts = 12

/** What a file seems to be about, with the brands and parts of the catalogue. */
export async function suggestionFor(db: Db, clues: SpecClues): Promise<Suggestion> {
  const models = modelsIn(clues)
    .slice(0, mostModels)
    .map(({ model }) => model.toUpperCase())
  return suggest(clues, await brandNames(db), await knownParts(db, models))
}

async function brandNames(db: Db): Promise<BrandNames> {
  const aliases = await db.selectFrom('brand_alias').select(['plain', 'brand_id']).execute()
  const sites = await db.selectFrom('brand').select(['id', 'website']).where('website', '<>', '').execute()
  const hosts = sites.flatMap(({ id, website }) =>
    URL.canParse(website) ? [[bareHost(new URL(website).host), id] as const] : [],
  )
  return { byPlain: new Map(aliases.map(({ plain, brand_id }) => [plain, brand_id])), byHost: new Map(hosts) }
}

/** Parts whose number is one of these or begins with it, the best known of each; `U+FFFF` sorts behind every letter. */
async function knownParts(db: Db, models: readonly string[]): Promise<KnownPart[]> {
  if (models.length === 0) return []
  const { rows } = await sql<KnownPart>`
    select part.model, part.brand_id as "brandId", part.category_id as "categoryId"
    from unnest(${models}::text[]) as wanted (model)
    cross join lateral (
      select part.model, part.brand_id, part.category_id
      from part
      where model_key >= wanted.model and model_key < wanted.model || ${lastLetter}::text
      order by model_key, popularity desc limit ${mostParts}
    ) part
  `.execute(db)
  return rows
}

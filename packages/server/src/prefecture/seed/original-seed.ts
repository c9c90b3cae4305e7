import type { originalData } from '@xinpu/contract/prefecture'
import { sql } from 'kysely'
import { textWords } from '../../article/article-words.ts'
import type { House } from '../../core/context.ts'
import type { Db } from '../../core/database.ts'
import { keepZoneFile } from '../zone-file.ts'
import { htmlOf } from './plain-block.ts'
import { overviewOf, selectionOf, type Guide, type GuidePart } from './selection-guide.ts'
import { setPaper } from './zone-paper.ts'

/** Makers that have documents, and categories of each that have a guide. */
const [makers, guides] = [6, 3]
/** Parts in one guide. */
const mostParts = 60

/** Keeps guides to the parts of well-known makers, put together from the catalogue. */
export async function seedOriginals(house: House, at: (place: number) => Date): Promise<number> {
  const { db } = house
  let kept = 0
  for (const brand of await chosenBrands(db)) {
    const { id } = await db
      .insertInto('original_factory')
      .values({ brand_id: brand.id, intro: `${brand.name_cn}在芯谱目录中有 ${brand.part_count} 个型号。` })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const guide of await guidesOf(db, brand)) await keepGuide(house, id, guide, at(kept++))
  }
  return kept
}

const chosenBrands = (db: Db) =>
  db
    .selectFrom('brand')
    .select(['id', 'name_cn', 'short_name', 'part_count'])
    .orderBy('part_count', 'desc')
    .orderBy('id')
    .limit(makers)
    .execute()

type Brand = Awaited<ReturnType<typeof chosenBrands>>[number]

/** An overview, a guide for each of the largest categories, and the largest one in English. */
async function guidesOf(db: Db, brand: Brand): Promise<Guide[]> {
  const categories = await db
    .selectFrom('part')
    .innerJoin('category', 'category.id', 'category_id')
    .select(['category.id', 'category.name', sql<number>`count(*)::int`.as('count')])
    .where('brand_id', '=', brand.id)
    .groupBy('category.id')
    .orderBy('count', 'desc')
    .orderBy('category.id')
    .execute()
  const made: Guide[] = [overviewOf(brand.name_cn, categories)]
  for (const [place, category] of categories.slice(0, guides).entries()) {
    const parts = await partsIn(db, brand.id, category.id)
    const about = { brand: brand.name_cn, category: category.name, parts }
    made.push(selectionOf({ ...about, language: 'zh' }))
    if (place === 0) made.push(selectionOf({ ...about, brand: brand.short_name, language: 'en' }))
  }
  return made
}

const partsIn = (db: Db, brandId: number, categoryId: number): Promise<GuidePart[]> =>
  db
    .selectFrom('part')
    .select(['model', 'package', 'description', 'params'])
    .where('brand_id', '=', brandId)
    .where('category_id', '=', categoryId)
    .orderBy('popularity', 'desc')
    .orderBy('id')
    .limit(mostParts)
    .execute()

async function keepGuide(house: House, factoryId: number, guide: Guide, at: Date): Promise<void> {
  const { title, summary, type, language, models, blocks } = guide
  const fileId = await keepZoneFile(house, await setPaper({ title, summary, kind: '芯谱按目录整理', blocks }))
  const text = blocks.flatMap((block) => (block.kind === 'table' ? [] : 'text' in block ? [block.text] : block.items))
  const words = textWords({
    title,
    summary,
    channel: '原厂资料',
    author: '',
    keywords: [],
    models,
    text: text.join(' '),
  })
  await house.db
    .insertInto('original_data')
    .values({
      factory_id: factoryId,
      title,
      type: type satisfies originalData.OriginalDataType,
      language,
      summary,
      content: htmlOf(blocks),
      models: [...models],
      file_id: fileId,
      words: sql<string>`array_to_tsvector(${words}::text[])`,
      created_at: at,
    })
    .execute()
}

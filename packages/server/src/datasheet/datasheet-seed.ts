import type { House } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { keepDatasheet, type NewRevision } from './keep-datasheet.ts'
import type { Seed } from '../seed/first-run.ts'
import { renderSample, type SamplePart } from '../sample/sample-datasheet.ts'

const sheets = 200
/** Every tenth is in Chinese, and about every seventh has a second revision. */
const chineseEvery = 10
const revisedEvery = 6
const mostRevised = 34
const day = 24 * 3_600_000
/** The samples' own clock: the newest was published on this day. */
const newest = Date.UTC(2026, 9, 30, 2)

/** Makes and keeps the sample datasheets: one each for the best-known part of many categories. */
export const seedDatasheets: Seed = async (house, say) => {
  say('首次运行：正在生成示例数据手册…')
  const parts = await chosenParts(house.db)
  // One is drawn while the one before is kept: the database works in a thread of its own.
  let keeping: Promise<unknown> = Promise.resolve()
  for (const [index, part] of parts.entries()) {
    const revisions = await drawSample(part, index)
    await keeping
    keeping = keepSample(house, part, { index, revisions })
    keeping.catch(() => {})
  }
  await keeping
  await countDatasheets(house.db)
  return `${parts.length} 份数据手册`
}

type ChosenPart = Awaited<ReturnType<typeof chosenParts>>[number]

/** The best-known parts, category by category in turn, so that every category has some. */
const chosenParts = (db: Db) =>
  db
    .with('placed', (cte) =>
      cte
        .selectFrom('part')
        .innerJoin('brand', 'brand.id', 'brand_id')
        .innerJoin('category', 'category.id', 'category_id')
        .select([
          'part.id',
          'model',
          'package',
          'description',
          'params',
          'part.brand_id',
          'part.category_id',
          'part.popularity',
        ])
        .select(['name_cn', 'brand.name_en', 'short_name', 'category.name as category_name'])
        .select(({ fn }) =>
          fn
            .agg<number>('row_number')
            .over((over) => over.partitionBy('category_id').orderBy('part.popularity', 'desc').orderBy('part.id'))
            .as('place'),
        )
        .where('part.source', '=', 'seed'),
    )
    .selectFrom('placed')
    .selectAll()
    .orderBy('place')
    .orderBy('popularity', 'desc')
    .orderBy('id')
    .limit(sheets)
    .execute()

const languageOf = (index: number) => (index % chineseEvery === chineseEvery - 1 ? 'zh' : 'en')

async function drawSample(part: ChosenPart, index: number): Promise<NewRevision[]> {
  const isRevised = index % revisedEvery === 0 && index < mostRevised * revisedEvery
  const revisions: NewRevision[] = []
  for (const revision of isRevised ? (['A', 'B'] as const) : (['A'] as const))
    revisions.push(await renderRevision(part, { language: languageOf(index), revision, index }))
  return revisions
}

function keepSample(house: House, part: ChosenPart, { index, revisions }: { index: number; revisions: NewRevision[] }) {
  const language = languageOf(index)
  return keepDatasheet(
    house,
    {
      brandId: part.brand_id,
      categoryId: part.category_id,
      title: language === 'zh' ? `${part.model} ${part.category_name} 数据手册` : `${part.model} Datasheet`,
      language,
      parts: [{ id: part.id, model: part.model }],
      downloadCount: Math.round(part.popularity * 3.7),
    },
    revisions,
  )
}

async function renderRevision(
  part: ChosenPart,
  { language, revision, index }: { language: 'en' | 'zh'; revision: 'A' | 'B'; index: number },
): Promise<NewRevision> {
  const pages = 4 + ((index * 7) % 27)
  // The first Chinese ones name a font that they do not carry: readers need their character maps for it.
  const font = language === 'zh' && index < chineseEvery * 2 ? ('named' as const) : ('embedded' as const)
  const { bytes, pageCount, outline } = await renderSample({
    parts: [sampleOf(part)],
    language,
    revision,
    pages,
    seed: part.id,
    font,
  })
  const age = index * day + (revision === 'A' ? 400 * day : 0)
  // Those who draw count levels from 0, those who read from 1.
  const lines = outline.map((line) => ({ ...line, level: line.level + 1 }))
  return { revision, bytes, pageCount, outline: lines, publishedAt: new Date(newest - age) }
}

const sampleOf = (part: ChosenPart): SamplePart => ({
  model: part.model,
  brandCn: part.name_cn,
  brandEn: part.name_en,
  brandName: part.short_name,
  categoryName: part.category_name,
  package: part.package,
  description: part.description,
  params: part.params,
})

const countDatasheets = (db: Db) =>
  db
    .updateTable('brand')
    .set(({ selectFrom }) => ({
      datasheet_count: selectFrom('datasheet')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('datasheet.brand_id', '=', 'brand.id') as never,
    }))
    .execute()

import { sql } from 'kysely'
import type { House } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { keepDatasheet, type NewRevision } from './keep-datasheet.ts'
import type { Seed } from '../seed/first-run.ts'
import { drawSamples } from '../sample/draw-samples.ts'
import type { Sample, SamplePart, SampleTerms } from '../sample/sample-terms.ts'

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
  const drawn = drawSamples(
    parts.flatMap((part, index) => revisionsOf(index).map((name) => termsOf(part, index, name))),
  )
  try {
    for (const [index, part] of parts.entries()) await keepSample(house, part, index, await nextRevisions(drawn, index))
  } finally {
    await drawn.return(undefined)
  }
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

type RevisionName = SampleTerms['revision']

const revisionsOf = (index: number): RevisionName[] =>
  index % revisedEvery === 0 && index < mostRevised * revisedEvery ? ['A', 'B'] : ['A']

function keepSample(house: House, part: ChosenPart, index: number, revisions: readonly NewRevision[]) {
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

function termsOf(part: ChosenPart, index: number, revision: RevisionName): SampleTerms {
  const language = languageOf(index)
  return {
    parts: [sampleOf(part)],
    language,
    revision,
    pages: 4 + ((index * 7) % 27),
    seed: part.id,
    // The first Chinese ones name a font that they do not carry: readers need their character maps for it.
    font: language === 'zh' && index < chineseEvery * 2 ? 'named' : 'embedded',
  }
}

async function nextRevisions(drawn: AsyncGenerator<Sample>, index: number): Promise<NewRevision[]> {
  const revisions: NewRevision[] = []
  for (const name of revisionsOf(index)) {
    const { value } = await drawn.next()
    revisions.push(revisionOf(value as Sample, index, name))
  }
  return revisions
}

function revisionOf({ bytes, pageCount, outline }: Sample, index: number, revision: RevisionName): NewRevision {
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

/** Brands that have none are not written: each row that is costs all its indexes. */
const countDatasheets = (db: Db) =>
  sql`
    with counted as (
      select brand.id, count(datasheet.id)::int as sheets
      from brand left join datasheet on datasheet.brand_id = brand.id
      group by brand.id
    )
    update brand set datasheet_count = sheets from counted
    where counted.id = brand.id and datasheet_count <> sheets
  `.execute(db)

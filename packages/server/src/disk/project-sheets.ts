import type { bom } from '@xinpu/contract/demand'
import { plainOf } from '@xinpu/trade/words'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'

/** What a line of a list of parts asks for: the part where it is known, and how the line calls it. */
interface AskedPart {
  partId: number | null
  model: string
}

/** Points at a datasheet of this site in its newest revision, or at the part that names another site's. */
interface Pointed {
  datasheet_id: number | null
  revision_id: number | null
  part_id: number | null
}

/** The parts of some lines, each once: those that were chosen, and those whose model the catalogue has to the letter. */
export async function partsOfBom(db: Db, lines: readonly bom.BomLine[]): Promise<AskedPart[]> {
  const open = lines.filter(({ modelId, model }) => modelId === undefined && plainOf(model) !== '')
  const plains = [...new Set(open.map(({ model }) => plainOf(model)))]
  const { rows } = await sql<{ id: number; plain: string }>`
    select distinct on (model_plain) id, model_plain as plain from part
    where model_plain = any(${plains}::text[])
    order by model_plain, exists (select from datasheet_part where part_id = part.id) desc, popularity desc, id
  `.execute(db)
  const known = new Map(rows.map(({ id, plain }) => [plain, id]))
  const asked = lines
    .filter(({ model, modelId }) => modelId !== undefined || model !== '')
    .map(({ model, modelId }) => ({ model, partId: modelId ?? known.get(plainOf(model)) ?? null }))
  return [...new Map(asked.map((part) => [part.partId ?? part.model, part])).values()]
}

/** The datasheets of parts, most wanted first for each; one of another site where this one has none. */
export async function sheetsOfParts(db: Db, parts: readonly AskedPart[]) {
  const ids = parts.flatMap(({ partId }) => partId ?? [])
  const { rows } = await sql<Pointed & { asked: number }>`
    select part.id as asked, sheet.id as datasheet_id, revision.id as revision_id,
      case when sheet.id is null then part.id end as part_id
    from part
    left join lateral (
      select datasheet.id from datasheet_part join datasheet on datasheet.id = datasheet_part.datasheet_id
      where datasheet_part.part_id = part.id and state = 'published' order by download_count desc, datasheet.id limit 1
    ) sheet on true
    left join lateral (
      select id from datasheet_revision where datasheet_id = sheet.id order by published_at desc, id desc limit 1
    ) revision on true
    where part.id = any(${ids}::int[]) and (sheet.id is not null or datasheet_url <> '')
  `.execute(db)
  const found = new Map(
    rows.map(({ datasheet_id, revision_id, part_id }) => [
      `${datasheet_id} ${part_id}`,
      { datasheet_id, revision_id, part_id },
    ]),
  )
  const known = new Set(rows.map(({ asked }) => asked))
  const lacking = parts.filter(({ partId }) => partId === null || !known.has(partId)).map(({ model }) => model)
  return { found: [...found.values()], lacking: lacking.filter((model) => model !== '') }
}

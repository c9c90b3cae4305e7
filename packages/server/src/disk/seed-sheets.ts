import type { House, User } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { offersOfAll } from '../datasheet/offer.ts'
import { addBom } from '../demand/bom-store.ts'
import type { Disk } from './disk-owner.ts'
import { folderAt } from './seed-folder.ts'
import { keepSheets } from './kept-sheets.ts'

const kind = 'spec'
/** Parts of the project, and datasheets that lie beside it. */
const most = { project: 6, beside: 5 }

/** Datasheets of a project that belongs to a list of parts, some beside it, one of which has a newer revision. */
export async function seedSheets(house: House, disk: Disk): Promise<void> {
  const { db, now } = house
  const sheets = await wantedSheets(db)
  const project = sheets.slice(0, most.project)
  if (disk.account_id === null || project.length === 0) return
  const user = { id: disk.account_id } as User
  const bom = await addBom({ db, user, now }, { name: '栖云网关 V3', lines: await linesOf(house, project) })
  const folder = await folderAt(db, disk, { kind, way: ['栖云网关 V3'] })
  await db.updateTable('disk_folder').set({ bom_id: bom.id }).where('id', '=', folder).execute()
  const power = await folderAt(db, disk, { kind, way: ['选型', '电源'] })
  const beside = sheets.slice(most.project)
  await keepSheets(db, [
    ...project.map((sheet) => rowOf(sheet, disk, { folder, now: now() })),
    ...beside.map((sheet, at) => rowOf(sheet, disk, { folder: at < 3 ? power : null, now: now() })),
  ])
}

/** What somebody offers is bought, and the rest is asked for. */
async function linesOf(house: House, project: readonly Sheet[]) {
  const asked = project.map(({ part_id }, at) => ({ partId: part_id, pieces: at + 1 }))
  const offers = await offersOfAll(house, asked)
  return project.map(({ model, part_id, brand }, at) => ({
    rowNo: at + 1,
    model,
    brand,
    quantity: at + 1,
    modelId: part_id,
    bucket: offers.has(part_id) ? ('cart' as const) : ('demand' as const),
  }))
}

type Sheet = Awaited<ReturnType<typeof wantedSheets>>[number]

/** Those with several revisions first: of them the oldest is what was kept. */
const wantedSheets = (db: Db) =>
  db
    .selectFrom('datasheet')
    .innerJoin('part', 'part.id', 'datasheet.part_id')
    .innerJoin('brand', 'brand.id', 'part.brand_id')
    .innerJoinLateral(
      ({ selectFrom }) =>
        selectFrom('datasheet_revision')
          .select(({ fn }) => [
            fn.min('datasheet_revision.id').as('revision_id'),
            fn.countAll<number>().as('revisions'),
          ])
          .whereRef('datasheet_revision.datasheet_id', '=', 'datasheet.id')
          .as('revision'),
      (join) => join.onTrue(),
    )
    .select(['datasheet.id as datasheet_id', 'part.id as part_id', 'model', 'brand.name_cn as brand', 'revision_id'])
    .where('datasheet.state', '=', 'published')
    .orderBy('revisions', 'desc')
    .orderBy('datasheet.id')
    .limit(most.project + most.beside)
    .execute()

const rowOf = (
  { datasheet_id, revision_id }: Sheet,
  disk: Disk,
  { folder, now }: { folder: number | null; now: Date },
) => ({
  ...disk,
  kind: 'spec' as const,
  datasheet_id,
  revision_id,
  part_id: null,
  folder_id: folder,
  by_id: disk.account_id,
  created_at: now,
  updated_at: now,
})

import type { Db } from '../core/database.ts'
import { measureTables } from '../core/vacuum.ts'
import { openBrandDirectory, type BrandDirectory } from './brand-directory.ts'
import { openCategoryDirectory } from './category-directory.ts'
import { refreshCounts } from './counts.ts'
import { openDescriptions } from './description-parameters.ts'
import { isRefused, type PartRow, type PartSource, type SourceRow } from './part-row.ts'
import { batchSize, storeParts, type PlacedRow, type Written } from './part-store.ts'
import { silent, type Progress } from './progress.ts'
import type { RefusalReport } from './refusal-report.ts'

/** What an import came to. */
export interface Imported {
  read: number
  added: number
  changed: number
  /** Rows that were there just so, and doubles. */
  unchanged: number
  refused: ReadonlyMap<string, number>
  newBrands: number
  /** Rows that no category rule knew. */
  uncategorised: number
}

interface Listeners {
  report: Pick<RefusalReport, 'add' | 'counts'>
  progress?: Progress
}

/** Takes the parts of a source into the catalogue. The same source twice leaves what once left. */
export async function importParts(
  db: Db,
  source: PartSource,
  { report, progress = silent }: Listeners,
): Promise<Imported> {
  const brands = await openBrandDirectory(db)
  const categories = await openCategoryDirectory(db)
  const readDescription = openDescriptions()
  const written: Written = { added: 0, changed: 0 }
  const totals = { read: 0, uncategorised: 0 }
  let writing: Promise<void> = Promise.resolve()

  const write = async (batch: readonly PlacedRow[]) => {
    const { added, changed } = await storeParts(db, batch, readDescription)
    written.added += added
    written.changed += changed
    progress.tell(source.progress(), totals.read)
  }

  for await (const rows of batches(taken(source.rows, report))) {
    const batch = await place(rows, { brands, categories })
    totals.read += batch.length
    totals.uncategorised += batch.filter(({ place }) => place === categories.rest).length
    // While the database writes one batch, the next is read.
    await writing
    writing = write(batch)
    writing.catch(() => {})
  }
  await writing
  await refreshCounts(db)
  await measureTables(db, 'part', 'brand', 'category')
  progress.end()
  const unchanged = totals.read - written.added - written.changed
  return { ...totals, ...written, unchanged, refused: report.counts(), newBrands: brands.made() }
}

async function* taken(rows: AsyncIterable<SourceRow>, report: Pick<RefusalReport, 'add'>): AsyncGenerator<PartRow> {
  for await (const row of rows) {
    if (isRefused(row)) report.add(row)
    else yield row
  }
}

async function* batches(rows: AsyncIterable<PartRow>): AsyncGenerator<PartRow[]> {
  let batch: PartRow[] = []
  for await (const row of rows) {
    batch.push(row)
    if (batch.length < batchSize) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

type Directories = { brands: BrandDirectory; categories: Awaited<ReturnType<typeof openCategoryDirectory>> }

async function place(rows: readonly PartRow[], { brands, categories }: Directories): Promise<PlacedRow[]> {
  const placed: PlacedRow[] = []
  for (const row of rows) {
    const brandId = brands.find(row.brand) ?? (await brands.settle(row.brand))
    placed.push({ row, brandId, place: categories.placeOf(row) })
  }
  return placed
}

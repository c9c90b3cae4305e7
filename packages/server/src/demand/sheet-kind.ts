import type { excelTask } from '@xinpu/contract/demand'
import type { Selectable } from 'kysely'
import type { User, House } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import type { Tables } from '../core/tables.ts'
import type { TaskRow } from './excel-queries.ts'

/** A row of a sheet, as it was read and mended. */
export type SheetRow = Selectable<Tables['excel_row']>

/** Who takes rows in, and for which task. */
export interface TakingIn {
  task: TaskRow
  user: Pick<User, 'id' | 'roles'>
  now: House['now']
}

/** What becomes of the rows of one kind of sheet. */
export interface SheetKind {
  /** What nobody else of the same may do meanwhile. */
  turnOf: (user: TakingIn['user']) => string
  /** Takes rows in; says of those that did not come in why, by their number. A refusal ends the task with its words. */
  take: (tx: Db, taking: TakingIn, rows: readonly SheetRow[]) => Promise<ReadonlyMap<number, string>>
  /** What is done once no row is left. */
  end?: (tx: Db, taking: TakingIn) => Promise<void>
  /** What is said of those that came in: 已发布 3 条求购. */
  tell: (task: Pick<TaskRow, 'success' | 'type'>) => string
}

/** Every kind that the contract names; what cannot be handed in yet says so. */
export type SheetKinds = Readonly<Record<excelTask.ExcelTaskKind, SheetKind | 'unbuilt'>>

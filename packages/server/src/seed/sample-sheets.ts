import type * as contract from '@xinpu/contract'
import { writeWorkbook } from '@xinpu/trade/sheet-file'
import type { HandlersOf } from '../core/handlers.ts'
import { storeUpload } from '../storage/upload-store.ts'
import type { Asking } from './sample-accounts.ts'

type Calls = HandlersOf<Pick<typeof contract, 'demand'>>

const header = ['型号', '品牌', '数量', '目标单价', '批号']

/** One sheet waits to be corrected, the other is imported; both are read as any sheet is. */
export async function sampleSheets({ demand }: Calls, who: Asking): Promise<void> {
  await handIn(demand, who, '网关V3_缺料.xlsx', [
    ['STM32F103C8T6', '意法', '2K', '3.2', '24+'],
    ['TPS5430DDAR', 'TI', '若干', '', ''],
    ['LM358DR', 'TI德仪', '1000', '0.35', '25+'],
    ['', 'Murata', '5000', '', ''],
    ['CH340C', '沁恒', '800', '1.6', ''],
  ])
  const id = await handIn(demand, who, '网关V2_尾单.xlsx', [
    ['NE555DR', 'TI', '500', '0.4', '24+'],
    ['SS34', '', '3000', '0.08', ''],
    ['L7805CV', '意法', '0', '', ''],
  ])
  const { brought } = who
  await demand.excelTask.confirm({ taskId: id, validDays: 30, skipErrors: true }, who)
  await brought.jobs.excelImport.run(who, { id, roles: [] }, new AbortController().signal)
}

async function handIn(demand: Calls['demand'], who: Asking, fileName: string, lines: string[][]): Promise<number> {
  const bytes = await writeWorkbook('清单', [header, ...lines])
  const { url } = await storeUpload(who, new File([Uint8Array.from(bytes)], fileName), 'sheet')
  await demand.excelTask.upload({ fileUrl: url, fileName, type: 1 }, who)
  const task = await who.db
    .selectFrom('excel_task')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  await who.brought.jobs.excelParse.run(who, task, new AbortController().signal)
  return task.id
}

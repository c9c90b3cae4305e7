import { excelTaskTemplate } from '@xinpu/sdk/demand'
import type { Client } from '@xinpu/sdk'
import { myGoodsTemplate } from '@xinpu/sdk/mall'
import { myStockTemplate } from '@xinpu/sdk/stock'
import { BomInput } from '@xinpu/ui/demand'
import { Button, onDemand, Skeleton } from '@xinpu/ui/primitives'
import { Suspense, useEffect } from 'react'
import { useCall } from '../app/api.ts'
import { saveFile } from '../app/files.ts'
import type { ImportParams } from './import-params.ts'
import { tellFailure } from './tell-failure.ts'
import { useSheetReading } from './use-sheet-reading.ts'

/** Rows of a task. */
const mostRows = 50_000
const ImportColumns = onDemand(() => import('./ImportColumns.tsx').then((module) => module.ImportColumns))

interface ImportFileProps {
  search: ImportParams
  /** Told whether there is a sheet whose columns are asked for. */
  onRead: (isRead: boolean) => void
}

/** A sheet is pasted, dropped or chosen, its columns are told apart, and it is handed in. */
export function ImportFile({ search, onRead }: ImportFileProps) {
  const call = useCall()
  const { field, read } = useSheetReading(mostRows)
  const isRead = read !== undefined
  useEffect(() => onRead(isRead), [isRead, onRead])

  return (
    <>
      <BomInput
        {...field}
        action={
          <Button tone="quiet" onPress={() => void saveTemplate(call, search).catch(tellFailure)}>
            下载模板
          </Button>
        }
      />
      {read && (
        <Suspense fallback={<Skeleton shape="table" count={3} />}>
          <ImportColumns key={`${read.sheet.name} ${read.file.encoding}`} read={read} search={search} />
        </Suspense>
      )}
    </>
  )
}

async function saveTemplate(call: Client, { kind, type: said }: ImportParams) {
  const type = said ?? 1
  if (kind === 'goods') return saveFile(await call(myGoodsTemplate, {}), '商品模板.xlsx')
  if (kind === 'stock') return saveFile(await call(myStockTemplate, {}), '库存模板.xlsx')
  saveFile(await call(excelTaskTemplate, { type }), type === 1 ? '求购模板.xlsx' : '供应模板.xlsx')
}

import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { columnMapFind, columnMapSave, excelTaskUpload } from '@xinpu/sdk/demand'
import { query } from '@xinpu/sdk/query'
import { myGoodsImportFile, type MyGoodsImportFileInput } from '@xinpu/sdk/mall'
import { findHeader, guessColumns, headerSignature, partColumns } from '@xinpu/sdk/sheet'
import { myStockImportFile } from '@xinpu/sdk/stock'
import type { ColumnChoice } from '@xinpu/sdk/types'
import { ColumnMapper, missingOf } from '@xinpu/ui/demand'
import { Alert, Button, Checkbox, Skeleton } from '@xinpu/ui/primitives'
import { useState } from 'react'
import { useCall } from '../app/api.ts'
import { uploadFor } from '../app/files.ts'
import { useAct } from '../app/use-act.ts'
import { becoming, importPlace, type ImportParams } from './import-params.ts'
import { tellFailure } from './tell-failure.ts'
import type { SheetRead } from './use-sheet-reading.ts'

const common = ['model', 'quantity', 'brand', 'price', 'currency', 'package', 'batchNo', 'supplierNo'] as const
/** What columns can hold, and which must be there, by what rows become. */
const sheets = {
  demand: { fields: [...common, 'delivery', 'remark'], required: [partColumns.demand, ['quantity']] },
  goods: {
    fields: [...common, 'location', 'delivery', 'remark'],
    required: [partColumns.goods, ['brand'], ['quantity'], ['location'], ['delivery']],
  },
  stock: { fields: [...common, 'location'], required: [partColumns.stock, ['brand'], ['quantity']] },
} as const

interface ColumnsProps {
  search: ImportParams
  read: SheetRead
}

/** Tells the columns of a sheet apart, as the person did for this header before, and hands it in. */
export function ImportColumns(props: ColumnsProps) {
  const call = useCall()
  const { sheet } = props.read
  const header = findHeader(sheet)
  const signature = headerSignature(sheet.rows[header]?.cells ?? [])
  const known = useQuery({ ...query(call, columnMapFind, { signature }), enabled: header >= 0 })
  if (known.isLoading) return <Skeleton shape="table" count={3} />
  return <Chosen {...props} header={header} signature={signature} known={known.data ?? undefined} />
}

interface ChosenProps extends ColumnsProps {
  header: number
  signature: string
  known: readonly ColumnChoice[] | undefined
}

function Chosen({ read, search, header, signature, known }: ChosenProps) {
  const { sheet } = read
  const columns = guessColumns(sheet, header)
  const { fields, required } = sheets[search.kind ?? 'demand']
  const isOffered = (field: string) => fields.some((one) => one === field)
  const [map, setMap] = useState<ColumnChoice[]>(() =>
    known ? [...known] : columns.flatMap(({ column, field }) => (field && isOffered(field) ? [{ column, field }] : [])),
  )
  const [isKept, setKept] = useState(true)
  const [replaceAll, setReplaceAll] = useState(false)
  const lines = sheet.rows.length - header - 1
  const { isSending, handIn } = useHandingIn(search, {
    read,
    map,
    replaceAll,
    ...(isKept && header >= 0 && { signature }),
  })

  return (
    <ColumnMapper
      columns={columns}
      map={map}
      onChange={setMap}
      fields={fields}
      required={required}
      isKnown={known !== undefined}
      {...(header >= 0 && { remember: { isOn: isKept, onChange: setKept } })}
    >
      {search.kind === 'goods' && (
        <Alert title="其他列按列名认：数量1、价格1 到 数量10、价格10 是阶梯价，还有起订量、最小包装量、商品名称、分类。" />
      )}
      {search.kind === 'stock' && (
        <Checkbox isSelected={replaceAll} onChange={setReplaceAll}>
          替换全部：导入后删除表里没有的库存
        </Checkbox>
      )}
      <Button
        tone="primary"
        isDisabled={missingOf(map, required).length > 0 || lines === 0}
        isPending={isSending}
        onPress={handIn}
      >
        上传 {lines} 行
      </Button>
    </ColumnMapper>
  )
}

interface HandedIn {
  read: SheetRead
  map: ColumnChoice[]
  /** Only of stock: what the sheet does not hold goes. */
  replaceAll: boolean
  /** Where the columns are to be remembered: of which header. */
  signature?: string
}

/** Sends the file, and starts a task with it. */
function useHandingIn({ kind, type, from }: ImportParams, { read, map, replaceAll, signature }: HandedIn) {
  const call = useCall()
  const act = useAct()
  const navigate = useNavigate()
  const [isSending, setSending] = useState(false)

  async function send() {
    const { blob, file, sheet, encoding } = read
    const { url } = await uploadFor(call, 'sheet')(blob)
    if (signature) await call(columnMapSave, { signature, map }).catch(() => {})
    const sheetTold = {
      fileUrl: url,
      fileName: blob.name,
      map,
      ...(file.kind !== 'text' && { sheet: sheet.name }),
      ...(encoding && encoding !== 'utf-16be' && { encoding }),
      ...(from && { fromTaskId: from }),
    }
    const task = await start(sheetTold)
    await navigate(importPlace({ ...becoming(task), taskId: task.id }))
  }

  function start(sheet: MyGoodsImportFileInput) {
    if (kind === 'goods') return act(myGoodsImportFile, sheet)
    if (kind === 'stock') return act(myStockImportFile, { ...sheet, replaceAll })
    return act(excelTaskUpload, { ...sheet, type: type ?? 1 })
  }

  return {
    isSending,
    handIn() {
      setSending(true)
      void send()
        .catch(tellFailure)
        .finally(() => setSending(false))
    },
  }
}

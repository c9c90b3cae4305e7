import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { columnMapFind, columnMapSave, excelTaskTemplate, excelTaskUpload } from '@xinpu/sdk/demand'
import type { Client } from '@xinpu/sdk'
import { query } from '@xinpu/sdk/query'
import { myGoodsImportFile, myGoodsTemplate, type MyGoodsImportFileInput } from '@xinpu/sdk/mall'
import { findHeader, guessColumns, headerSignature } from '@xinpu/sdk/sheet'
import { myStockImportFile, myStockTemplate } from '@xinpu/sdk/stock'
import type { ColumnChoice } from '@xinpu/sdk/types'
import { BomInput, ColumnMapper, missingOf } from '@xinpu/ui/demand'
import { Alert, Button, Checkbox, Skeleton, toast } from '@xinpu/ui/primitives'
import { useEffect, useState } from 'react'
import { useCall } from '../app/api.ts'
import { saveFile, uploadFor } from '../app/files.ts'
import { useAct } from '../app/use-act.ts'
import { becoming, importPlace, type ImportParams } from './import-params.ts'
import { useSheetReading, type SheetRead } from './use-sheet-reading.ts'

/** Rows of a task. */
const mostRows = 50_000
const common = ['model', 'quantity', 'brand', 'price', 'currency', 'package', 'batchNo', 'supplierNo'] as const
/** What columns can hold, and which must be there, by what rows become. */
const sheets = {
  demand: { fields: [...common, 'delivery', 'remark'], required: [['model', 'supplierNo'], ['quantity']] },
  goods: {
    fields: [...common, 'location', 'delivery', 'remark'],
    required: [['model'], ['brand'], ['quantity'], ['location'], ['delivery']],
  },
  stock: { fields: [...common, 'location'], required: [['model', 'supplierNo'], ['brand'], ['quantity']] },
} as const

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
          <Button tone="quiet" onPress={() => void saveTemplate(call, search).catch(told)}>
            下载模板
          </Button>
        }
      />
      {read && <Columns key={`${read.sheet.name} ${read.file.encoding}`} read={read} search={search} />}
    </>
  )
}

async function saveTemplate(call: Client, { kind, type: said }: ImportParams) {
  const type = said ?? 1
  if (kind === 'goods') return saveFile(await call(myGoodsTemplate, {}), '商品模板.xlsx')
  if (kind === 'stock') return saveFile(await call(myStockTemplate, {}), '库存模板.xlsx')
  saveFile(await call(excelTaskTemplate, { type }), type === 1 ? '求购模板.xlsx' : '供应模板.xlsx')
}

const told = (error: unknown) => toast.error(error instanceof Error ? error.message : '没有成功，请再试一次')

interface ColumnsProps {
  search: ImportParams
  read: SheetRead
}

/** Waits for what the person chose for this header before. */
function Columns(props: ColumnsProps) {
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
        .catch(told)
        .finally(() => setSending(false))
    },
  }
}

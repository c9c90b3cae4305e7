import { useQuery } from '@tanstack/react-query'
import { excelRowRemove, excelRowUpdate, excelTaskCancel, excelTaskConfirm } from '@xinpu/sdk/demand'
import { isOpenPrice, readAmount, readPrice } from '@xinpu/sdk/sheet'
import type { ExcelTask, ExcelTaskRow } from '@xinpu/sdk/types'
import { ImportBar, ImportTable, type ImportField } from '@xinpu/ui/demand'
import { LinkTabs, toast } from '@xinpu/ui/primitives'
import { useCallback, useState } from 'react'
import { useCall } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { useAct } from '../app/use-act.ts'
import { usePlace } from '../app/use-place.ts'
import { importPlace, type ImportParams } from './import-params.ts'
import { myContacts } from './queries.ts'
import { rowsIn } from './task-queries.ts'

interface ImportRowsProps {
  task: ExcelTask
  search: ImportParams
}

const pageSize = 50

/** The rows of a sheet before they come in: mended in place, taken out, and confirmed. */
export function ImportRows({ task, search }: ImportRowsProps) {
  const call = useCall()
  const act = useAct()
  const place = usePlace()
  const { id, fail, ready, skipped } = task
  const { status = 'all', page = 1 } = search
  const rows = useQuery(rowsIn(call, { taskId: id, pageIndex: page, pageSize, ...(status !== 'all' && { status }) }))
  const contacts = useQuery(myContacts(call))
  const [isPending, setPending] = useState(false)
  const hrefOf = (shown: Pick<ImportParams, 'page' | 'status'>) =>
    place(importPlace({ ...search, taskId: id, step: 'preview', page: undefined, ...shown }))
  const attempt = useCallback((made: Promise<unknown>) => {
    setPending(true)
    void made.catch(told).finally(() => setPending(false))
  }, [])
  const remove = useCallback(
    ({ id: row }: ExcelTaskRow) => attempt(act(excelRowRemove, { ids: [row] })),
    [act, attempt],
  )

  return (
    <>
      <LinkTabs
        label="行"
        current={status}
        items={[
          { id: 'all', label: '全部', count: fail + ready + skipped, href: hrefOf({ status: undefined }) },
          { id: 'error', label: '错误', count: fail, href: hrefOf({ status: 'error' }) },
          { id: 'ready', label: '可导入', count: ready, href: hrefOf({ status: 'ready' }) },
        ]}
      />
      <ImportTable
        rows={shownOf(rows)}
        paging={{ page, pageSize, hrefFor: (other) => hrefOf({ status: search.status, page: other }) }}
        onEdit={async (row, field, text) => act(excelRowUpdate, { id: row.id, ...changeOf(field, text) })}
        onDelete={remove}
      />
      <ImportBar
        task={task}
        contacts={contacts.data?.data ?? []}
        isPending={isPending}
        onConfirm={(terms) => attempt(act(excelTaskConfirm, { taskId: id, ...terms }))}
        onCancel={() => attempt(act(excelTaskCancel, { id }))}
      />
    </>
  )
}

const told = (error: unknown) => toast.error(error instanceof Error ? error.message : '没有成功，请再试一次')

/** What was typed into a cell, as the server takes it; what it cannot be is said in words. */
function changeOf(field: ImportField, text: string) {
  if (field === 'quantity') {
    const { value, error } = readAmount(text)
    if (value === undefined) throw new Error(error)
    return { quantity: value }
  }
  if (field !== 'price') return { [field]: text.trim() }
  if (text.trim() === '' || isOpenPrice(text)) return { negotiable: true }
  const read = readPrice(text)
  if (!read) throw new Error(`单价“${text.slice(0, 24)}”不是价格`)
  return read
}
